import { comingTo } from '../events.ts';
import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { definite, one, possessive, type Term } from '../terms.ts';

/** Whose birthday it is, and what it is called. */

/** Whose day it is, where the words name nobody. */
const somebody: Term = { text: 'Mr Plumtree', number: 'name' };

/** *With penguins*: they come, and it is not their day. */
const come = /\b(?:with|mit|avec|con|com|met)\b/iu;

function whoseDay({ who, person, clean }: OwnWords): Term {
  if (person !== null && !person.along) return { text: person.name, number: 'name' };
  if (who === null || (who.part !== 'owner' && come.test(clean))) return somebody;
  if (who.ours) return one(`your ${who.one}`);
  return who.several ? one(`smallest ${who.one}`) : one(who.one, who.many);
}

export function birthdaySlots(words: OwnWords): Slots {
  const { kind, where, who, person } = words;
  const whose = whoseDay(words);
  const fete = one(kind?.tale === 'birthday' ? kind.place : 'birthday');
  const at = where === null ? '' : ` ${where.at}`;
  const arePresent = person?.along === true || (who !== null && (whose === somebody || whose.number === 'name'));
  return {
    whose,
    fete,
    today: `Today is ${possessive(definite(whose))} ${fete.text}${at}${arePresent ? comingTo(words) : ''}.`,
  };
}
