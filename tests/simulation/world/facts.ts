import type { LocalTable } from '../../../src/data/schema.ts';

/**
 * What people did, as far as it must show in the end. Every word that somebody enters is entered once only, so that a word
 * that is missing, or back, can be told from any other.
 */

type About = { device: string; table: LocalTable; id: string };

export type Fact = About &
  (
    | { kind: 'created' }
    | { kind: 'deleted' }
    /** A field was set to a word where `over` stood on that device. */
    | { kind: 'set'; field: string; word: string; over: unknown }
    | { kind: 'added'; field: string; word: string }
    | { kind: 'removed'; field: string; word: string }
    /** A step was told, after this one. */
    | { kind: 'told'; word: string; after: string | null }
    /** A note or an edit of a step's words, over another word of the same device's view; '' where there was none. */
    | { kind: 'noted'; word: string; over: string }
    | { kind: 'finished'; rank: number }
  );

export type Recorded = Fact & {
  /** Gone with an evicted device, or given up by a person: it may be missing. */
  forgiven: boolean;
};

export type Diary = {
  facts: Recorded[];
  /** Messages that must arrive, by their ids. */
  messages: Set<string>;
  /** All messages that were ever written. */
  written: Set<string>;
  /** Rows into which a file was taken: a field may have the file's word again. */
  imported: Set<string>;
  /** Rows of which somebody brought back an earlier state: what it replaced is kept as a copy, and nowhere else. */
  broughtBack: Set<string>;
  /** Rows that were deleted, and may have begun anew: see {@link beginAnew}. */
  anew: Set<string>;
};

export function newDiary(): Diary {
  return { facts: [], messages: new Set(), written: new Set(), imported: new Set(), broughtBack: new Set(), anew: new Set() };
}

export const keyOf = ({ table, id }: { table: LocalTable; id: string }): string => `${table} ${id}`;

export function record(diary: Diary, fact: Fact): void {
  diary.facts.push({ ...fact, forgiven: false });
}

/**
 * These rows were deleted, no tombstone says so any more, and a device may bring them again as it knows them. What was done to them had gone with the
 * deletion; so goes, with a copy left, what is done on a device that still has them and has not heard of it.
 */
export function beginAnew(diary: Diary, rows: Iterable<string>): void {
  const deleted = new Set(diary.facts.filter((fact) => fact.kind === 'deleted').map(keyOf));
  const again = new Set([...rows].filter((row) => deleted.has(row)));
  for (const fact of diary.facts) if (again.has(keyOf(fact))) fact.forgiven = true;
  for (const row of again) diary.anew.add(row);
}

/** Whatever the device did to these rows may be gone. */
export function forgive(diary: Diary, device: string, rows: ReadonlySet<string>): void {
  for (const fact of diary.facts) if (fact.device === device && rows.has(`${fact.table} ${fact.id}`)) fact.forgiven = true;
}
