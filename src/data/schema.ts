import type { Dexie, Table } from 'dexie';
import type { Fields, SyncedTable } from '../domain/contracts/sync-protocol.ts';

/** The family's database: its tables and indexes, its versions, and what a row of each table is. */

/** The schema that this code writes. Raise it together with a change of {@link stores}. */
export const schemaVersion = 2;

/** The number of the row format that this app can write; if `meta` has a higher one, it only reads. */
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
  /** The adventures without their stories; see `adventure-index.ts`. Only read. */
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

/** Tables of earlier versions that the upgrade deletes. */
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

/** Why the server refused a row. A person decides whether it is edited, tried again or discarded. */
export type Rejection = { code: string; reason: string; at: string };

/** A synced row. `fields` are the server's columns; columns of a newer app are kept as they came. */
export type Row = {
  id: string;
  /** The server's version on which `fields` are based; 0 where the server has never acknowledged the row. */
  version: number;
  /** ISO time; a tombstone has empty fields. */
  deletedAt: string | null;
  /** 1: edited since the last receipt. A number, because IndexedDB can't index booleans. */
  dirty: 0 | 1;
  /** Counts local edits, so that a receipt only marks the edit as synced that was sent. */
  revision: number;
  fields: Fields;
  /** The marks of the last pushes that made the server's version, oldest first; see {@link Sent}. */
  trail?: readonly string[];
  rejected?: Rejection;
};

/** What lists read of a row. */
export type Listed = Pick<Row, 'id' | 'deletedAt' | 'fields'>;

/**
 * A state of a row that was sent. Whether it has arrived is known from its receipt, or from its mark in the trail of the server's row, which every later edit
 * keeps.
 */
export type Sent = { revision: number; deleted: boolean; fields: Fields; mark: string };

/** The state from which a dirty row was edited: the base of a three-way merge. */
export type Shadow = {
  table: LocalTable;
  id: string;
  /** What the server has last acknowledged; null for a row that was created on this device. */
  base: Fields | null;
  /** The states that were sent since, newest last, whose answers may have been lost. */
  sent: Sent[];
  /** Whether the server has refused a patch, so that the next push of this row has all fields. */
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
  /** The length of the current wait, in ms. */
  waitMs?: number;
  /** The service has refused the message itself, and a person has to decide. */
  refused?: { reason: string; at: string };
};

/** A report of a row that does not fit its schema. The row is kept unchanged, and left out of the lists. */
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
