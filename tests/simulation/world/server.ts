import type { Fields, SyncedTable, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';

/** The server of a run: the model in memory, or the real function on PostgreSQL. */
export type SimServer = {
  name: string;
  /** Creates the family as at sign-up. */
  begin: (account: string) => Promise<void>;
  /** `as`: the account of the session; null where the request has only the anonymous key. */
  sync: (as: string | null, request: SyncRequest) => Promise<{ ok: true; body: unknown } | { ok: false; status: number }>;
  /** Purges the family's tombstones, as after 180 days. */
  purge: (account: string) => Promise<void>;
  /** Makes a backup of the family, which replaces the one before. */
  copy: (account: string) => Promise<void>;
  /** Restores the backup; does nothing where there is none. */
  restore: (account: string) => Promise<void>;
  /** Deletes the account. */
  remove: (account: string) => Promise<void>;
  /** All rows of the account, including tombstones. */
  rows: (account: string) => Promise<StoredRow[]>;
};

export type StoredRow = { table: SyncedTable; id: string; version: number; deleted: boolean; fields: Fields };
