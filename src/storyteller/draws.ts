import type { Tier } from './bands.ts';
import type { Facts } from './facts.ts';
import { type Entry, entrySource, parseEntry } from './lexicon.ts';
import { shuffled } from './random.ts';
import type { Scope } from './render.ts';
import { castSlots, freshSlots } from './vocabulary.ts';

/** The words of one step: the adventure's fixed ones, the step's own, drawn without repeating the adventure's. */

export type Draws = Scope & {
  /** What was drawn, slot → entry, for the telling. */
  drawn: Record<string, string>;
};

export type DrawOptions = {
  facts: Facts;
  index: number;
  cast: Readonly<Record<string, string>>;
  /** Words that this adventure has used, as entries. */
  used: readonly string[];
  /** Words that a chosen option has named already. */
  given: Readonly<Record<string, string>>;
  tier: Tier;
  /** Names and props of this step. */
  extra: Readonly<Record<string, Entry>>;
};

const numbered = /^([a-z]+)(\d?)$/;

export function newDraws(options: DrawOptions): Draws {
  const { facts, cast, extra } = options;
  const drawn: Record<string, string> = { ...options.given };
  const met = new Set<string>([...castSlots, ...Object.keys(options.given)]);
  const lookUp = (slot: string): Entry | null => {
    const known = extra[slot] ?? entryOf(drawn[slot]) ?? entryOf(cast[slot]);
    if (known !== null) return known;
    const base = numbered.exec(slot)?.[1] ?? slot;
    if (!(freshSlots as readonly string[]).includes(base)) return entryOf(facts.theme.lexicon[base as 'crew']?.[0]);
    const entry = draw(base, options, Object.values(drawn));
    if (entry !== null) drawn[slot] = entry;
    return entryOf(entry ?? undefined);
  };
  return { drawn, met, lookUp };
}

function entryOf(source: string | undefined): Entry | null {
  return source === undefined ? null : parseEntry(source);
}

function draw(slot: string, options: DrawOptions, here: readonly string[]): string | null {
  const { facts, used, tier, index } = options;
  const all = facts.theme.lexicon[slot as 'cargo'] ?? [];
  const fitting = tier === 'text' ? all : all.filter((source) => parseEntry(source).easy);
  const pool = fitting.length > 0 ? fitting : all;
  const order = shuffled(facts.seed, `draw|${slot}`, pool, (source) => source);
  const isUsed = (source: string) => used.includes(plain(source));
  const fresh = order.filter((source) => !here.includes(source) && !isUsed(source));
  const rest = order.filter((source) => !here.includes(source));
  const start = index % Math.max(1, rest.length);
  return fresh[0] ?? rest[start] ?? order[0] ?? null;
}

/** An entry without its marks for listeners' ages, so that the same word is known again. */
export function plain(source: string): string {
  return entrySource(parseEntry(source));
}
