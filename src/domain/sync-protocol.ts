import * as z from 'zod/mini';
import { PatchOp } from './json-patch.ts';
import { Usage } from './usage.ts';

/**
 * What the device and the `sync` function of the database say to each other, in one round trip.
 *
 * `select sync(account, changes, since, max_rows, seen)` answers a {@link SyncAnswer}. Both sides of the wire are parsed with these schemas.
 */

/** The tables that are kept equal on every device of a family, in the order in which a push must apply them. */
export const syncedTables = ['users', 'children', 'user_environments', 'adventure_sessions'] as const;
export const SyncedTable = z.enum(syncedTables);
export type SyncedTable = z.infer<typeof SyncedTable>;

/**
 * A row's own columns, as JSON: everything but id, user_id, version and deleted_at. Unknown columns are kept, and none is looked at here: what is in
 * them is for the row's own schema to judge, and copying every column of a page's 200 rows is felt.
 */
export const Fields = z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
export type Fields = z.infer<typeof Fields>;

const about = {
  table: SyncedTable,
  id: z.string(),
  base: z.number().check(z.nonnegative()),
  deleted: z.boolean(),
  /** False: a row that is stored exactly as it is sent here is not among the rows of the answer; its receipt says all of it. */
  echo: z.optional(z.boolean()),
};

/** A row as it is sent whole; of a field that it does not name the server keeps what it has. */
export const WholeChange = z.object({ ...about, fields: Fields });
export type WholeChange = z.infer<typeof WholeChange>;

/** What has been changed of exactly the version `base`. The server makes the whole row of it, and takes or refuses that. */
export const PatchChange = z.object({ ...about, patch: z.array(PatchOp) });
export type PatchChange = z.infer<typeof PatchChange>;

/** One edited row on its way to the server. `base` is the server version it was made on (0: the server has never had it). */
export const Change = z.union([WholeChange, PatchChange]);
export type Change = z.infer<typeof Change>;

/** A row as the server has it. A tombstone has `deleted_at` and empty fields. */
export const ServerRow = z.object({
  table: SyncedTable,
  id: z.string(),
  version: z.number(),
  deleted_at: z.nullable(z.string()),
  fields: Fields,
});
export type ServerRow = z.infer<typeof ServerRow>;

/** What became of one change. Only a receipt clears a change from the device's queue. */
export const Receipt = z.discriminatedUnion('outcome', [
  z.object({ table: SyncedTable, id: z.string(), outcome: z.literal('applied'), version: z.number() }),
  z.object({ table: SyncedTable, id: z.string(), outcome: z.literal('conflict'), row: ServerRow }),
  z.object({
    table: SyncedTable,
    id: z.string(),
    outcome: z.literal('rejected'),
    /** A Postgres error code (`23514`) or one of ours (`too_large`, `too_many`, `unknown_table`, `not_yours`, `bad_patch`). */
    code: z.string(),
    /** The constraint or the reason, in words a log understands; `explainRejection` turns it into words for people. */
    reason: z.string(),
  }),
]);
export type Receipt = z.infer<typeof Receipt>;

/** How far a device has seen its account's history, and the stamp that this version has there. A server restored from a backup gives other stamps. */
export const Seen = z.object({ version: z.number(), stamp: z.string() });
export type Seen = z.infer<typeof Seen>;

export const SyncAnswer = z.object({
  receipts: z.array(Receipt),
  rows: z.array(ServerRow),
  /** Everything up to and including this version has been sent. */
  cursor: z.number(),
  /** More rows wait behind the cursor. */
  more: z.boolean(),
  /** Tombstones up to this version have been purged; a device whose cursor is older reads everything again. */
  purged: z.number(),
  /** The newest version there is, with its stamp: what the device has seen from now on. */
  seen: Seen,
  /** What the device said it has seen is not of the account's history: nothing was taken, and it reads and sends everything again. */
  other_history: z.optional(z.boolean()),
  /** This server takes what has been changed of a row, too. One that does not say so knows whole rows only. */
  patches: z.optional(z.boolean()),
  /** What the account holds now, at the end of what was read; null where nothing has changed. */
  usage: z.optional(z.nullable(Usage)),
});
export type SyncAnswer = z.infer<typeof SyncAnswer>;

export type SyncRequest = {
  account: string;
  changes: Change[];
  since: number;
  max_rows: number;
  /** Left out by a device that has never been told. */
  seen?: Seen;
};
