import type { SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import { frozen } from '../memory/freeze.ts';
import type { SimServer, StoredRow } from '../world/server.ts';
import { answerRow, beginFamily, type Family, productionQuota, purgeFamily, type TransactionContext } from './family.ts';
import { SqlError } from './sql-error.ts';
import { type RawRequest, sync } from './sync.ts';

/** The server of a run, on the model of `sync`. */

export type ModelServer = SimServer & {
  /** The family as it is stored now; undefined where there is none. */
  family: () => Family | undefined;
  /** Replaces the stored family. */
  put: (family: Family | undefined) => void;
};

/** Creates a server that holds one family. `now`: ms since 1970; `below`: a random integer, 0 ≤ x < n. */
export function createModelServer(now: () => number, below: (n: number) => number): ModelServer {
  let family: Family | undefined;
  let copy: Family | undefined;
  let stamps = 0;
  const newStamp = (): string => {
    stamps += 1;
    return `stamp ${stamps}`;
  };
  const order: TransactionContext['order'] = (ids) => {
    const from = ids.length === 0 ? 0 : below(ids.length);
    return [...ids.slice(from), ...ids.slice(0, from)];
  };
  return {
    name: 'model',
    family: () => family,
    put: (next) => {
      family = next;
    },
    begin: async (account) => {
      family = beginFamily(account, 'Robin', newStamp());
    },
    copy: async () => {
      copy = family;
    },
    restore: async (account) => {
      if (copy?.account === account) family = copy;
    },
    remove: async () => {
      family = undefined;
    },
    sync: async (as, request: SyncRequest) => {
      try {
        const context: TransactionContext = { now: now(), stamp: newStamp(), isTaken: () => false, order, quota: productionQuota };
        const done = sync(family, as, frozen(JSON.parse(JSON.stringify(request))) as RawRequest, context);
        family = done.family;
        return { ok: true, body: frozen(done.answer) };
      } catch (error) {
        if (!(error instanceof SqlError)) throw error;
        return { ok: false, status: statusOf(error.code, as) };
      }
    },
    purge: async () => {
      if (family !== undefined) family = purgeFamily(family, now() + 181 * 24 * 60 * 60_000);
    },
    rows: async () => [...(family?.rows.values() ?? [])].map(rowOf),
  };
}

function rowOf(stored: Parameters<typeof answerRow>[0]): StoredRow {
  const { deleted_at, ...row } = answerRow(stored);
  return { ...row, deleted: deleted_at !== null };
}

/** The HTTP status with which the API answers an SQLSTATE. `as`: the caller's account; null without a session. */
export function statusOf(code: string, as: string | null): number {
  if (code.startsWith('PT')) return Number(code.slice(2));
  if (code === '42501') return as === null ? 401 : 403;
  return code.startsWith('22') || code.startsWith('23') ? 400 : 500;
}
