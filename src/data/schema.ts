import type { Dexie, Table } from 'dexie';
import type { Fields, SyncedTable } from '../domain/sync-protocol.ts';

/** The family's database: its tables and indexes, its versions, and what a row of each table is. */

/** The schema that this code writes. Raise it together with a change of {@link stores}. */
export const schemaVersion = 2;

/** What an app must at least be to write here; an app that finds a higher number in `meta` only reads. */
export const writerVersion = 1;
export const minWriterKey = 'minWriter';

/** The name of an account's database. */
export function familyName(account: string): string {
  return `venture-${account}`;
}

type Tables = {
  profile: Table<Row, string>;
  children: Table<Row, string>;
  environments: Table<Row, string>;
  adventures: Table<Row, string>;
  /** The adventures without their stories; see `read/adventure-index.ts`. Only read. */
  adventureIndex: Table<Listed, string>;
  shadows: Table<Shadow, [LocalTable, string]>;
  outbox: Table<OutboxItem, string>;
  meta: Table<Meta, string>;
  quarantine: Table<Quarantined, [LocalTable, string]>;
  backups: Table<Backup, string>;
};

export type FamilyDexie = Dexie & Tables;
export type TableName = keyof Tables;

/** A row without a refusal has no entry in `rejected.code`. */
const synced = 'id, dirty, rejected.code';

/** The tables of this version, with their indexes. */
export const stores = {
  profile: synced,
  children: synced,
  environments: synced,
  adventures: `${synced}, fields.status, fields.updated_at`,
  adventureIndex: 'id',
  shadows: '[table+id]',
  outbox: 'id, nextTry',
  meta: 'key',
  quarantine: '[table+id]',
  backups: 'id, at, [table+rowId]',
} as const satisfies Record<TableName, string>;

/** Tables of earlier versions that go with the upgrade. */
export const dropped = { shelf: null } as const;

export const localTables = ['profile', 'children', 'environments', 'adventures'] as const;
export type LocalTable = (typeof localTables)[number];

/** The names of the same tables at the server. */
export const serverTable: Record<LocalTable, SyncedTable> = {
  profile: 'users',
  children: 'children',
  environments: 'user_environments',
  adventures: 'adventure_sessions',
};

export const localTable: Record<SyncedTable, LocalTable> = {
  users: 'profile',
  children: 'children',
  user_environments: 'environments',
  adventure_sessions: 'adventures',
};

/** Why the server refused a row. The row waits for a person: it is edited, tried again or discarded. */
export type Rejection = { code: string; reason: string; at: string };

/** A synced row. `fields` are the server's columns; columns of a newer app are kept as they came. */
export type Row = {
  id: string;
  /** The server's version of what `fields` were built on; 0: the server has never answered for this row. */
  version: number;
  /** ISO time; a tombstone has empty fields. */
  deletedAt: string | null;
  /** 1: edited since the last receipt. A number, because IndexedDB can't index booleans. */
  dirty: 0 | 1;
  /** Counts local edits, so that a receipt clears exactly the edit it was given for. */
  revision: number;
  fields: Fields;
  /** The marks of the last pushes that made the server's version, oldest first; see {@link Sent}. */
  trail?: readonly string[];
  rejected?: Rejection;
};

/** What lists read of a row. */
export type Listed = Pick<Row, 'id' | 'deletedAt' | 'fields'>;

/**
 * A state of a row that was put on the wire. Whether it arrived is known only from what comes back: a receipt, or its mark in
 * the trail of the server's row, which every later edit of the row hands on.
 */
export type Sent = { revision: number; deleted: boolean; fields: Fields; mark: string };

/** For each dirty row what it was edited from: the base of a three-way merge. */
export type Shadow = {
  table: LocalTable;
  id: string;
  /** What the server last acknowledged; null for a row that began on this device. */
  base: Fields | null;
  /** What was sent since, newest last: an answer may have been lost on its way back. */
  sent: Sent[];
  /** The server could make nothing of what was changed here: the next push of this row is the whole of it. */
  whole?: boolean;
};

export const outboxKinds = ['stop', 'feedback'] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** A message to the story service that waits for a connection. Its id is the call's idempotency key. */
export type OutboxItem = {
  id: string;
  kind: OutboxKind;
  body: unknown;
  attempts: number;
  /** ms since 1970. */
  nextTry: number;
  /** How long the wait for it is, in ms. */
  waitMs?: number;
  /** The service refused the message itself: it waits for a person. */
  refused?: { reason: string; at: string };
};

/** A row that does not fit its schema: left where it is, kept out of the lists, and reported here. */
export type Quarantined = { table: LocalTable; id: string; reason: string; at: string };

/** A row as it was before a merge replaced something in it. */
export type Backup = {
  id: string;
  table: LocalTable;
  rowId: string;
  /** Whose state it was: this device's, or the one the account had. */
  side: 'device' | 'account';
  fields: Fields;
  /** ISO time. */
  at: string;
};

export type Meta = { key: string; value: unknown };
