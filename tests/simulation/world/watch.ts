import { type LocalTable, localTable, type Row, type Shadow, serverTable } from '../../../src/data/schema.ts';
import type { Fields, ServerRow, SyncAnswer, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import { jsonBytes, sameJson } from '../../../src/domain/json.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Answer, Store } from '../../../src/sync/ports.ts';
import { markOf, splitTrail } from '../../../src/sync/trail.ts';
import type { Tab, World } from './device.ts';
import { checkMerge } from './oracle.ts';
import type { SimServer } from './server.ts';

/** Checks during a run, which find violations even where the outcome is right. */

/** Wraps a server and notices pushes that are applied twice (a push is known by the mark at the end of its trail), and answers with too many rows. */
export function watchPushes(server: SimServer, violations: Set<string>): SimServer {
  const taken = new Set<string>();
  // A push may be applied again after the server has lost it.
  const forgetting =
    (what: (account: string) => Promise<void>) =>
    async (account: string): Promise<void> => {
      taken.clear();
      await what(account);
    };
  return {
    ...server,
    purge: forgetting(server.purge),
    begin: forgetting(server.begin),
    restore: forgetting(server.restore),
    sync: async (as, request) => {
      const answer = await server.sync(as, request);
      const body = answer.ok ? (answer.body as Partial<SyncAnswer>) : {};
      if ((body.rows ?? []).length > request.max_rows) violations.add('an answer has more rows than were asked for');
      for (const receipt of body.receipts ?? []) {
        const change = request.changes.find((other) => other.table === receipt.table && other.id === receipt.id);
        const mark = change === undefined ? undefined : markOf(change);
        if (receipt.outcome !== 'applied' || change?.deleted !== false || mark === undefined) continue;
        const push = `${receipt.id} ${mark}`;
        if (taken.has(push)) violations.add(`${receipt.table} ${receipt.id} took one push twice`);
        taken.add(push);
      }
      return answer;
    },
  };
}

/** Counts a request, and notices one that is larger than a server takes. */
export function watchRequests(world: World, tab: Tab, { changes }: SyncRequest): void {
  tab.device.requests += 1;
  const ops = changes.reduce((sum, change) => sum + ('patch' in change ? change.patch.length : 0), 0);
  if (changes.length > world.pageSize) world.violations.add(`${tab.name} pushes ${changes.length} rows, where ${world.pageSize} are taken`);
  if (ops > limits.pushOps.max) world.violations.add(`${tab.name} pushes ${ops} operations`);
  if (world.isBulky && changes.length > 1 && jsonBytes(changes) > limits.pushBytes.max)
    world.violations.add(`${tab.name} pushes more than a megabyte`);
}

type State = { table: LocalTable; theirs: ServerRow; row: Row; shadow: Shadow | undefined };

/**
 * Wraps a store, compares each merge with the oracle, and checks that a copy is kept of what it replaced. Only for storage in memory, where reading rows
 * takes no time.
 */
export function watchStore(world: World, tab: Tab, store: Store): Store {
  if (tab.device.storage.kind !== 'memory') return store;
  const { dexie } = tab.db;
  const edited = async (answer: Answer): Promise<State[]> => {
    const receipts = answer.receipts.flatMap((receipt) => (receipt.outcome === 'conflict' ? [receipt.row] : []));
    const spokenOf = new Set(answer.receipts.map(({ table, id }) => `${table} ${id}`));
    const rows = answer.rows.filter(({ table, id }) => !spokenOf.has(`${table} ${id}`));
    const states: State[] = [];
    for (const theirs of [...receipts, ...rows]) {
      const table = localTable[theirs.table];
      const row = await dexie[table].get(theirs.id);
      if (row?.dirty === 1) states.push({ table, theirs, row, shadow: await dexie.shadows.get([table, theirs.id]) });
    }
    return states;
  };
  return {
    ...store,
    applyAnswer: async (batch, answer, ...given) => {
      const before = tab.db.dexie.isOpen() ? await edited(answer) : [];
      const result = await store.applyAnswer(batch, answer, ...given);
      for (const state of before) {
        const after = await dexie[state.table].get(state.row.id);
        if (after === undefined || after.version !== state.theirs.version || state.row.version === after.version) continue;
        const copies = await dexie.backups.where('[table+rowId]').equals(`${state.table}\0${state.row.id}`).toArray();
        for (const violation of checkSettled(
          state,
          after,
          copies.map(({ fields }) => fields),
        )) {
          world.violations.add(`${state.table} ${state.row.id} is merged wrongly: ${violation}`);
        }
      }
      return result;
    },
  };
}

function checkSettled({ table, theirs, row, shadow }: State, after: Row, copies: readonly Fields[]): string[] {
  if (row.deletedAt !== null || theirs.deleted_at !== null) {
    const isGone = after.deletedAt !== null;
    return isGone ? [] : ['a deletion on one side has not won'];
  }
  const { fields: account, trail } = splitTrail(theirs.fields);
  const arrived = shadow?.sent.findLast((sent) => !sent.deleted && trail.includes(sent.mark));
  const base = arrived?.fields ?? shadow?.base ?? null;
  // Without a common base the rules do not apply to this merge; the outcome of the run is checked all the same.
  if (base === null) return [];
  const violations = checkMerge(serverTable[table], { base, mine: row.fields, theirs: account, merged: after.fields });
  for (const [side, fields] of [
    ['the device', row.fields],
    ['the account', account],
  ] as const) {
    const isReplaced = Object.keys({ ...base, ...fields }).some(
      (name) => name !== 'updated_at' && !sameJson(fields[name], base[name]) && !sameJson(after.fields[name], fields[name]),
    );
    if (isReplaced && !copies.some((copy) => sameJson(copy, fields))) violations.push(`no copy is kept of what ${side} had`);
  }
  return violations;
}
