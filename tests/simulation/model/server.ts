import type { SyncRequest } from '../../../src/domain/sync-protocol.ts';
import { frozen } from '../memory/freeze.ts';
import type { SimServer, StoredRow } from '../world/server.ts';
import { answerRow, beginFamily, type Family, type Given, purgeFamily, realMost } from './family.ts';
import { SqlError } from './fault.ts';
import { type RawRequest, sync } from './sync.ts';

/** The account's side of a run, on the model of the function. */

export type ModelServer = SimServer & {
  /** The family as it stands; undefined where there is none. */
  family: () => Family | undefined;
  /** Puts another in its place. */
  put: (family: Family | undefined) => void;
};

/** One family at a time. `now`: ms since 1970; `below`: an integer from 0 to under n, at random. */
export function createModelServer(now: () => number, below: (n: number) => number): ModelServer {
  let family: Family | undefined;
  let copy: Family | undefined;
  let stamps = 0;
  const newStamp = (): string => {
    stamps += 1;
    return `stamp ${stamps}`;
  };
  const order: Given['order'] = (ids) => {
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
        const given: Given = { now: now(), stamp: newStamp(), isTaken: () => false, order, most: realMost };
        const done = sync(family, as, frozen(JSON.parse(JSON.stringify(request))) as RawRequest, given);
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

/** The HTTP status that the API makes of an error's code. */
export function statusOf(code: string, as: string | null): number {
  if (code.startsWith('PT')) return Number(code.slice(2));
  if (code === '42501') return as === null ? 401 : 403;
  return code.startsWith('22') || code.startsWith('23') ? 400 : 500;
}
