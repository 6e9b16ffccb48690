import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, type Term } from '../terms.ts';
import { bitsOf, heroesIn, wrongIn } from './bits.ts';
import { gestureOfHero } from './duo.ts';
import { movesIn } from './moves.ts';

/** What Not Yet reads off his list, where the family's words stand, and what he makes of it: he has it in writing, and has never seen it. */

/** What one of two does, where that is known. */
function heroMove(words: OwnWords, hero: Term | undefined): string | undefined {
  return hero === undefined ? undefined : movesIn({ ...words, clean: hero.text.toLowerCase() })[0]?.act;
}

/** So few words are a name by themselves: *no mud monster for me*. */
const few = 4;

/** So much of an idea can be said again and again, and so many words of it are a name. */
const short = 30;
const enough = 3;

/** What the idea is called for short: *a vampire dentist*, *a dragon with a cold*. */
function briefOf(bits: readonly string[]): string {
  const [first = '', next = ''] = bits;
  const whole = bits.join(' ');
  if (whole.length <= short) return whole;
  return first.split(' ').length < enough && `${first} ${next}`.length <= short ? `${first} ${next}` : first;
}

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

/** As it is read much too slowly. */
function slowlyOf(brief: string): string {
  return brief.includes(' ') ? brief.split(' ').join(' … ') : `${Array.from(brief)[0] ?? ''} … ${brief}`;
}

/** So many words can be played in one go. */
const mostWords = 16;

/** The bits of a very long idea without those in the middle. */
function atOnce(bits: readonly string[]): readonly string[] {
  return bits.join(' ').split(' ').length <= mostWords || bits.length < 3 ? bits : [bits[0] ?? '', bits.at(-1) ?? ''];
}

const quest = /\b(?:have to|has to|need to|needs to|must|help|find|fix|mend|save|rescue|look for|catch)\b/i;
/** *Rides a lawnmower*. */
const doing = /^\p{Ll}{2,}s (?:an?|the|my|our|his|her) /u;

/** What the words themselves say is done about what is in the way: *we have to find it*; null where they say nothing of it. */
function answerIn(bits: readonly string[], stuck: string): string | null {
  const others = bits.filter((bit) => bit !== stuck);
  const answer = others.find((bit) => quest.test(bit)) ?? others.find((bit) => doing.test(bit));
  return answer?.replace(/^(?:and|so|but) /i, '') ?? null;
}

const task = /^(?:we|i) (?:have to|need to|must|want to|will) (.+)$/i;

/** That it is done in the end, where the words say that it has to be: *you find it*. */
function doneIn(bits: readonly string[]): string {
  const found = bits.map((bit) => task.exec(bit)?.[1]).find((deed) => deed !== undefined);
  return found === undefined ? '' : `You ${found.replaceAll(/\b(?:my|our)\b/gi, 'your')}!`;
}

/** The slots of what he reads: whom and what it is of, its bits, and how it sounds upside down. `poster` is its title. */
export function misreadSlots(words: OwnWords, poster: string): Slots {
  const bits = bitsOf(words, poster);
  const heroes = heroesIn(words);
  const stuck = heroes === null ? wrongIn(bits) : null;
  // What is wrong is no name for it, unless it begins with that: *Leo’s bike has a flat tyre*.
  const called = bits.filter((bit, at) => at === 0 || bit !== stuck);
  const brief = heroes === null ? briefOf(called) : poster;
  const name = heroes === null ? withoutArticle(bits.join(' ')) : poster;
  const acts = [heroes?.[0], heroes?.[1]].map((hero) => gestureOfHero(hero?.text) ?? heroMove(words, hero));
  const names = (heroes ?? []).map((hero) => hero.text);
  const others = bits
    .slice(1)
    .filter((bit) => bit !== stuck)
    .map(bare);
  const rest = others.length === 0 ? brief : others.join(' … ');
  return {
    isPair: heroes === null ? '' : 'two',
    heroA: heroes?.[0] ?? '',
    heroB: heroes?.[1] ?? '',
    doA: acts[0] ?? `as only ${names[0]} can`,
    doB: acts[1] ?? `as only ${names[1]} can`,
    cryA: acts[0] ?? names[0] ?? '',
    cryB: acts[1] ?? names[1] ?? '',
    stuckBit: stuck ?? '',
    brief,
    // A title is cut where the words are long; the list has all of them.
    whole: heroes === null && poster.length < bits.join(' ').length - 1 ? bits.join(' ') : poster,
    noneForMe: stuck === null && name.split(' ').length <= few ? `No ${name} for me!` : 'And I never see it!',
    bitA: bits[0] ?? brief,
    restBits: rest,
    bitsFirst: bits.length === 1 ? '' : `‘${atOnce(bits).join(' … ')}’, and then: `,
    lastBit: others.at(-1) ?? brief,
    asThere: bits.length > 1 || heroes !== null ? '' : `${determined.test(brief) ? 'as you do it with' : 'as they do in'} ‘${brief}’`,
    answer: stuck === null ? '' : (answerIn(bits, stuck) ?? ''),
    foundOut: doneIn(bits),
    dear:
      heroes === null
        ? withoutArticle(bits[0] ?? brief)
            .split(' ')
            .map(capital)
            .join(' ')
        : poster,
    allBits: atOnce(bits).join(' … '),
    askew: heroes === null ? askewOf(bits) : `${heroes[1].text} and ${heroes[0].text}`,
    slowly: slowlyOf(others[0] ?? brief),
  };
}
