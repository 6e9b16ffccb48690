import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { bitsOf, wrongIn } from './bits.ts';
import { duoIn } from './duo.ts';
import { plotFor } from './plots.ts';
import { nameless } from './poster.ts';
import { mended } from './scene.ts';

/** What stands on Not Yet's list, a family's words as a whole, and what they say themselves of two heroes and of what has to be done. */

const task = /^(?:and |so |but )?(?:we|i) (?:have to|need to|must|want to|will) (.+)$/i;

/** What the words themselves say has to be done, *find it*; null where they say nothing of it. */
function taskIn(bits: readonly string[]): string | null {
  const found = bits.map((bit) => task.exec(bit)?.[1]).find((deed) => deed !== undefined);
  return found?.replaceAll(/\b(?:my|our)\b/gi, 'your') ?? null;
}

/** A bit that says what is in the way: *but then* alone says nothing. */
function stuckIn(bits: readonly string[]): string | null {
  const stuck = wrongIn(bits);
  return stuck === null || /^(?:but \p{L}+|(?:is|are) \p{L}+)$/iu.test(stuck) ? null : stuck;
}

/** So few words are a name. */
const few = 2;

/** The words in their marks, where nothing of them is known and they are a name, or two. */
function nameIn(words: OwnWords, poster: string): string | null {
  if (plotFor(words) !== null) return null;
  const parts = poster.split(/ (?:and|und|et|y|e) /i);
  const isName =
    words.name !== null && poster !== nameless && parts.every((part) => part.replace(/^(?:an?|the|my|our) /i, '').split(' ').length <= few);
  return isName ? `‘${poster}’` : null;
}

/** The slots of what stands there. `poster` is its title. */
export function listedSlots(words: OwnWords, poster: string): Slots {
  const bits = bitsOf(words, poster);
  const duo = duoIn(words);
  const [first, second] = duo?.heroes ?? [];
  const stuck = duo === null ? stuckIn(bits) : null;
  const answer = stuck === null ? null : taskIn(bits);
  return {
    isPair: duo === null ? '' : 'two',
    heroA: first?.name ?? '',
    heroB: second?.name ?? '',
    doA: first?.does ?? '',
    doB: second?.does ?? '',
    // A title is cut where the words are long; the list has all of them.
    whole: duo === null && poster.length < bits.join(' ').length - 1 ? mended(bits.join(' ')) : poster,
    called: (duo === null ? nameIn(words, poster) : null) ?? '',
    answer: answer ?? '',
    foundOut: answer === null ? '' : `You ${answer}!`,
  };
}
