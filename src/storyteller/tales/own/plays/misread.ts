import type { Slots } from '../fill.ts';
import { isClause } from '../idea.ts';
import type { OwnWords } from '../read.ts';
import { many, one } from '../terms.ts';
import { bitsOf, wrongIn } from './bits.ts';
import { duoIn } from './duo.ts';
import { plotFor } from './plots.ts';
import { nameless } from './poster.ts';

/** What Not Yet reads off his list, where the family's words stand, and what he makes of it: he has it in writing, and has never seen it. */

/** So few words are a name by themselves: *no mud monster for me*. */
const few = 4;

/** A bit without what joins it to the one before. */
function bare(bit: string): string {
  return bit.replace(/^(?:and|but|so) (?=\p{L})/iu, '');
}

const determined = /^(?:an?|the|my|our) /i;

function withoutArticle(text: string): string {
  return text.replace(determined, '');
}

/** As it is read upside down: the last bit first; a single word in letters. */
function askewOf(bits: readonly string[]): string {
  if (bits.length > 1) return [...bits].reverse().map(bare).join(', ');
  const words = withoutArticle(bits[0] ?? '').split(' ');
  if (words.length > 1) return words.reverse().join(' ');
  return Array.from(words[0] ?? '')
    .slice(0, letters)
    .reverse()
    .map((letter) => letter.toUpperCase())
    .join(', ');
}
const letters = 7;

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

const fewer = 2;

/** The words in their marks, where nothing of them is known and they are a name, or two: the middle of the wait has it, too. */
function nameIn(words: OwnWords, poster: string): string | null {
  if (plotFor(words) !== null) return null;
  const parts = poster.split(/ (?:and|und|et|y|e) /i);
  const isName = words.name !== null && poster !== nameless && parts.every((part) => withoutArticle(part).split(' ').length <= fewer);
  return isName ? `‘${poster}’` : null;
}

/** What he will miss, where that can be said in a few words. */
function missedBy({ idea }: OwnWords, name: string | null): string {
  const isSaid = name !== null && (name.startsWith('‘') || (idea !== null && !isClause(idea) && name.split(' ').length <= few));
  return isSaid ? `No ${name} for me!` : 'And I never see it!';
}

/** How he asks about it. */
function calledSlots(name: string | null): Slots {
  return { inIt: name === null ? 'in it' : `in ${name}`, ofIt: name === null ? '' : ` of ${name}`, todays: name ?? 'what comes today' };
}

/** The slots of what he reads: whom and what it is of, and how it sounds upside down. `poster` is its title. */
export function misreadSlots(words: OwnWords, poster: string): Slots {
  const bits = bitsOf(words, poster);
  const duo = duoIn(words);
  const [first, second] = duo?.heroes ?? [];
  const stuck = duo === null ? stuckIn(bits) : null;
  const name = duo === null ? withoutArticle(bits.join(' ')) : poster;
  const called = duo === null ? nameIn(words, poster) : null;
  const answer = stuck === null ? null : taskIn(bits);
  return {
    isPair: duo === null ? '' : 'two',
    heroA: first?.name ?? '',
    heroB: second?.name ?? '',
    doA: first?.does ?? '',
    doB: second?.does ?? '',
    matter:
      called !== null ? { text: called, number: 'name' } : duo === null ? one('it') : many(`${first?.name.text} and ${second?.name.text}`),
    stuckBit: stuck ?? '',
    // A title is cut where the words are long; the list has all of them.
    whole: duo === null && poster.length < bits.join(' ').length - 1 ? bits.join(' ') : poster,
    noneForMe: missedBy(words, called ?? (stuck === null ? name : null)),
    ...calledSlots(called),
    answer: answer ?? '',
    foundOut: answer === null ? '' : `You ${answer}!`,
    askew: duo === null ? askewOf(bits) : `${second?.name.text} and ${first?.name.text}`,
  };
}
