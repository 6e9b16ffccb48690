import type { Slots } from '../fill.ts';
import { keyOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { capital, one, type Term } from '../terms.ts';
import { bitsOf, cryIn, heroesIn, wrongIn } from './bits.ts';
import rows from './en/changes.json' with { type: 'json' };
import { overcome } from './ends.ts';
import { movesIn, twice } from './moves.ts';
import { pagesOf } from './pages.ts';
import { plotFitting } from './plots.ts';

/** What is told of the wait for what a family has typed: what Not Yet reads and gets wrong, what is different once the trouble is dealt with, and how what they wait for begins and is not given away. */

/** What gets in the way, *a cow on the line* and *the cow*, and what is done about it. */
export type Trouble = { aWay: string; way: string; doing: string };

/** What is different by what got in the way and by what was done: the first that fits. `{x}` is what it was. */
const changes = Object.entries(rows).map(([says, said]) => [new RegExp(says, 'iu'), said] as const);

/** What fits anything. */
const usual = 'There! That did it!';
/** Where the words say nothing of what is done about it. */
const helps = 'show what helps';
/** What is different where only the family knows what it was. */
const solved = 'There! That helped!';
const byBoth = 'There! Both did it!';

/** *The cloud moves*, of *a cloud that will not move*; null where the words say nothing that somebody or something would not do. */
function givesIn({ aWay, way }: Trouble): string | null {
  const [, refused] = / (?:that|who) ((?:will not|cannot|does not|never) .+)$/u.exec(aWay) ?? [];
  return refused === undefined ? null : overcome(`${way} ${refused}`);
}

/** What it is that gets in the way: of *a mountain of foam* the foam. */
function matterOf({ aWay, way }: Trouble): string {
  const [, matter] = /^an? (?:mountain|ball|lump|heap) of (\p{L}+)/u.exec(aWay) ?? [];
  return matter === undefined ? way : `the ${matter}`;
}

/** What is different once the trouble is dealt with: *Off goes the cow!* */
export function changeOf(trouble: Trouble): string {
  const what = matterOf(trouble);
  const told = `${trouble.aWay}/${trouble.doing}`;
  for (const [says, said] of changes) {
    const found = says.exec(told);
    if (found === null) continue;
    const [, first = '', second = '', third = ''] = found;
    return said.replace('$1', first).replace('$2', second).replace('$3', third).replace('{x}', what).replace('{X}', capital(what));
  }
  const own = givesIn(trouble);
  return own === null ? usual : `${capital(own)}!`;
}

/** What is small or soft by itself is not done big. */
const soft = /\b(?:hum|yawn|curl|sink|sigh|purr|head on|fall, like|hug)\b/;
const small =
  /\b(?:soft\p{L}*|slow\p{L}*|quiet|blink|winks?|nod|peep|look|listen|whisper|read|press|feelers|stitch|still|sniff|smile|toes?|thumbs?|fingers?)\b/u;

/** How the moment is played. */
function howOf(lastDoing: string): string {
  if (small.test(lastDoing)) return 'all of it';
  return soft.test(lastDoing) ? 'so softly' : 'big';
}

/** How the last doing begins: *lift both arms*, of *lift both arms, tip, and crunch*. */
function begunOf(lastDoing: string): string {
  return lastDoing.split(lastDoing.includes(', ') ? ', ' : ' and ')[0] ?? lastDoing;
}

/** Whether a noise is only made in the end: *with a plop*. */
function isLast(noise: string, end: string): boolean {
  return new RegExp(`(?<!\\p{L})${noise}(?!\\p{L})`, 'iu').test(end);
}

/** Nobody would rather hold it. */
const nasty = /\b(?:poo|poop|lice|potty|toilet)\b/;

/** What it does that is there only in the end. */
const appears = ['is out', 'is there', 'comes', 'turns up', 'drops', 'flies'];

/** What is held in the hands until it comes, where it has a name of its own, is no child of the family, and does not come only in the end. */
function insideOf(part: Slots[string] | undefined, end: string): Term {
  const isNamed = part !== undefined && typeof part !== 'string' && part.text.startsWith('the ') && !nasty.test(part.text);
  const isLate = isNamed && appears.some((verb) => end.includes(`${part.text} ${verb}`));
  return isNamed && !isLate ? part : one('it');
}

const text = (slot: Slots[string] | undefined): string => (typeof slot === 'string' ? slot : (slot?.text ?? ''));

/** So many words are about little enough that the move for one of them is the move for all. */
const few = 4;

/** What is done for the whole idea, where that is certain. */
function moveOf(words: OwnWords, said: (name: string) => string, isFitting: boolean): string | null {
  const { clean } = words;
  const last = movesIn(words).at(-1)?.word ?? '';
  // Of *a gym battle* the gym says nothing of how it goes.
  const isAboutIt = last !== '' && clean.split(' ').length <= few && keyOf(clean).endsWith(last);
  return cryIn(words) ?? (isFitting || isAboutIt ? said('move1') : null);
}

/** What one of two does, where that is known. */
function heroMove(words: OwnWords, hero: Term | undefined): string | undefined {
  return hero === undefined ? undefined : movesIn({ ...words, clean: hero.text.toLowerCase() })[0]?.act;
}

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

function withoutArticle(text: string): string {
  return text.replace(/^(?:an?|the|my|our) /i, '');
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
  return others.find((bit) => quest.test(bit)) ?? others.find((bit) => doing.test(bit)) ?? null;
}

const task = /^(?:we|i) (?:have to|need to|must|want to|will) (.+)$/i;

/** That it is done in the end, where the words say that it has to be: *you find it*. */
function doneIn(bits: readonly string[]): string {
  const found = bits.map((bit) => task.exec(bit)?.[1]).find((deed) => deed !== undefined);
  return found === undefined ? '' : `You ${found.replaceAll(/\b(?:my|our)\b/gi, 'your')}!`;
}

/** What the idea’s own words give: whom and what it is of, and what Not Yet makes of it. */
function readSlots(words: OwnWords, poster: string): Slots {
  const bits = bitsOf(words, poster);
  const heroes = heroesIn(words);
  const stuck = heroes === null ? wrongIn(bits) : null;
  const brief = heroes === null ? briefOf(bits) : poster;
  const name = heroes === null ? withoutArticle(bits.join(' ')) : poster;
  const acts = [heroMove(words, heroes?.[0]), heroMove(words, heroes?.[1])];
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

/** The slots of the wait, out of the family's words and those of the play. */
export function waitedSlots(words: OwnWords, slots: Slots): Slots {
  const said = (name: string) => text(slots[name]);
  const read = readSlots(words, said('poster'));
  const pages = pagesOf(words) !== null;
  const fits = read['isPair'] === '' && !pages && plotFitting(words) !== null;
  const [noise, lastDoing] = [said('firstNoise'), said('lastDoing')];
  const known = read['isPair'] === '' ? moveOf(words, said, fits) : `${text(read['cryA'])}, ${text(read['cryB'])}`;
  const end = `${said('endClause')}, ${lastDoing}`;
  // A noise that is the move itself can't be kept for the end.
  const isKept = noise === '' || cryIn(words) !== null || (isLast(noise, end) && !isLast(noise, known ?? ''));
  // What has neither a move nor a noise of its own has only what is done about its trouble.
  const brief = text(read['brief']);
  const next = text(read['restBits']).split(' … ')[0] ?? brief;
  const fix =
    read['stuckBit'] === '' ? (known ?? `‘${text(read['restBits'])}’`) : read['answer'] === '' ? helps : `‘${text(read['answer'])}’`;
  const quiet = fits && known === said('doing') ? 'ooh, ooh' : (known ?? `‘${brief}’`);
  const moveYet = isKept && noise !== '' ? quiet : (known ?? `‘${brief}’`);
  return {
    ...read,
    hasRow: fits ? 'row' : '',
    hasEnd: fits || (pages && read['stuckBit'] === '') ? 'told' : '',
    hasMove: known === null ? '' : 'move',
    ownMove: known ?? `‘${brief}’`,
    moveA: known ?? `‘${text(read['bitA'])}’`,
    moveB: known ?? `‘${text(read['restBits'])}’`,
    littleA: moveYet,
    littleB: known ?? `‘${next}’`,
    littleC: known ?? `‘${text(read['lastBit'])}’`,
    fixAll: fits ? said('doing') : fix,
    fixLittle: fits ? said('doing') : fix,
    change: fits ? changeOf({ aWay: said('aWay'), way: said('way'), doing: said('doing') }) : read['isPair'] === '' ? solved : byBoth,
    noiseYet: isKept || !fits ? quiet : twice(noise),
    moveYet,
    inside: insideOf(fits ? slots['part1'] : undefined, end),
    begun: fits ? begunOf(lastDoing) : quiet,
    nowHow: fits ? howOf(lastDoing) : 'big',
    allHow: fits && howOf(said('doing')) !== 'big' ? 'once more' : 'so big',
  };
}
