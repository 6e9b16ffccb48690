import type { OwnWords } from '../read/own-words.ts';
import { saysNothing } from '../words/english.ts';
import { compoundOf, type Found } from '../words/lexicon.ts';
import { type Cues, cued, cuedPair, cuesFrom, idOf, meantBy, namePlaces, type Part, partsOf, themeIn } from './cued.ts';
import rows from './en/plots.json' with { type: 'json' };
import { cryIn } from './frames/cry.ts';

/** What happens in a story of one everyday thing, where a family types no more than that: *bin lorry day*, *train to Grandad’s house*. */

export type Plot = {
  /** What gets in the way, without its article: *cow on the line*. */
  way: string;
  /** What is done about it with the body. */
  doing: string;
  /** What has to happen, so that it is this story: *the train rolls in*. */
  last: string;
  /** What is done then. */
  lastDoing: string;
  /** The thing that it is about, where no row is. */
  noun?: string;
  /** Its move. */
  move?: string;
};

type Row = Cues & Plot;
type Hit = {
  row: Row;
  at: number;
  word: string;
  isOurs: boolean;
  isPlace: boolean;
  isAt: boolean;
  isGrown: boolean;
  meant: Found | undefined;
};

/** A row is its cues, and what gets in the way, what is done about it, what has to happen, and what is done then. */
function rowFrom([key, text]: [string, string]): Row {
  const [way = '', doing = '', last = '', lastDoing = ''] = text.split('/');
  return { ...cuesFrom(key), way, doing, last, lastDoing };
}

const table = Object.entries(rows).map(rowFrom);
const visit = table.find(({ cues }) => cues.has('visit'));
const postcard = table.find(({ cues }) => cues.has('postcard'));

/** Whoever is away sends word in the end: *the tooth fairy is on holiday*. */
const isAway = /\b(?:is|are|go|goes|went) (?:away )?on (?:holiday|vacation)\b|\b(?:ist|sind|macht) (?:im )?urlaub\b/i;
const away = /^(?:holiday|vacation|away|go|goes|went|urlaub)$/i;
const itself = /^(?:we|i|mama|papa)\b/i;

const within = /^(?:in|at|on|im|am|auf|dans|en|na)$/;
const article = /^(?:the|an?|our|my)$/;

/** Whether what follows is only where it is: *in our garden*. */
function isInside(before: Part | undefined, further: Part | undefined): boolean {
  return within.test(before?.word ?? '') || (article.test(before?.word ?? '') && within.test(further?.word ?? ''));
}

/** Whether somebody is there for something: *at the dentist*, not *in our garden*. */
function isVisit(parts: readonly Part[], at: number): boolean {
  return [parts[at - 1], parts[at - 2]].some((part) => /^(?:at|to|beim|zum|zur|chez)$/.test(part?.word ?? ''));
}

function hitAt(words: OwnWords, parts: readonly Part[], at: number): Hit | null {
  const part = parts[at];
  if (part === undefined) return null;
  const pair = cuedPair(table, parts, at);
  // Two words that are one thing are not what either means by itself: an *ice princess* is no ice.
  if (pair !== undefined)
    return {
      row: pair,
      at,
      word: '',
      isOurs: true,
      isPlace: at > 0 && isInside(parts[at - 1], parts[at - 2]),
      isAt: false,
      isGrown: false,
      meant: undefined,
    };
  const named = meantBy(part, words);
  const meant = named.length > 0 ? named : compoundOf(part.word);
  const own = cued(table, part);
  const row = own ?? table.find(({ ids }) => meant.some((each) => ids.has(idOf(each))));
  if (row === undefined) return null;
  const id = meant.find((each) => row.ids.has(idOf(each))) ?? meant[0];
  const isPlace = id !== undefined && at > 0 && isInside(parts[at - 1], parts[at - 2]);
  return {
    row,
    at,
    word: part.word,
    isOurs: own !== undefined || id?.en !== true,
    isPlace,
    isAt: isPlace && isVisit(parts, at),
    // Grown together with what no row knows: a *Käsekönig*.
    isGrown: own === undefined && named.length === 0,
    meant: id,
  };
}

function isCreature({ meant }: Hit): boolean {
  return meant?.table === 'creature' && meant.row.is !== 'vehicle';
}

/** Of a *baby owl* the baby is not what it is about. */
function isYoung(hit: Hit, next: Hit | undefined): boolean {
  return hit.row.ids.has('baby') && next?.at === hit.at + 1 && isCreature(next);
}

/** Further back in the words, a thing is only mentioned. */
const furthest = 10;

/** The rows for the words, in their order; in other languages nothing that an English word would mean. */
function hitsIn(words: OwnWords): Hit[] {
  const parts = partsOf(themeIn(words.clean));
  const names = namePlaces(parts, words);
  const isSecond = (at: number) => at > 0 && cuedPair(table, parts, at - 1) !== undefined;
  const found = parts.flatMap((_, at) => (names.has(at) || isSecond(at) ? [] : (hitAt(words, parts, at) ?? [])));
  const isMixed = words.idea === null && found.some(({ isOurs }) => isOurs) && !/\p{Extended_Pictographic}/u.test(words.clean);
  const ours = found.filter(({ isOurs }) => isOurs || !isMixed);
  // *Mummy* is a mother, and nobody in bandages.
  const isKin = ({ word, meant }: Hit) => meant?.table === 'creature' && word === words.person?.name.toLowerCase();
  const hits = ours.filter((hit, at) => !isKin(hit) && !isYoung(hit, ours[at + 1]));
  const made = hits.filter(({ word }) => !making.test(word));
  return made.length > 0 ? made : hits;
}

/** What is built or made is what it is about, not that it is. */
const making = /^(?:build|building|make|making|bauen|baut)$/;

const rides = /^(?:bus|ship|rocket|station|airport|trip|journey)$/;

/** What one gets somewhere with. */
function isRide({ meant }: Hit): boolean {
  if (meant === undefined) return false;
  return (meant.table === 'creature' && meant.row.is === 'vehicle') || rides.test(idOf(meant));
}

/** What stands before whoever of the family is visited. */
const visiting = String.raw`\b(?:to|at|visit(?:s|ing)?|see|zu[rm]?|bei|chez|besuch\p{L}*) (?:my |our |meine[mr]? |unsere[mr]? )?`;

function visitIn({ person, clean }: OwnWords): Row | null {
  if (person === null || visit === undefined) return null;
  const isVisited = person.visited === true || new RegExp(`${visiting}${person.name}`, 'iu').test(clean);
  return isVisited ? { ...visit, last: visit.last.replace('{p}', person.name) } : null;
}

/** Whether a word says what is done, and not of what kind the next one is: *swimming lesson*, *rescue puppies*. */
function isDone({ meant, word }: Hit): boolean {
  return word.endsWith('ing') || (meant?.table === 'kind' && meant.row.tale === 'rescue');
}

/** What is there for whatever stands before it: a *bin lorry* for the bins, *guitar lessons* for the guitar. */
function isFor(hit: Hit): boolean {
  return isRide(hit) || (hit.meant?.table === 'kind' && hit.meant.row.tale === 'school');
}

/** Whatever stands last of words that are one thing, in English: of a *chocolate cake* the cake, of a *snow leopard* the leopard; a *karaoke night* is no night. */
function headOf(hits: readonly Hit[], hit: Hit): Hit {
  const next = hits[hits.indexOf(hit) + 1];
  return next === undefined || next.at !== hit.at + 1 || isDone(hit) || isFor(next) || next.meant?.table === 'where'
    ? hit
    : headOf(hits, next);
}

/** What the end is of: what is done there, else whoever is named last; no place that it only is in. */
function endIn(hits: readonly Hit[], isEnglish: boolean): Hit | undefined {
  const ends = hits.filter(({ isPlace }) => !isPlace);
  const end = ends.find((hit) => !isCreature(hit)) ?? ends.at(-1);
  return end !== undefined && isEnglish ? headOf(ends, end) : end;
}

/** Where somebody goes for something: *dinosaurs at the dentist* is about the dentist. */
function visitedIn(hits: readonly Hit[]): Hit | undefined {
  const [first] = hits;
  return first !== undefined && isCreature(first) ? hits.find(({ isAt, meant }) => isAt && meant?.table === 'kind') : undefined;
}

/** What whoever is named first does or is, or what becomes of it, comes before what they are by themselves: *a princess rescues the knight*, *our cat is a spy*. */
function doneIn(hits: readonly Hit[], words: OwnWords): Hit | undefined {
  const parts = partsOf(themeIn(words.clean));
  const isRescued = ({ row, at, word }: Hit) => row.ids.has('rescue') && /^(?:rescue|save)s?$/.test(word) && isNamed(parts[at + 1]);
  const isBeing = ({ at }: Hit) => /^an?$/.test(parts[at - 1]?.word ?? '') && /^(?:is|are|secretly)$/.test(parts[at - 2]?.word ?? '');
  return hits.slice(1).find((hit) => isRescued(hit) || isBeing(hit) || hit.row.cues.has('swallowed'));
}

function isNamed(next: Part | undefined): boolean {
  return next !== undefined && !within.test(next.word) && !/^(?:and|from|with)$/.test(next.word);
}

/**
 * The plot for the words: the trouble of what they name first, and the end of what is done or where it is, since a kitten that won’t sleep sleeps in the
 * end. Null where there is no row for them.
 */
export function plotFor(words: OwnWords): Plot | null {
  return chosenFor(words)?.plot ?? null;
}

const denied = /n’t\b|\b(?:no|not|never|nobody|without|but)\b/i;

/** The plot for the words where one row is about all of them; null where anything that is typed would not be in it. */
export function plotFitting(words: OwnWords): Plot | null {
  const chosen = chosenFor(words);
  // What is said beside, why it is so, or that it is not, no row knows.
  if (chosen === null || !chosen.isOne || denied.test(words.clean) || themeIn(words.clean).length < words.clean.length - 1) return null;
  const cry: readonly string[] = cryIn(words)?.match(/\p{L}+/gu) ?? [];
  const parts = partsOf(themeIn(words.clean));
  // *Papa is cold* is about the cold, and it is his.
  const isTheirs = (at: number) => at === 0 && words.person !== null && /^(?:is|has|feels)$/.test(parts[1]?.word ?? '');
  const isUnsaid = ({ word, sign }: Part, at: number) =>
    sign === '' && !isTheirs(at) && !saysNothing(word) && !chosen.at.has(at) && !cry.includes(word) && word !== parts[at - 1]?.word;
  return parts.some(isUnsaid) ? null : chosen.plot;
}

/** A plot, where the words are that it is of, and whether it is one row’s. */
type Chosen = { plot: Plot; at: ReadonlySet<number>; isOne: boolean };

function chosenFor(words: OwnWords): Chosen | null {
  const hits = hitsIn(words).filter(({ row }) => row !== visit);
  const visited = visitedIn(hits);
  const start = visited ?? doneIn(hits, words) ?? hits[0];
  const goal = start === undefined || isRide(start) ? visitIn(words) : null;
  const first = start?.row ?? goal;
  if (first === null || (start?.at ?? 0) > furthest) return null;
  const word = start !== undefined && !isRide(start) && isAway.test(words.clean) && !itself.test(words.clean) ? postcard : undefined;
  const end = goal ?? visited?.row ?? word ?? endIn(hits, words.idea !== null)?.row ?? first;
  const plot = { way: first.way, doing: first.doing, last: end.last, lastDoing: end.lastDoing };
  const used = hits
    .filter(({ row, isGrown }) => !isGrown && (row === first || row === end))
    .flatMap(({ at, word }) => (word === '' ? [at, at + 1] : [at]));
  // Whoever is visited, and that somebody is away, is known besides.
  const known = partsOf(themeIn(words.clean)).flatMap((part, at) =>
    (goal !== null && part.word === words.person?.name.toLowerCase()) || (word !== undefined && away.test(part.word)) ? [at] : [],
  );
  return { plot, at: new Set([...used, ...known]), isOne: hits.every(({ row, word }) => row === first || saysNothing(word)) };
}
