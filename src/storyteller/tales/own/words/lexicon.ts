import { fold } from '../../../safety/fold.ts';
import creatureRows from './lexicon/en/creatures.json' with { type: 'json' };
import kindRows from './lexicon/en/kinds.json' with { type: 'json' };
import personRows from './lexicon/en/persons.json' with { type: 'json' };
import thingRows from './lexicon/en/things.json' with { type: 'json' };
import whereRows from './lexicon/en/wheres.json' with { type: 'json' };

/** What a family's own theme can be about, with the words that tell it in nine languages and in picture signs. */

type Keyed = {
  signs: readonly string[];
  /** Words of the family's that mean it and can be said in an English sentence as they stand. */
  en: readonly string[];
  /** Words for it in other languages, without accents. */
  other: readonly string[];
};

/** A shop, a trade, an event. */
export type Kind = Keyed & {
  id: string;
  /** The archetype that suits it best. */
  tale: string;
  place: string;
  /** Stands without an article: Christmas. */
  bare?: boolean;
  /** Who works there: one, many. */
  trade: readonly string[];
  wear: string;
  /** Lies on the floor and shows footprints. */
  dust: string;
  /** What lies about: three plurals. */
  lies: readonly string[];
  /** What guests want: one, many. */
  want: readonly string[];
  best: string;
  /** What is carried out with care; left out: the first of what they want. */
  brings?: string;
  /** Somebody's first try at the work, all wrong. */
  odd: string;
  /** What one does with one's hands: three imperatives. */
  hands: readonly string[];
  sound: string;
  smell: string;
  rule: string;
  /** Without it nothing can begin. */
  misses: string;
};

export type Creature = Keyed & {
  id: string;
  is: 'animal' | 'person' | 'vehicle' | 'thing';
  one: string;
  many: string;
  move: string;
  wears: string;
  noise: string;
  body: string;
};

export type Where = Keyed & {
  id: string;
  /** With its preposition: on the moon. */
  at: string;
  /** On the way there: to the moon. */
  to: string;
  ground: string;
  weather: string;
  /** What is seen far off. */
  far: string;
  move: string;
  /** Three beings that one meets there. */
  folk: readonly string[];
  /** The creature that lives there. */
  who: string;
};

export type Thing = Keyed & { one: string; number: 'one' | 'many' };
export type Person = Keyed & { name: string; they: 'she' | 'he' };

export const kinds = kindRows as readonly Kind[];
export const creatures = creatureRows as readonly Creature[];
export const wheres = whereRows as readonly Where[];
export const things = thingRows as readonly Thing[];
export const persons = personRows as readonly Person[];

/** The creature with this id, or the first where there is none. */
export function creatureNamed(id: string): Creature {
  return creatures.find((row) => row.id === id) ?? (creatures[0] as Creature);
}

export type Entry =
  | { table: 'kind'; row: Kind }
  | { table: 'person'; row: Person }
  | { table: 'creature'; row: Creature }
  | { table: 'where'; row: Where }
  | { table: 'thing'; row: Thing };

/** A word that means an entry; `en` when it can be said in an English sentence. */
export type Found = Entry & { en: boolean; key: string };

const entries: readonly Entry[] = [
  ...kinds.map((row): Entry => ({ table: 'kind', row })),
  ...persons.map((row): Entry => ({ table: 'person', row })),
  ...creatures.map((row): Entry => ({ table: 'creature', row })),
  ...wheres.map((row): Entry => ({ table: 'where', row })),
  ...things.map((row): Entry => ({ table: 'thing', row })),
];

/** A key as it is compared: folded, words joined by single spaces. */
export function keyOf(words: string): string {
  return fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

const byKey = new Map<string, Found[]>();
const bySign = new Map<string, Found[]>();
for (const en of [true, false]) {
  for (const entry of entries) {
    for (const key of en ? entry.row.en : entry.row.other) {
      const folded = keyOf(key);
      byKey.set(folded, [...(byKey.get(folded) ?? []), { ...entry, en, key: folded }]);
    }
  }
}
for (const table of ['creature', 'kind', 'where', 'person', 'thing']) {
  for (const entry of entries.filter((each) => each.table === table)) {
    for (const sign of entry.row.signs) bySign.set(sign, [...(bySign.get(sign) ?? []), { ...entry, en: true, key: '' }]);
  }
}

/** Creatures by their plural; of two with the same, the first. */
const byPlural = new Map([...creatures].reverse().map((row) => [keyOf(row.many), row]));

/** Endings that a plural, a case or a diminutive leaves on a word, what stands there without them, and whether English has it: *boxes*, no *dragones*. */
const endings: readonly (readonly [RegExp, string, boolean])[] = [
  [/(?<=\w{3})(?<!^bos)s$/, '', true],
  [/(?<=\w(?:[sxzo]|ch|sh))es$/, '', true],
  [/(?<=\w{3})es$/, '', false],
  [/ies$/, 'y', true],
  [/ves$/, 'f', true],
  [/mice$/, 'mouse', true],
  [/men$/, 'man', true],
  [/(?<=\w{4})en?$/, '', false],
  [/(?<=\w{6})er$/, '', false],
  [/(?<=\w{4})(?:ow|ami|ach|om|lar|ler|u|i|y|a|unu|umuz|nu|nun)$/, '', false],
  [/(?<=\w{4})[uiya]$/, '', false],
  [/(?<=\w{3})g[ui]$/, 'k', false],
];

/** What a word or a group of words means; English meanings first. */
export function meaningsOf(words: string): readonly Found[] {
  const exact = byKey.get(words);
  if (exact !== undefined) return exact;
  const many = byPlural.get(words);
  if (many !== undefined) return [{ table: 'creature', row: many, en: true, key: words }];
  for (const [ending, instead, isEnglish] of endings) {
    const found = ending.test(words) ? byKey.get(words.replace(ending, instead)) : undefined;
    if (found !== undefined) return isEnglish ? found : found.map((each) => ({ ...each, en: false }));
  }
  return [];
}

/** A word grown together of two, as in German: the end is what it is, the beginning is more about it. */
export function compoundOf(word: string): readonly Found[] {
  for (let at = 3; at <= word.length - 4; at += 1) {
    const found = meaningsOf(word.slice(at)).filter(({ en, key }) => !en && key.length >= 4);
    if (found.length === 0) continue;
    const before = [word.slice(0, at), word.slice(0, at - 1)].flatMap((part) => meaningsOf(part)).slice(0, 1);
    // For example: a "Ritterburg" is a castle, and "Hamburg" is a town.
    if (before.length === 0 && /(?:burg|berg|stadt|dorf|bach|feld)$/.test(word)) continue;
    return [...found.slice(0, 1), ...before];
  }
  return [];
}

/** What a picture sign means. */
export function signMeaning(sign: string): readonly Found[] {
  return bySign.get(sign.replaceAll('\uFE0F', '')) ?? [];
}
