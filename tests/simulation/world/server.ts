import type { Fields, SyncedTable, SyncRequest } from '../../../src/domain/sync-protocol.ts';

/** The account's side of a run: the model in memory, or the real function on Postgres. */
export type SimServer = {
  name: string;
  /** A family that has just signed up. */
  begin: (account: string) => Promise<void>;
  /** `as`: whose session the request came with; null for the anonymous key. */
  sync: (as: string | null, request: SyncRequest) => Promise<{ ok: true; body: unknown } | { ok: false; status: number }>;
  /** Purges the family's tombstones, as after 180 days. */
  purge: (account: string) => Promise<void>;
  /** A backup of the family is made, in place of the one before it. */
  copy: (account: string) => Promise<void>;
  /** The server is as it was when the backup was made; where none was made, nothing happens. */
  restore: (account: string) => Promise<void>;
  /** The account is deleted. */
  remove: (account: string) => Promise<void>;
  /** Everything the account has, tombstones too. */
  rows: (account: string) => Promise<StoredRow[]>;
};

export type StoredRow = { table: SyncedTable; id: string; version: number; deleted: boolean; fields: Fields };
