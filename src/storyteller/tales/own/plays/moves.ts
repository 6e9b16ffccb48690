import type { OwnWords } from '../read/own-words.ts';
import { creatures, type Found } from '../words/lexicon.ts';
import { capital, many, one, type Term } from '../words/terms.ts';
import { type Cues, cued, cuedPair, cuesFrom, idOf, meantBy, namePlaces, type Part, partsOf, themeIn } from './cued.ts';
import rows from './en/moves.json' with { type: 'json' };

/** What a small child can do on the spot, with its hands, for what a family's words are about. */

export type Move = {
  /** The core of it, said again and again: *stir, stir*. */
  act: string;
  /** The whole of it: *stir, stir, and pat it flat*. */
  whole: string;
  noise: string;
  /** What it is a move of, where that is a thing or somebody. */
  part: Term | null;
};

/** A move, and which of the family's words it is for. */
export type Hit = Move & { at: number; word: string };

type Row = Cues & { noun: string; move: Move };

/** The noun of a row that is called as the family calls it. */
const asTyped = '*';
const plural = /(?:[^su]s|teeth|feet|mice|people|children|geese)$/;

/** A word that is done twice; more than one as they stand. */
export function twice(word: string): string {
  return word.includes(' ') ? word : `${word}, ${word}`;
}

/** A row is its cues, and its act, the rest of the move, its noise and its noun. A `#` is something of the lexicon. */
function rowFrom([key, text]: [string, string]): Row {
  const [core = '', rest = '', noise = '', noun = ''] = text.split('/');
  const act = twice(core);
  return { ...cuesFrom(key), noun, move: { act, whole: `${act}, ${rest}`, noise, part: null } };
}

/** What is done and what is there comes before a place or somebody of the family's. */
const first = Object.entries(rows.first).map(rowFrom);
const then = Object.entries(rows.then).map(rowFrom);

/** How something of the lexicon is called in English. */
function nameOf({ table, row }: Found): string {
  if (table === 'person') return row.name;
  if (table === 'kind') return row.tale === 'nature' ? row.id : row.place;
  return table === 'where' ? row.id : row.one;
}

/** A noun with its article; a name has none. */
export function termFor(noun: string): Term {
  const text = /^(?:\p{Lu}|the )/u.test(noun) ? noun : `the ${noun}`;
  return plural.test(noun) ? many(text) : one(text);
}

/** What a row's move is a move of, in the family's own word where that is English. */
function partOf({ noun, cues }: Row, { word, sign }: Part, isCued: boolean, meant: Found | undefined): Term | null {
  if (noun === '') return null;
  const isTyped = sign === '' && (isCued ? plural.test(word) && word.startsWith(noun) : meant?.en === true);
  if (noun !== asTyped) return termFor(isTyped ? word : noun);
  if (meant !== undefined) {
    const isSaid = meant.en && sign === '' && meant.table !== 'person' && !word.endsWith('ing');
    const name = isSaid ? word : nameOf(meant);
    return 'bare' in meant.row && meant.row.bare ? { text: capital(name), number: 'name' } : termFor(name);
  }
  return cues.has(word) || cues.has(word.replace(/s$/, '')) ? termFor(word) : null;
}

/** A creature's own noise, where its row has none. */
function noiseOf({ move }: Row, meant: Found | undefined): string {
  const creature = meant === undefined ? undefined : creatures.find(({ id }) => id === idOf(meant));
  return move.noise === '' ? (creature?.noise ?? '').replace('hush', 'shh') : move.noise;
}

function isPictured(clean: string): boolean {
  return /\p{Extended_Pictographic}/u.test(clean);
}

/** All that one of the tables has for the words, in their order; in other languages nothing that an English word would mean: *hat* is no hat in German. */
function hitsOf(table: readonly Row[], words: OwnWords): Hit[] {
  const { clean, idea } = words;
  const parts = partsOf(themeIn(clean));
  const names = namePlaces(parts, words);
  const found = parts.flatMap((part, at) => {
    if (names.has(at) || (at > 0 && cuedPair(table, parts, at - 1) !== undefined)) return [];
    const own = cuedPair(table, parts, at) ?? cued(table, part);
    const meant = meantBy(part, words);
    const row = own ?? table.find(({ ids }) => meant.some((each) => ids.has(idOf(each))));
    if (row === undefined) return [];
    const id = meant.find((each) => row.ids.has(idOf(each)));
    const noise = noiseOf(row, id);
    const whole = row.move.noise === noise ? row.move.whole : `${row.move.whole}, and say ${noise}`;
    const term = partOf(row, part, own !== undefined, id);
    return [{ hit: { ...row.move, whole, noise, part: term, at, word: part.word }, isOurs: own !== undefined || id?.en !== true }];
  });
  const isMixed = idea === null && found.some(({ isOurs }) => isOurs) && !isPictured(clean);
  return found.filter(({ isOurs }) => isOurs || !isMixed).map(({ hit }) => hit);
}

/** *To ride a bike* is about the bike. */
const ridden = /^rid(?:e|es|ing)$/;

/** The moves for what is in the words, each once: what is done, what is used, who comes. */
export function movesIn(words: OwnWords): readonly Hit[] {
  const all = hitsOf(first, words);
  const hits = all.filter(({ word }, at) => !ridden.test(word) || at === all.length - 1);
  return hits.flatMap((hit, at) => {
    const same = hits.filter(({ act }) => act === hit.act);
    return hits.indexOf(same[0] ?? hit) === at ? [{ ...hit, part: same.find(({ part }) => part !== null)?.part ?? null }] : [];
  });
}

/** The first of them; null where the words say nothing that one can do. */
export function moveFor(words: OwnWords): Move | null {
  return movesIn(words)[0] ?? null;
}

/** Words that join what is listed. */
const joins = /^(?:an?|the|my|our|and|with|und|mit|et|avec|y|con|e|en|met|i|ve|one|two|three|four|five|some|lots|of|many|\d+)$/;

/** Whether the words name one thing after another and say nothing of them: 🐙🎈🚂, *balloons and a train*. */
export function isList(words: OwnWords): boolean {
  const listed = new Set(hitsOf(first, words).map(({ at }) => at));
  return partsOf(words.clean).every(({ word }, at) => listed.has(at) || joins.test(word));
}

/** The move for where it is, or for whoever of the family is in it. */
export function moveAround(words: OwnWords): Move | null {
  return hitsOf(then, words)[0] ?? null;
}
