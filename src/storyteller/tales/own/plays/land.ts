import type { Slots } from '../fill.ts';
import { type Creature, keyOf } from '../lexicon.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital } from '../terms.ts';
import { plotOfThing } from './anything.ts';
import { wayOf } from './course.ts';
import { moveFor } from './moves.ts';
import { plotFor } from './plots.ts';

/** A country that is called exactly what the family has typed. */

const unnamed = 'Our Own Land';
/** Longer than this, a name is said only once: cut short, it would lose its point. */
const longestName = 50;
/** And longer than this, it is said no more than twice. */
const longestAgain = 30;
/** Words of English and of no other language, where there are more of them than are read as an idea. */
const english = /\b(?:the|and|with|my|our|we|of)\b/i;
/** What asks for a story and is none of it. */
const asked = /^(?:(?:tonight|today),? )?(?:we|i) (?:want|would like) to (?=\S)/i;
const small = /^(?:a|an|the|and|of|in|on|for|with|to|at|from|by|under|against|into|or|but|vs?|as)$/i;

/** The words as a country is called: without marks that would end a sentence. */
function named(typed: string): string {
  const whole = typed.endsWith('…') ? typed.replace(/(?:,[^,]*)?\s*…$/, '') : typed;
  return whole
    .replace(asked, '')
    .replace(/\b(mrs?|ms|dr|st)\.(?=\s)/gi, '$1')
    .replace(/\s*[+&]\s*/g, ' and ')
    .replace(/\s*[.!?;:]+\s+/g, ', ')
    .replace(/\b(but|and|because) its(?= (?:fun|a|not|so|my|our)\b)/gi, '$1 it’s');
}

/** *Soup soup soup*. */
function isOneWord(words: readonly string[]): boolean {
  return new Set(words.map((word) => word.toLowerCase())).size === 1;
}

/** English words, and any two or three, are written as names are; a sentence in another language as it was typed. */
function nameFrom(text: string, isEnglish: boolean): string {
  const words = text.split(' ');
  if (!isEnglish && words.length > 3 && !isOneWord(words)) return capital(text);
  return words
    .map((word, at) => (at > 0 && at < words.length - 1 && small.test(word) ? word.toLowerCase() : word.split('-').map(capital).join('-')))
    .join(' ');
}

/** Whether a creature is named in the words themselves: who else they are told of may only be drawn for them. */
function isNamed({ one, many, signs, en, other }: Creature, typed: string): boolean {
  const words = ` ${keyOf(typed)} `;
  return signs.some((sign) => typed.includes(sign)) || [one, many, ...en, ...other].some((word) => words.includes(` ${word} `));
}

/** What Miss Inch supposes that is done there: by those who are named, or by what is done. */
function supposed(words: OwnWords): Slots {
  const { creature } = words.who ?? {};
  if (creature !== undefined && creature.move !== '' && creature.is !== 'vehicle' && isNamed(creature, words.typed))
    return {
      landTry: `“Do you ${creature.move} here, as ${creature.many} do? Or is it something with your nose?”`,
      landTryLittle: `“Do you ${creature.move} here?” asks Miss Inch.`,
    };
  const done = moveFor(words);
  if (done !== null)
    return { landTry: `“Is it this: ${done.whole}? Or something else?”`, landTryLittle: `“Is it ${done.whole}?” asks Miss Inch.` };
  return {
    landTry: '“Is it something with your feet? With your nose?”',
    landTryLittle: '“Is it big, what you do there, or small?” asks Miss Inch.',
  };
}

/** What is hoped for there, what gets in the way and what has to happen: of the plot, or asked. */
function hopes(words: OwnWords, again: string): Slots {
  const plot = plotFor(words) ?? plotOfThing(words);
  if (plot === null)
    return {
      landHope: 'so who are you here, and what do you want most of all?',
      landWay: 'a door with no handle',
      landMust: `what has to happen here, or it isn’t ${again}?`,
      landEnd: 'what has to happen here',
      landDo: 'now do it, as it has to happen, until you have got what you want.',
    };
  const { last, lastDoing } = plot;
  const { aWay, doing } = wayOf(plot);
  return {
    landHope: `so who are you here? And what you want most of all is this: ${last}!`,
    landWay: aWay,
    landMust: `in the end ${last}, or it isn’t ${again}. How does that go?`,
    landEnd: last,
    landDo: `there is ${aWay}: ${doing}! And then: ${lastDoing}!`,
  };
}

/** Whom Hup takes them for. */
function supposedToBe({ who, also, person, typed }: OwnWords): string {
  if (who === null || also !== null || person !== null || who.ours || who.creature.is === 'vehicle' || !isNamed(who.creature, typed))
    return 'Who are you?';
  return `Are you ${who.many}?`;
}

/** What is told of a country by the family's own words. */
export function landSlots(read: OwnWords): Slots {
  const { spoken, idea } = read;
  // What somebody is afraid of is all that is left of the words where a story is read out of them.
  const typed = idea !== null && idea.length > spoken.length ? idea : spoken;
  const full = named(quotedWords(typed, unnamed));
  const words = nameFrom(full, idea !== null || english.test(full));
  const isLong = words.length > longestName;
  const again = words.length > longestAgain ? 'your country' : `the country called ${words}`;
  return {
    landFull: words,
    landAgain: again,
    landTitle: isLong ? 'The Country That Nobody Had Drawn' : `The Country Called ${words}`,
    ...supposed(read),
    ...hopes(read, again),
    landWho: supposedToBe(read),
  };
}
