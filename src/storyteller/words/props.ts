import { plainText } from '../../domain/plain-text.ts';
import { type Entry, pluralOf } from './lexicon.ts';
import type { PropRow } from './thing-row.ts';
import type { Affordance, PropHazard } from './vocabulary.ts';

/** The things that lie around: the items a family typed for its place, matched with the table of things. */

export type PlaceProp = {
  /** The name by which a step remembers that it was used or lost. */
  key: string;
  /** In the family's words, one of it. */
  one: Entry;
  /** In the family's words, as many as are listed. */
  listed: Entry;
  /** What it can be used for. */
  can: readonly Affordance[];
  hazards: readonly PropHazard[];
  /** More than one is listed, or it isn't counted. */
  several: boolean;
  /** It is in the table of things. */
  known: boolean;
};

type Form = { row: PropRow; plural: boolean };

const indexes = new WeakMap<readonly PropRow[], Map<string, Form>>();

/** The plural of a row's own name. */
function manyOf(row: PropRow): string {
  return row.many ?? (row.mass === true ? row.one : pluralOf(row.one));
}

function indexOf(table: readonly PropRow[]): Map<string, Form> {
  const known = indexes.get(table);
  if (known !== undefined) return known;
  const index = new Map<string, Form>();
  const add = (name: string, form: Form) => {
    if (!index.has(name)) index.set(name, form);
  };
  for (const row of table) {
    add(row.one, { row, plural: false });
    add(manyOf(row), { row, plural: true });
  }
  for (const row of table) {
    for (const other of row.also ?? []) {
      add(other, { row, plural: false });
      add(pluralOf(other), { row, plural: true });
    }
  }
  indexes.set(table, index);
  return index;
}

const leading =
  /^(?:(?:a|an|the|my|our|your|his|her|their|some|any|few|several|many|lots of|plenty of|loads of|a lot of|a few|a couple of|couple of|pair of|a pair of|bunch of|a bunch of|pile of|a pile of|two|three|four|five|six|seven|eight|nine|ten|\d+\s*x?|x)\s+)+/i;
const pluralHint =
  /^(?:some|few|several|many|lots|plenty|loads|a lot|a few|a couple|couple|pair|a pair|bunch|a bunch|pile|a pile|two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d{2,})\b/i;

/** The bare name of an item as typed: `2 x old wooden chairs (brown)` → `old wooden chairs`. '' where no words are left. */
function bareName(item: string): string {
  return plainText(item, 100)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}\s'’&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(leading, '')
    .trim();
}

function lowered(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) || word === word.toUpperCase() ? word.toLowerCase() : word))
    .join(' ');
}

type Found = Form & { start: number; length: number };

/** The row for the longest end of the head noun phrase that the table knows. */
function findRow(words: readonly string[], index: Map<string, Form>): Found | null {
  const plain = words.map((word) => word.toLowerCase().replace(/['’]s$/, ''));
  const cut = plain.findIndex(
    (word, at) => at > 0 && ['with', 'for', 'from', 'in', 'on', 'under', 'by', 'made', 'full', 'of'].includes(word),
  );
  for (const end of cut === -1 ? [plain.length] : [plain.length, cut]) {
    for (let start = 0; start < end; start += 1) {
      const form = index.get(plain.slice(start, end).join(' '));
      // A whole phrase with a preposition is known only as a whole: `box of bricks` is no brick.
      const crossing = cut !== -1 && end > cut && start > 0;
      if (form !== undefined && !crossing) return { ...form, start, length: end - start };
    }
  }
  return null;
}

function entryOf(text: string, number: Entry['number']): Entry {
  return { text, number, easy: true };
}

const maxNameLength = 32;
/** Hazards of things that are too big or too delicate to be passed from hand to hand. */
const unheld: ReadonlySet<PropHazard> = new Set(['climbable', 'heavy', 'breakable', 'never']);

/** Matches the items with the table. The same thing twice counts once; what has no words, or is never safe, is left out. */
export function readProps(items: readonly string[], table: readonly PropRow[], unwanted: readonly string[]): PlaceProp[] {
  const index = indexOf(table);
  const found = new Map<string, PlaceProp>();
  for (const item of items) {
    const name = bareName(item);
    const words = name === '' ? [] : name.split(' ');
    if (words.length === 0 || !/\p{L}{2}/u.test(name)) continue;
    const counted = pluralHint.test(item.trim());
    const match = findRow(words, index);
    const prop = match === null ? unknownProp(name, words, counted, unwanted) : knownProp(words, match, counted, unwanted);
    if (prop !== null && !found.has(prop.key)) found.set(prop.key, prop);
  }
  return [...found.values()];
}

function knownProp(words: readonly string[], match: Found, counted: boolean, unwanted: readonly string[]): PlaceProp | null {
  const { row, start } = match;
  if (row.hazards?.includes('never') === true) return null;
  const before = words.slice(0, start).join(' ');
  const adjectives = before.length + row.one.length > maxNameLength || hasUnwanted(before, unwanted) ? '' : lowered(before);
  const with_ = (noun: string) => `${adjectives} ${noun}`.trim();
  const spoken = words.slice(start, start + match.length).join(' ');
  // What only comes in the plural, like clothes, is many even where there is one heap of it.
  const alwaysMany = row.mass === true && row.many !== undefined;
  const mass = row.mass === true && !alwaysMany;
  const several = row.mass === true || match.plural || counted;
  const alias = lowered(spoken);
  const own = match.plural ? (singularAlias(alias, row) ?? row.one) : alias;
  return {
    key: `${adjectives} ${row.one}`.trim(),
    one: entryOf(with_(own), alwaysMany ? 'many' : mass ? 'mass' : 'one'),
    listed: entryOf(with_(match.plural ? alias : several && !mass ? manyOf(row) : own), mass ? 'mass' : several ? 'many' : 'one'),
    can: (row.hazards ?? []).some((hazard) => unheld.has(hazard)) ? row.can : [...row.can, 'hold'],
    hazards: row.hazards ?? [],
    several,
    known: true,
  };
}

/** The family's own word in the singular, where it is one of the row's names. */
function singularAlias(plural: string, row: PropRow): string | null {
  return [row.one, ...(row.also ?? [])].find((name) => plural === pluralOf(name) || plural === manyOf(row)) ?? null;
}

function unknownProp(name: string, words: readonly string[], counted: boolean, unwanted: readonly string[]): PlaceProp | null {
  if (words.length > 4 || name.length > maxNameLength || /\d/.test(name) || hasUnwanted(name, unwanted)) return null;
  const text = lowered(name);
  const many = counted || (/[^s]s$/i.test(text) && !/(?:ss|us|is)$/i.test(text));
  const entry = entryOf(text, many ? 'many' : 'one');
  return { key: text, one: entry, listed: entry, can: ['hold'], hazards: [], several: many, known: false };
}

/** Whether a text has one of the unwanted words (in small letters), in the singular or the plural. */
export function hasUnwanted(text: string, unwanted: readonly string[]): boolean {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  return words.some((word) => unwanted.includes(word) || (word.endsWith('s') && unwanted.includes(word.slice(0, -1))));
}

/** The age in years that the youngest must have for a thing with this hazard to be used; 99: never. */
export const hazardAge: Record<PropHazard, number> = {
  small: 4,
  cord: 6,
  breakable: 9,
  heavy: 9,
  climbable: 1,
  hard: 2,
  poke: 4,
  wet: 3,
  light: 1,
  never: 99,
};
