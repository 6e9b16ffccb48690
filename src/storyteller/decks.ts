import type { Memory } from '../domain/family.ts';
import { shuffled } from './random.ts';

/**
 * Drawing authored texts without replacement over all adventures of a family. Each pool is a deck, shuffled once for the
 * family; how far it has been dealt is one number in the family's memory. So nothing is heard again before everything else
 * of its kind was, and no list of what was heard has to be kept.
 */

/** How far a family's decks are dealt, the told steps of the adventure counted in. */
export type Table = { salt: number; dealt: ReadonlyMap<string, number> };

export type Card<T> = {
  item: T;
  /** What the telling keeps, so that the deck goes on from here: `deck@dealt`. */
  mark: string;
};

const marked = /^([^@]*\|[^@]*)@(\d+)$/;
/** The family's own order of all decks is kept as a deck of its own. */
const saltDeck = 'salt|';

/** A mark taken apart; null for the id of something met. */
export function readMark(text: string): { deck: string; dealt: number } | null {
  const match = marked.exec(text);
  return match === null ? null : { deck: match[1] ?? '', dealt: Number(match[2]) };
}

/** Whether a name in the family's memory is a deck's. */
export function isDeck(name: string): boolean {
  return name.includes('|');
}

/** The table as the told steps leave it. A family's first story shuffles the decks by its seed, for good. */
export function tableOf(memory: Memory, met: readonly string[], seed: number): Table {
  const dealt = new Map<string, number>();
  let salt: number | null = null;
  for (const text of met) {
    const mark = readMark(text);
    if (mark === null) continue;
    if (mark.deck === saltDeck) salt ??= mark.dealt;
    else dealt.set(mark.deck, Math.max(mark.dealt, dealt.get(mark.deck) ?? memory.met[mark.deck] ?? 0));
  }
  for (const [name, count] of Object.entries(memory.met)) if (isDeck(name) && !dealt.has(name)) dealt.set(name, count);
  return { salt: salt ?? memory.met[saltDeck] ?? seed, dealt };
}

/** The mark that keeps the order of the family's decks. */
export function saltMark(table: Table): string {
  return `${saltDeck}@${table.salt}`;
}

const orders = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

function orderOf<T>(table: Table, deck: string, items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const known = orders.get(items) ?? new Map<string, readonly unknown[]>();
  orders.set(items, known);
  const key = `${table.salt}|${deck}`;
  const order = (known.get(key) as readonly T[] | undefined) ?? shuffled(table.salt, deck, items, nameOf);
  known.clear();
  known.set(key, order);
  return order;
}

/** The next item of a deck that fits; what is passed over waits for the next round. Null where nothing fits. */
export function deal<T>(
  table: Table,
  deck: string,
  items: readonly T[],
  nameOf: (item: T) => string,
  fits: (item: T) => boolean = () => true,
): Card<T> | null {
  const order = orderOf(table, deck, items, nameOf);
  const start = table.dealt.get(deck) ?? 0;
  for (let at = start; at < start + order.length; at += 1) {
    const item = order[at % order.length] as T;
    if (fits(item)) return { item, mark: `${deck}@${at + 1}` };
  }
  return null;
}

/** The next few of a deck, all different. */
export function dealSome<T>(table: Table, deck: string, items: readonly T[], nameOf: (item: T) => string, count: number): Card<T>[] {
  const order = orderOf(table, deck, items, nameOf);
  const start = table.dealt.get(deck) ?? 0;
  return Array.from({ length: Math.min(count, order.length) }, (_, step) => ({
    item: order[(start + step) % order.length] as T,
    mark: `${deck}@${start + step + 1}`,
  }));
}
