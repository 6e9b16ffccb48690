import { comingTo } from '../../fill/events.ts';
import { mishapIn } from '../../read/mishap.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { capital, definite, one, possessive, type Slots, type Term } from '../../words/terms.ts';
import { bodyOf } from './gestures.ts';

/** Whose birthday it is, and what it is called. */

/** Whose day it is, where the words name nobody. */
const somebody: Term = { text: 'Mr Plumtree', number: 'name' };

/** Whoever types *my birthday* is one of those who play. */
const ours = /\b(?:my|our) (?:\d+(?:st|nd|rd|th)? |own |first )?(?:birthday|bday|b-day)\b/i;
const oneOfYou: Term = one('birthday child');

/** *With penguins*: they come, and it is not their day. */
const come = /\b(?:with|mit|avec|con|com|met)\b/iu;

/** *The birthday of the moon*: what no table knows as a creature has a day, too. */
const ofThing = /\b(?:birthday|b-day)(?: party)? (?:of|for) (the|our|my) ((?:\p{Ll}+ )?\p{Ll}+)$/iu;

function thingsDay({ who, person, clean }: OwnWords): Term | null {
  const [, whose = '', thing] = ofThing.exec(clean) ?? [];
  if (who !== null || person !== null || thing === undefined || /(?:[^s]s|family|children|kids|people)$/.test(thing)) return null;
  return one(whose.toLowerCase() === 'the' ? thing : `your ${thing}`);
}

function whoseDay(words: OwnWords): Term {
  const { who, person, clean } = words;
  const thing = thingsDay(words);
  if (thing !== null) return thing;
  if (person !== null && !person.along) return { text: person.name, number: 'name' };
  const turning = /^(\p{Lu}\p{Ll}+) (?:turns|is turning|wird|becomes|cumple|compie|fait|wordt) /u.exec(clean)?.[1];
  if (who === null && turning !== undefined) return { text: turning, number: 'name' };
  if (who !== null && who.several && come.test(clean)) return one(`smallest ${who.one}`);
  if (who === null && person === null && ours.test(clean)) return oneOfYou;
  if (who === null || (who.part !== 'owner' && come.test(clean))) return somebody;
  if (who.ours) return one(`your ${who.one}`);
  return who.several ? one(`smallest ${who.one}`) : one(who.one, who.many);
}

/** The slots of a birthday: whose it is, how old they are, and what it is called. Where the words name nobody, it is Mr Plumtree's. */
export function birthdaySlots(words: OwnWords): Slots {
  const { kind, where, who, person } = words;
  const whose = whoseDay(words);
  const fete = one(kind?.tale === 'birthday' ? kind.place : 'birthday');
  const at = where === null || thingsDay(words) !== null ? '' : ` ${where.at}`;
  const isOurs = who?.ours === true && !who.several;
  const arePresent = !isOurs && (person?.along === true || (who !== null && (whose === somebody || whose.number === 'name')));
  const turns = ageIn(words);
  return {
    whose,
    cake: mishapIn(words, 'birthday')?.id === 'cake' ? 'new cake' : 'cake',
    fete,
    tag: turns === null ? 'Open today' : `Number ${turns}, open today`,
    age: turns === null ? 'every age I ever was' : `${turns}, and every age before it`,
    shown: shownFirst(words, whose),
    cries: cryOf(words, whose),
    today:
      whose === oneOfYou
        ? `Today one of you has a ${fete.text}${at}${nthOf(words) === '' ? '' : `: the ${nthOf(words)}`.trim()}.`
        : whose === somebody
          ? `Today ${nthOf(words) === '' ? 'there is a' : `is the ${nthOf(words)}`.trim()} ${fete.text}${at}${arePresent ? comingTo(words) : ''}: Mr Plumtree from next door gets a year older.`
          : `Today is ${possessive(isOurs && whose.number === 'name' ? `your ${who.one} ${whose.text}` : definite(whose))} ${nthOf(words)}${fete.text}${at}${arePresent ? comingTo(words) : ''}.`,
  };
}

const ordinal = /(?<![\d])([1-9]\d?|1[01]\d)(?:st|nd|rd|th)\b/;
const becomes = /\b(?:turns|is|wird|cumple|compie|fait|wordt)\s+([1-9]\d?|1[01]\d)(?!\d)/i;

/** How old they are today, where the words say so: *70th*, *wird 70*. */
function ageIn({ clean }: OwnWords): number | null {
  const age = (ordinal.exec(clean) ?? becomes.exec(clean))?.[1];
  return age === undefined ? null : Number(age);
}

/** *70th*, as it stands before the birthday. */
function nthOf({ clean }: OwnWords): string {
  const nth = ordinal.exec(clean)?.[0];
  return nth === undefined ? '' : `${nth} `;
}

/** What of a creature is seen first in a window: *shining horn first*. */
function shownFirst({ who }: OwnWords, whose: Term): string {
  const isTheirs = who !== null && whose !== somebody && who.creature.is === 'animal';
  return isTheirs ? `, ${bodyOf(who.creature, who.one)} first` : '';
}

/** What whoever’s day it is calls out when it begins. */
function cryOf({ who }: OwnWords, whose: Term): string {
  const isTheirs = who !== null && whose !== somebody && !(whose.number === 'name' && !who.ours);
  return isTheirs ? `“${capital(who.creature.noise)}!” says ${definite(whose)}.` : '';
}
