import type { OwnWords } from '../read/own-words.ts';
import { doingBefore, doingNamed, doingOfVerb, doingSure } from './doings.ts';
import { movesIn, twice } from './moves.ts';
import { plotFitting } from './plots.ts';
import { verbOf } from './verb-forms.ts';

/** What a family's own words say that is done, and how. */

/** What can be done on the spot with arms, hands and a face. */
const doings = new Set(
  'bark bend blow bounce bow brush build buzz carry catch chew clap climb close comb cook cough count crawl creep crunch cry cuddle curl cut dance dig dive draw drink drive drop drum dry eat fan feed flap flash flip float flush fly fold freeze gallop glow glue growl hammer hide honk hop howl hug hum jump kick kiss knead knit knock laugh lick lift light lock look march meow melt mend mix moo munch nod open paddle paint pat peck point pop pour pull push quack rinse ring ride rise roar rock roll romp row rub run sail saw scrub shake shout sing sink slide slurp smell snap sneak sneeze sniff snore snort spin splash spray squeak squeeze squelch stamp steer stir stomp stop stretch stroke sweep swim swing tap throw tickle tip tiptoe trot turn twist walk wash wave whisper whistle wiggle wink wipe wobble wrap wriggle write yawn'.split(
    ' ',
  ),
);
const things = /^(?:the|an?|my|our|his|her|its|their|your|big|small|little|of|some|no|two|three)$/;

/** *We take turns*, *the water runs out*. */
const notDone =
  /^(?:takes? turns|traffic lights?\b|\S* run(?:s|ning)? (?:out|a|an|the)|\S* (?:turns?|looks?|draws?) (?:out|like|into|near)|\S* lights? (?:go|is|are))\b/;

/** What is called out on a slide. */
const whee = /^whe{2,}$/;
const most = 3;
/** What is only played: nothing is eaten or drunk for it, and nobody is at a wheel. */
const played: Readonly<Record<string, string>> = { eat: 'munch', chew: 'munch', drink: 'slurp', lick: 'slurp', drive: 'steer' };

/** The verbs of English words that can be done, as they are said to children: *the driver waves*, *we wrap it up*; a noun behind an article is none. */
function verbsIn(text: string, isVerb: (before: string, word: string, verb: string) => boolean): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const verbs = words.flatMap((word, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (things.test(before) || notDone.test(`${before} ${word} ${after}`)) return [];
    const verb = whee.test(word) ? 'slide' : verbOf(word, doings);
    return verb !== undefined && isVerb(before, word, verb) ? [played[verb] ?? verb] : [];
  });
  return [...new Set(verbs)].slice(0, most);
}

/** A motion that the family's words say themselves. */
const said =
  /\b(round and round|up and down|up and up|in and out|back and forth|to and fro|on and off|over and over|bigger and bigger|smaller and smaller|faster and faster|slower and slower|higher and higher)\b/i;

/** That motion; undefined where they say none. */
export function motionIn(text: string): string | undefined {
  return said.exec(text)?.[1]?.toLowerCase();
}

const manner = /\b(slow(?:ly)?|softly|quietly|backwards|sideways|on tiptoe|in slow motion)\b/i;

/** A doing in the manner that the words say: *slowly*. */
export function doneSo(act: string, text: string): string {
  const how = manner
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^slow$/, 'slowly');
  return how === undefined || act.includes(how) ? act : `${act}, ${how}`;
}

/** *It goes further and further away*. */
const leaves = /\bgo(?:es)? (?:\p{L}+ )*?(?:away|home)\b/iu;

/** *Nobody laughs any more*. */
const undone = /\b(?:nobody|no one|never)\b/i;

/** What is done on a page of a family's story: all that its verbs say, else what suits the things on it: in the end by the end of a plot, else by their move. Null where it says nothing that can be done. */
export function deedOn(words: OwnWords, page: string, isLast = false): string | null {
  if (undone.test(page)) return null;
  const verbs = words.idea === null ? [] : verbsIn(page, (before, word, verb) => before !== '' || word !== verb);
  const [only, ...others] = verbs;
  const of = { ...words, clean: page };
  const known = () => (isLast ? plotFitting(of)?.lastDoing : null) ?? movesIn(of)[0]?.act ?? null;
  const act =
    only === undefined
      ? (motionIn(page) ?? (leaves.test(page) ? 'wave, wave' : known()))
      : others.length > 0
        ? verbs.join(', ')
        : twice(only);
  return act === null ? null : doneSo(act, page);
}

/** Whether a page's own verbs say something that can be done. */
export function deedSaid(words: OwnWords, page: string): boolean {
  return !undone.test(page) && words.idea !== null && verbsIn(page, (before, word, verb) => before !== '' || word !== verb).length > 0;
}

/** Whoever does something stands before it. */
const doer = /^(?:can|could|to|must|shall|will|we|i|you|they|he|she|who|and|just|only|let|lets)$/;

/** What one sentence of a family's says that somebody does. */
export function deedsIn({ idea, clean }: OwnWords): string[] {
  return idea === null ? [] : verbsIn(clean, (before, word, verb) => before !== '' && (doer.test(before) || word !== verb));
}

/** Whether a word is a verb of something that can be done. */
export function isVerb(word: string): boolean {
  return verbsIn(word, () => true).length > 0;
}

/** Whether words say something that can be done, by a verb or by what they name. */
export function isDeed(text: string): boolean {
  const known = [doingSure, doingBefore, doingOfVerb, doingNamed].some((doingIn) => doingIn(text) !== null);
  return known || verbsIn(text, () => true).length > 0;
}

/** What somebody wants is not done yet. */
const wishes = /^(?!we |i |they |you ).*\bwants? to (?!be\b)/i;

/** *Mum won’t sing*, and nothing of *we can’t stop laughing*. */
const failed = /\b(?:can’t|cannot|can not|couldn’t)(?! stop\b)/iu;
const refused = /\b\p{L}+n’t\b(?! stop\b)|\bdoes not want\b|\bwill not\b/iu;

/** What is looked for and is there, or is not: *under the sofa, no*. */
const looked = /^(?:(under|behind|in|inside)\b.*|.*), (no|yes)$/i;

/** Somebody speaks: *the owl tells it*. */
const speaks = /\b(?:says?|said|tells?|told|asks?|answers?|questions?|pleads?|begs?|explains?|riddles?|speaks?|talks?)\b/i;

function lookedDeed(piece: string): string | null {
  const [, where = 'there', is = ''] = looked.exec(piece) ?? [];
  if (is === '') return null;
  return `peep ${where.toLowerCase()}, ${is.toLowerCase() === 'no' ? 'and shake your head' : 'and up with both arms'}`;
}

/** What the verbs of a piece say that is done. */
function verbDeed(piece: string): string | null {
  const [only, ...others] = verbsIn(piece, () => true);
  if (only === undefined) return null;
  const verbs = others.length > 0 ? [only, ...others].join(', ') : twice(only);
  const motion = motionIn(piece) ?? (/\beverywhere\b/i.test(piece) ? 'high, low, all around' : undefined);
  return motion === undefined ? verbs : `${verbs}, ${motion}`;
}

/** What somebody gets, has or makes, or what there is: *I get a letter back*, *there’s lightning*. */
const object =
  /\b(?:there(?:’s| is| are)|gets?|got|has|have|makes?|gives?|in)(?: only)?(?: (?:an?|the|some|our|my|his|her|its|two|three|lots of))? (?=(\p{L}+.*))/iu;

function objectDeed(piece: string): string | null {
  const thing = object.exec(piece)?.[1] ?? '';
  return verbDeed(thing) ?? doingNamed(thing);
}

/** What is done for one piece of what a family tells, which is what happens in it, and never who is in it; a word by itself is done, too: *stir*. Null where nothing is known of it. */
function toldDeed(words: OwnWords, piece: string, isLast: boolean, isSaid: boolean): string | null {
  const [either = '', or] = piece.split(/,? or (?=we |they |he |she |it )/i);
  const both = or === undefined ? [] : [either, or].flatMap((half) => toldDeed(words, half, isLast, isSaid) ?? []);
  if (both.length > 0) return both.join(', or: ');
  const sure = words.idea === null ? null : (lookedDeed(piece) ?? doingSure(piece));
  if (sure !== null) return sure;
  if (undone.test(piece) || /\bnothing\b/i.test(piece)) return null;
  if (!isLast && wishes.test(piece)) return 'hold out both hands, and say: please';
  if (failed.test(piece)) return 'try, and try once more, and sigh';
  if (refused.test(piece)) return 'no, no, no, and shake your head';
  if (words.idea === null) return movesIn({ ...words, clean: piece })[0]?.whole ?? null;
  const act =
    doingBefore(piece) ??
    verbDeed(piece) ??
    (speaks.test(piece) ? spoken : null) ??
    doingOfVerb(piece) ??
    (isSaid ? objectDeed(piece) : doingNamed(piece)) ??
    motionIn(piece) ??
    (leaves.test(piece) ? 'wave, wave' : null) ??
    (words.told.length === 0 ? (movesIn({ ...words, clean: piece })[0]?.whole ?? null) : null);
  return act === null ? null : doneSo(act, piece);
}

/** What somebody says is said by the children. */
export const spoken = 'say it as they say it, and let somebody answer';

/** One word, done twice; of several each is done once. */
const doubled = /^(\p{L}+), \1$/u;

/** More at once nobody keeps in mind. */
const mostAtOnce = 2;

/** What is done on a page of what a family tells, for each of its pieces in their order. `isSaid` tells a sentence from a thing that stands alone. */
export function toldDeedsOn(words: OwnWords, page: string, isSaid: (piece: string) => boolean, isLast = false): readonly string[] {
  const deeds = [...new Set(page.split('. ').flatMap((piece) => toldDeed(words, piece, isLast, isSaid(piece)) ?? []))];
  if (deeds.length > 1 && deeds.every((deed) => doubled.test(deed))) return [deeds.map((deed) => deed.replace(doubled, '$1')).join(', ')];
  return deeds.length > mostAtOnce ? [deeds[0] ?? '', deeds.at(-1) ?? ''] : deeds;
}
