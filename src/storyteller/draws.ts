import type { Tier } from './bands.ts';
import { singularSlots } from './agreement.ts';
import { type Card, deal, type Table } from './decks.ts';
import type { Facts } from './facts.ts';
import { type Entry, entrySource, parseEntry } from './lexicon.ts';
import type { Scope } from './render.ts';
import { castSlots, freshSlots } from './vocabulary.ts';

/** The words of one step: the adventure's fixed ones, the step's own, drawn without repeating the adventure's. */

export type Draws = Scope & {
  /** What was drawn, slot → entry, for the telling. */
  drawn: Record<string, string>;
  /** How far the drawing took the family's decks of words. */
  marks: string[];
};

export type DrawOptions = {
  facts: Facts;
  table: Table;
  cast: Readonly<Record<string, string>>;
  /** Words that this adventure has used, as entries. */
  used: readonly string[];
  /** Words that a chosen option has named already. */
  given: Readonly<Record<string, string>>;
  /** How far those took the decks of words. */
  marks: readonly string[];
  /** The texts that will be told with these words: what they take for one thing is drawn as one. */
  templates: readonly string[];
  /** What has been read aloud in this adventure, in small letters: who was spoken of there is known. */
  spoken: string;
  tier: Tier;
  /** Names and props of this step. */
  extra: Readonly<Record<string, Entry>>;
};

const numbered = /^([a-z]+)(\d?)$/;

export function newDraws(options: DrawOptions): Draws {
  const { facts, cast, extra, spoken } = options;
  const drawn: Record<string, string> = { ...options.given };
  const marks: string[] = [...options.marks];
  const known = castSlots.filter((slot) => spoken.includes((entryOf(cast[slot])?.text ?? '').toLowerCase()));
  const met = new Set<string>([...known, ...Object.keys(options.given)]);
  const lookUp = (slot: string): Entry | null => {
    const set = extra[slot] ?? entryOf(drawn[slot]) ?? entryOf(cast[slot]);
    if (set !== null) return set;
    const base = numbered.exec(slot)?.[1] ?? slot;
    if (!(freshSlots as readonly string[]).includes(base)) return entryOf(facts.theme.lexicon[base as 'crew']?.[0]);
    const card = draw(base, slot, options, Object.values(drawn));
    if (card === null) return null;
    drawn[slot] = card.item;
    marks.push(card.mark);
    return entryOf(card.item);
  };
  return { drawn, marks, met, lookUp };
}

function entryOf(source: string | undefined): Entry | null {
  return source === undefined ? null : parseEntry(source);
}

function draw(slot: string, asked: string, options: DrawOptions, here: readonly string[]): Card<string> | null {
  const { facts, used, tier, table } = options;
  const all = facts.theme.lexicon[slot as 'cargo'] ?? [];
  const easy = tier !== 'text' && all.some((source) => parseEntry(source).easy);
  const one = options.templates.some((template) => singularSlots(template).includes(asked));
  const fits = (source: string) => {
    const entry = parseEntry(source);
    return !here.includes(source) && (!easy || entry.easy) && !(one && entry.number === 'many');
  };
  const isFresh = (source: string) => fits(source) && !used.includes(plain(source));
  const deck = `w|${facts.theme.theme}|${slot}`;
  const nameOf = (source: string) => source;
  return deal(table, deck, all, nameOf, isFresh) ?? deal(table, deck, all, nameOf, fits) ?? deal(table, deck, all, nameOf);
}

/** An entry without its marks for listeners' ages, so that the same word is known again. */
export function plain(source: string): string {
  return entrySource(parseEntry(source));
}
