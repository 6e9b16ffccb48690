import type { Slots } from '../fill.ts';
import { capital, one, type Term } from '../terms.ts';
import rows from './en/changes.json' with { type: 'json' };
import { overcome } from './ends.ts';
import { twice } from './moves.ts';

/** What the smallest are told while they wait: what is different once the trouble is dealt with, and how what they wait for begins and is not given away. */

/** What gets in the way, *a cow on the line* and *the cow*, and what is done about it. */
export type Trouble = { aWay: string; way: string; doing: string };

/** What is different by what got in the way and by what was done: the first that fits. `{x}` is what it was. */
const changes = Object.entries(rows).map(([says, said]) => [new RegExp(says, 'iu'), said] as const);

/** What fits anything. */
const usual = 'There! That did it!';

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
const appears = ['is out', 'is there', 'comes', 'turns up', 'drops'];

/** What is held in the hands until it comes, where it has a name of its own, is no child of the family, and does not come only in the end. */
function insideOf(part: Slots[string] | undefined, end: string): Term {
  const isNamed = part !== undefined && typeof part !== 'string' && part.text.startsWith('the ') && !nasty.test(part.text);
  const isLate = isNamed && appears.some((verb) => end.includes(`${part.text} ${verb}`));
  return isNamed && !isLate ? part : one('it');
}

const text = (slot: Slots[string] | undefined): string => (typeof slot === 'string' ? slot : (slot?.text ?? ''));

/** The slots of the wait for the smallest, out of those of the play. */
export function waitedSlots(slots: Slots): Slots {
  const said = (name: string) => text(slots[name]);
  const [act, both, noise, lastDoing] = [said('move1'), said('move3'), said('firstNoise'), said('lastDoing')];
  const end = `${said('endClause')}, ${lastDoing}`;
  // A noise that is the move itself can't be kept for the end.
  const isKept = noise === '' || (isLast(noise, end) && !isLast(noise, act));
  // What has neither a move nor a noise of its own has only what is done about its trouble.
  const quiet = act === said('doing') ? 'ooh, ooh' : act;
  const isSaid = said('tryIt').includes(' say ');
  return {
    change: changeOf({ aWay: said('aWay'), way: said('way'), doing: said('doing') }),
    noiseYet: isKept ? quiet : twice(noise),
    moveYet: isKept && noise !== '' ? act : both,
    soundsYet: isKept || isSaid ? '' : `And how does it sound? ${said('sounds')}`,
    inside: insideOf(slots['part1'], end),
    begun: begunOf(lastDoing),
    nowHow: howOf(lastDoing),
    allHow: howOf(said('doing')) === 'big' ? 'so big' : 'once more',
  };
}
