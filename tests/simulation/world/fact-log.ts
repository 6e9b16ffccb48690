import type { LocalTable } from '../../../src/data/schema.ts';

/**
 * The log of what people did, as far as it must be visible at the end of the run. Every word that is entered is unique, so that it is clear which edit is
 * missing or has come back.
 */

type About = { device: string; table: LocalTable; id: string };

export type Fact = About &
  (
    | { kind: 'created' }
    | { kind: 'deleted' }
    /** A field was set to a word; `over` is the value that it replaced on that device. */
    | { kind: 'set'; field: string; word: string; over: unknown }
    | { kind: 'added'; field: string; word: string }
    | { kind: 'removed'; field: string; word: string }
    /** A step was told after the step `after`. */
    | { kind: 'told'; word: string; after: string | null }
    /** A note, or an edit of a step's text; `over` is the text that it replaced on that device, or ''. */
    | { kind: 'noted'; word: string; over: string }
    | { kind: 'finished'; rank: number }
  );

export type Recorded = Fact & {
  /** It may be missing: the device was evicted or lost power before it was sent, or a person discarded it. */
  forgiven: boolean;
};

export type FactLog = {
  facts: Recorded[];
  /** The ids of messages that must be delivered. */
  messages: Set<string>;
  /** The ids of all messages that were written. */
  written: Set<string>;
  /** Rows that were imported from a file: a field may have the file's older word again. */
  imported: Set<string>;
  /** Rows of which somebody restored an earlier copy: what that replaced is only in another copy. */
  broughtBack: Set<string>;
  /** Deleted rows that may exist again: see {@link allowReappearance}. */
  reappearing: Set<string>;
};

/** An empty log. */
export function createFactLog(): FactLog {
  return { facts: [], messages: new Set(), written: new Set(), imported: new Set(), broughtBack: new Set(), reappearing: new Set() };
}

/** Identifies a row. */
export const keyOf = ({ table, id }: { table: LocalTable; id: string }): string => `${table} ${id}`;

/** Adds a fact to the log. */
export function record(log: FactLog, fact: Fact): void {
  log.facts.push({ ...fact, forgiven: false });
}

/**
 * Allows deleted rows to exist again: their tombstones have been purged, and a device that still has them may send them. What was done to them is gone with
 * the deletion, and so is, except for a copy, what is done to them on a device that has not received the deletion.
 */
export function allowReappearance(log: FactLog, rows: Iterable<string>): void {
  const deleted = new Set(log.facts.filter((fact) => fact.kind === 'deleted').map(keyOf));
  const again = new Set([...rows].filter((row) => deleted.has(row)));
  for (const fact of log.facts) if (again.has(keyOf(fact))) fact.forgiven = true;
  for (const row of again) log.reappearing.add(row);
}

/** Allows that anything the device did to these rows is missing. */
export function forgive(log: FactLog, device: string, rows: ReadonlySet<string>): void {
  for (const fact of log.facts) if (fact.device === device && rows.has(`${fact.table} ${fact.id}`)) fact.forgiven = true;
}
