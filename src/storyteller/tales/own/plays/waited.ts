import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, one, type Term } from '../terms.ts';
import { cryIn } from './bits.ts';
import { wayOf } from './course.ts';
import { duoIn, plotOf } from './duo.ts';
import rows from './en/changes.json' with { type: 'json' };
import { overcome } from './ends.ts';
import { misreadSlots } from './misread.ts';
import { twice } from './moves.ts';
import { pagesOf } from './pages.ts';
import { plotFitting } from './plots.ts';
import { shownAs, shownIn } from './shown.ts';

/** What is told of the wait for what a family has typed: what Not Yet reads and gets wrong, what is different once the trouble is dealt with, and how what they wait for begins and is not given away. */

/** What gets in the way, *a cow on the line* and *the cow*, and what is done about it. */
export type Trouble = { aWay: string; way: string; doing: string };

/** What is different by what got in the way and by what was done: the first that fits. `{x}` is what it was. */
const changes = Object.entries(rows).map(([says, said]) => [new RegExp(says, 'iu'), said] as const);

/** What fits anything. */
const usual = 'There! That did it!';
/** What is different where only the family knows what it was. */
const solved = 'There! That helped!';
const byBoth = 'The kitten is safe!';

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

/** What is done in it, where that is not certain: the children have shown their own, and know it. */
const ownMove = 'your move';

/** The moves of the wait: what is done first, next, and all of it. */
function movesOf(words: OwnWords, said: (name: string) => string, isFitting: boolean): readonly [string, string, string] | null {
  const duo = duoIn(words);
  const cry = cryIn(words);
  if (duo !== null) {
    const [one, other] = duo.heroes.map(({ act }) => act);
    return [`${one}, ${other}`, `${other}, ${one}`, `${one}, ${other}`];
  }
  if (cry !== null) return [cry, cry, cry];
  if (isFitting) return [said('move1'), said('move1'), said('move1')];
  const acts = shownIn(words).map(({ act }) => act);
  const [first, second = first] = acts;
  return first === undefined || second === undefined ? null : [first, second, acts.join(', ')];
}

/** The slots of the wait, out of the family's words and those of the play. */
export function waitedSlots(words: OwnWords, slots: Slots): Slots {
  const said = (name: string) => text(slots[name]);
  const read = misreadSlots(words, said('poster'));
  const pages = pagesOf(words) !== null;
  const duo = duoIn(words);
  const isPair = duo !== null;
  const fits = !isPair && !pages && plotFitting(words) !== null;
  const plot = duo === null ? null : plotOf(duo);
  const noise = isPair ? '' : said('firstNoise');
  const [nowClause, nowDoing] = plot === null ? [said('endClause'), said('lastDoing')] : [plot.last, plot.lastDoing];
  const known = movesOf(words, said, fits);
  const [moveA, moveB, allMoves] = known ?? [ownMove, `${ownMove}, with its sound`, `${ownMove}, and its sound`];
  const end = `${nowClause}, ${nowDoing}`;
  // A noise that is the move itself can't be kept for the end.
  const isKept = noise === '' || cryIn(words) !== null || (isLast(noise, end) && !isLast(noise, moveA));
  const fix = fits ? said('doing') : read['answer'] === '' ? moveA : text(read['answer']);
  // What has neither a move nor a noise of its own has only what is done about its trouble.
  const quiet = fits && moveA === said('doing') ? 'ooh, ooh' : moveA;
  const change = fits ? changeOf({ aWay: said('aWay'), way: said('way'), doing: said('doing') }) : isPair ? byBoth : solved;
  return {
    ...read,
    nowClause,
    nowDoing,
    nowTold: plot === null ? said('lastTold') : `${capital(plot.last)}!`,
    firstWay: plot === null ? said('aWay') : wayOf(plot).aWay,
    hasRow: fits || isPair ? 'row' : '',
    hasEnd: isPair || fits || (pages && read['stuckBit'] === '') ? 'told' : '',
    hasMove: known === null ? '' : 'move',
    shown: isPair || fits || cryIn(words) !== null ? '' : shownAs(words),
    moveA,
    moveB,
    allMoves,
    fix,
    change,
    noiseYet: isKept || !fits ? quiet : twice(noise),
    moveYet: fits && isKept && noise !== '' ? quiet : moveA,
    inside: insideOf(fits ? slots['part1'] : undefined, end),
    begun: fits || isPair ? begunOf(nowDoing) : quiet,
    nowHow: fits ? howOf(nowDoing) : 'big',
    allHow: fits && howOf(said('doing')) !== 'big' ? 'once more' : 'so big',
  };
}
