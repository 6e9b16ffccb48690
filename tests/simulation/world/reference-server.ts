import { sameJson } from '../../../src/domain/json.ts';
import { applyPatch } from '../../../src/domain/json-patch.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Change, Fields, Receipt, Seen, ServerRow, SyncedTable, SyncRequest } from '../../../src/domain/sync-protocol.ts';
import type { SimServer } from './server.ts';

/** What `sync` promises, in memory and as short as it can be said: fast runs, and a second opinion on the real one. */

type Family = {
  counter: number;
  purged: number;
  rows: Map<string, ServerRow>;
  /** From which version on there is which stamp. */
  stamps: { from: number; stamp: string }[];
};

const keyOf = (table: string, id: string): string => `${table} ${id}`;
const most: Partial<Record<SyncedTable, number>> = { children: limits.children.max, user_environments: limits.environments.max };

/** The row is what the change has just made of it, and the device does not want to hear it again. (What a patch makes is stored as it is.) */
function isEcho(row: ServerRow, receipt: Receipt, change: Change | undefined): boolean {
  if (receipt.outcome !== 'applied' || receipt.version !== row.version || row.deleted_at !== null) return false;
  return change?.echo === false && ('patch' in change || sameJson(row.fields, change.fields));
}

/** The whole row that a change means, made of the one that is stored; null where nothing can be made of it. */
function fieldsOf(change: Change, stored: ServerRow | undefined): Fields | null {
  if ('fields' in change) return change.fields;
  return stored === undefined ? null : applyPatch(stored.fields, change.patch);
}

function stampAt({ stamps }: Family, version: number): string {
  return stamps.findLast(({ from }) => from <= version)?.stamp ?? '';
}

export function createReferenceServer(): SimServer {
  const families = new Map<string, Family>();
  const copies = new Map<string, Family>();
  let stamped = 0;
  const newStamp = (): string => {
    stamped += 1;
    return `stamp ${stamped}`;
  };

  function write(family: Family, row: Omit<ServerRow, 'version'>): number {
    family.counter += 1;
    family.rows.set(keyOf(row.table, row.id), { ...row, version: family.counter });
    return family.counter;
  }

  function apply(family: Family, change: Change): Receipt {
    const { table, id, base, deleted } = change;
    const stored = family.rows.get(keyOf(table, id));
    const fields = fieldsOf(change, stored);
    const unfit: Receipt = { table, id, outcome: 'rejected', code: 'bad_patch', reason: 'patch_misses' };
    const tombstone = { table, id, deleted_at: 'then', fields: {} };
    if (stored === undefined) {
      if (!deleted && base > 0 && base <= family.purged) {
        return { table, id, outcome: 'conflict', row: { ...tombstone, version: family.purged } };
      }
      if (!deleted && fields === null) return unfit;
      const live = [...family.rows.values()].filter((row) => row.table === table && row.deleted_at === null).length;
      if (!deleted && live >= (most[table] ?? Number.POSITIVE_INFINITY))
        return { table, id, outcome: 'rejected', code: 'too_many', reason: `${table}_per_family` };
      return {
        table,
        id,
        outcome: 'applied',
        version: write(family, deleted || fields === null ? tombstone : { table, id, deleted_at: null, fields }),
      };
    }
    if (deleted) return { table, id, outcome: 'applied', version: stored.deleted_at === null ? write(family, tombstone) : stored.version };
    if (stored.deleted_at !== null || stored.version !== base) return { table, id, outcome: 'conflict', row: structuredClone(stored) };
    if (fields === null) return unfit;
    return {
      table,
      id,
      outcome: 'applied',
      version: write(family, { table, id, deleted_at: null, fields: { ...stored.fields, ...fields } }),
    };
  }

  const seenOf = (family: Family): Seen => ({ version: family.counter, stamp: stampAt(family, family.counter) });

  function sync(family: Family, { changes, since, max_rows, seen }: SyncRequest): unknown {
    if (seen !== undefined && (seen.version > family.counter || stampAt(family, seen.version) !== seen.stamp)) {
      const nothing = { receipts: [], rows: [], cursor: 0, more: true, purged: family.purged };
      return { ...nothing, seen: seenOf(family), other_history: true, patches: true };
    }
    const before = family.counter;
    const receipts = changes.map((change) => apply(family, change));
    if (family.counter > before) family.stamps.push({ from: before + 1, stamp: newStamp() });
    if (since > before) return structuredClone({ receipts, rows: [], cursor: before, more: true, purged: since + 1, patches: true });
    const newer = [...family.rows.values()].filter((row) => row.version > since).toSorted((a, b) => a.version - b.version);
    const page = newer.slice(0, max_rows);
    const more = page.length < newer.length;
    const known = (row: ServerRow): boolean => receipts.some((receipt, place) => isEcho(row, receipt, changes[place]));
    const rows = page.filter((row) => !known(row));
    const cursor = more ? (page.at(-1)?.version ?? since) : family.counter;
    return structuredClone({ receipts, rows, cursor, more, purged: family.purged, seen: seenOf(family), patches: true });
  }

  return {
    name: 'reference',
    begin: async (account) => {
      const fields = { adult_name: 'Robin', show_onboarding: true, memory: {} };
      const row: ServerRow = { table: 'users', id: account, version: 1, deleted_at: null, fields };
      const stamps = [{ from: 0, stamp: newStamp() }];
      families.set(account, { counter: 1, purged: 0, rows: new Map([[keyOf('users', account), row]]), stamps });
    },
    copy: async (account) => {
      const family = families.get(account);
      if (family !== undefined) copies.set(account, structuredClone(family));
    },
    restore: async (account) => {
      const copy = copies.get(account);
      if (copy !== undefined) families.set(account, structuredClone(copy));
    },
    sync: async (as, request) => {
      const family = families.get(request.account);
      if (as !== request.account || family === undefined) return { ok: false, status: 401 };
      return { ok: true, body: sync(family, structuredClone(request)) };
    },
    purge: async (account) => {
      const family = families.get(account);
      if (family === undefined) return;
      for (const [key, row] of family.rows) {
        if (row.deleted_at === null) continue;
        family.rows.delete(key);
        family.purged = Math.max(family.purged, row.version);
      }
    },
    rows: async (account) =>
      [...(families.get(account)?.rows.values() ?? [])].map(({ deleted_at, ...row }) => ({
        ...structuredClone(row),
        deleted: deleted_at !== null,
      })),
  };
}
