import type { OwnWords } from '../../read/own-words.ts';
import type { Slots } from '../../words/terms.ts';
import { type Move, movesIn, twice } from '../moves.ts';

/** What whoever a story is of has done all along: a firefighter’s hose, a unicorn’s trot, how one floats on the moon. */

/** Where the words say nothing of it, somebody waves. */
const waves: Omit<Move, 'part'> = { act: 'wave, wave', whole: 'wave, wave, with both arms', noise: 'hello' };

/** Their own move, by the words; else by what they are or where it is. */
export function knackOf(words: OwnWords): Omit<Move, 'part'> {
  const { person, who, where } = words;
  const isName = (word: string) => person !== null && person.name.toLowerCase().startsWith(word);
  // What is done at every feast is nobody’s own.
  const own = movesIn(words).find(({ word, noise }) => noise !== 'hooray' && !isName(word));
  if (own !== undefined) return own;
  const creature = who?.creature ?? null;
  if (creature !== null) return { act: twice(creature.move), whole: `${twice(creature.move)}, with two fingers`, noise: creature.noise };
  return where === null || where.at === '' ? waves : { ...waves, act: twice(where.move), whole: `${twice(where.move)}, with both arms` };
}

/** The slots of what somebody can do, all of it, and how it sounds. */
export function knackSlots(words: OwnWords): Slots {
  const { act, whole, noise } = knackOf(words);
  const sound = noise === '' || noise === 'hush' ? act : noise;
  return { knack: act, knackAll: whole, knackOne: sound, knackNoise: twice(sound) };
}
