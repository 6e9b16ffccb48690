import * as z from 'zod/mini';
import { PatchOp } from '../json-patch.ts';
import { Usage } from '../usage.ts';

/**
 * The protocol between a device and the database's `sync` function: one round trip.
 * `select sync(account, changes, since, max_rows, seen)` returns a {@link SyncAnswer}. Both sides parse what they receive with these
 * schemas.
 */

/** The synced tables, in the order in which a push must apply them. */
export const syncedTables = ['users', 'children', 'user_environments', 'adventure_sessions'] as const;
export const SyncedTable = z.enum(syncedTables);
export type SyncedTable = z.infer<typeof SyncedTable>;

/**
 * A row's columns as JSON, except id, user_id, version and deleted_at. They are not checked here: unknown columns are kept, the row's own
 * schema checks the rest, and copying the columns of 200 rows would be slow.
 */
export const Fields = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
export type Fields = z.infer<typeof Fields>;

const about = {
  table: SyncedTable,
  id: z.string(),
  base: z.number().check(z.nonnegative()),
  deleted: z.boolean(),
  /** False: if the row is stored exactly as sent, the answer does not contain it; its receipt is enough. */
  echo: z.optional(z.boolean()),
};

/** A row that is sent whole; the server keeps its value of a field that is missing. */
export const WholeChange = z.object({ ...about, fields: Fields });
export type WholeChange = z.infer<typeof WholeChange>;

/** The changes to exactly the version `base`. The server applies them and accepts or refuses the resulting row. */
export const PatchChange = z.object({ ...about, patch: z.array(PatchOp) });
export type PatchChange = z.infer<typeof PatchChange>;

/** One edited row that is sent to the server. `base` is the server version that was edited (0: the server has never had it). */
export const Change = z.union([WholeChange, PatchChange]);
export type Change = z.infer<typeof Change>;

/** A row as it is on the server. A tombstone has `deleted_at` and empty fields. */
export const ServerRow = z.object({
  table: SyncedTable,
  id: z.string(),
  version: z.number(),
  deleted_at: z.nullable(z.string()),
  fields: Fields,
});
export type ServerRow = z.infer<typeof ServerRow>;

/** The result of one change. Only a receipt removes a change from the device's queue. */
export const Receipt = z.discriminatedUnion('outcome', [
  z.object({ table: SyncedTable, id: z.string(), outcome: z.literal('applied'), version: z.number() }),
  z.object({ table: SyncedTable, id: z.string(), outcome: z.literal('conflict'), row: ServerRow }),
  z.object({
    table: SyncedTable,
    id: z.string(),
    outcome: z.literal('rejected'),
    /** A Postgres error code (`23514`) or one of ours (`too_large`, `too_many`, `unknown_table`, `not_yours`, `bad_patch`). */
    code: z.string(),
    /** The constraint or the reason, for logs; `explainRejection` turns it into words for people. */
    reason: z.string(),
  }),
]);
export type Receipt = z.infer<typeof Receipt>;

/**
 * The newest version that a device has seen of its account, with that version's stamp. A server restored from a backup gives its versions
 * other stamps, which reveals that its history differs.
 */
export const Seen = z.object({ version: z.number(), stamp: z.string() });
export type Seen = z.infer<typeof Seen>;

export const SyncAnswer = z.object({
  receipts: z.array(Receipt),
  rows: z.array(ServerRow),
  /** All versions up to and including this one have been sent. */
  cursor: z.number(),
  /** There are more rows after the cursor. */
  more: z.boolean(),
  /** Tombstones up to this version have been purged; a device with an older cursor must read everything again. */
  purged: z.number(),
  /** The newest version with its stamp; the device sends it as `seen` from now on. */
  seen: Seen,
  /**
   * The device's `seen` is not part of the account's history: no change was accepted, and the device must read and send everything again.
   */
  other_history: z.optional(z.boolean()),
  /** This server accepts patches. One that does not say so only accepts whole rows. */
  patches: z.optional(z.boolean()),
  /** How much the account stores, sent with the last page; null if that has not changed. */
  usage: z.optional(z.nullable(Usage)),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

export type SyncRequest = {
  account: string;
  changes: Change[];
  since: number;
  max_rows: number;
  /** Left out by a device that has not received one yet. */
  seen?: Seen;
};
