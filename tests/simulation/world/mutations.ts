import type { FamilyDb } from '../../../src/data/family-db.ts';
import { localTable, localTables } from '../../../src/data/rows.ts';
import type { SyncAnswer, SyncRequest } from '../../../src/domain/sync-protocol.ts';
import type { Store } from '../../../src/sync/ports.ts';
import type { SimServer } from './server.ts';

/** The program broken on purpose, one promise at a time: the simulator is worth something if it notices each of them. */

export type Mutation = {
  name: string;
  store?: (store: Store, db: FamilyDb) => Store;
  server?: (server: SimServer) => SimServer;
};

type Answer = { ok: true; body: SyncAnswer };

/** Lets the store settle something else than what was answered. */
const settling =
  (change: (db: FamilyDb, ...given: Parameters<Store['settle']>) => Promise<Parameters<Store['settle']>>): Mutation['store'] =>
  (store, db) => ({ ...store, settle: async (...given) => store.settle(...(await change(db, ...given))) });

const asking =
  (change: (server: SimServer, request: SyncRequest) => Promise<SyncRequest>): Mutation['server'] =>
  (server) => ({ ...server, sync: async (as, request) => server.sync(as, await change(server, request)) });

const answering =
  (change: (answer: SyncAnswer) => SyncAnswer): Mutation['server'] =>
  (server) => ({
    ...server,
    sync: async (as, request) => {
      const answer = await server.sync(as, request);
      return answer.ok ? { ok: true, body: change((answer as Answer).body) } : answer;
    },
  });

export const mutations: readonly Mutation[] = [
  {
    name: 'trusts "no error": whatever was sent counts as applied',
    store: settling(async (_db, batch, answer, at) => {
      const receipts = batch.rows.map(({ table, id, base }) => {
        const real = answer.receipts.find((receipt) => localTable[receipt.table] === table && receipt.id === id);
        return real?.outcome === 'applied'
          ? real
          : { ...(real ?? answer.receipts[0]), table: real?.table ?? 'children', id, outcome: 'applied', version: base + 1 };
      });
      return [batch, { ...answer, receipts: receipts as SyncAnswer['receipts'] }, at];
    }),
  },
  {
    name: 'drops the shadow: merges know no base',
    store: settling(async (db, ...given) => {
      await db.dexie.shadows.toCollection().modify({ base: null, sent: [] });
      return given;
    }),
  },
  {
    name: 'moves the cursor before the rows, in a transaction of its own',
    store: (store, db) => ({
      ...store,
      settle: async (batch, answer, at) => {
        const pull = (await db.dexie.meta.get('pull'))?.value as { cursor: number; floor: number; reread: null } | undefined;
        await db.dexie.meta.put({ key: 'pull', value: { floor: 0, reread: null, ...pull, cursor: Math.max(answer.cursor, batch.since) } });
        return store.settle({ ...batch, since: answer.cursor }, answer, at);
      },
    }),
  },
  {
    name: 'clears a row by its receipt, whatever was edited meanwhile',
    store: settling(async (db, batch, answer, at) => {
      const rows = [];
      for (const row of batch.rows) rows.push({ ...row, revision: (await db.dexie[row.table].get(row.id))?.revision ?? row.revision });
      return [{ ...batch, rows }, answer, at];
    }),
  },
  {
    name: 'knows nothing of what was sent: no trail',
    store: (store) => ({
      ...store,
      collect: async () => ({ ...(await store.collect()), rows: (await store.collect()).rows.map((row) => ({ ...row, trail: [] })) }),
    }),
  },
  {
    name: 'the server takes every push, whatever version it was made from',
    server: asking(async (server, request) => {
      const stored = await server.rows(request.account);
      const changes = request.changes.map((change) => ({
        ...change,
        base: stored.find((row) => row.id === change.id && row.table === change.table)?.version ?? 0,
      }));
      return { ...request, changes };
    }),
  },
  {
    name: "takes the account's row in a conflict, without a merge",
    store: settling(async (db, batch, answer, at) => {
      for (const receipt of answer.receipts) {
        if (receipt.outcome === 'conflict') await db.dexie[localTable[receipt.table]].update(receipt.id, { dirty: 0, version: 0 });
      }
      return [batch, answer, at];
    }),
  },
  {
    name: 'forgets tombstones: a deletion stays on the device',
    store: (store, db) => ({
      ...store,
      collect: async () => {
        for (const table of localTables) await db.dexie[table].filter((row) => row.deletedAt !== null && row.dirty === 1).delete();
        return store.collect();
      },
    }),
  },
  { name: 'does not hear that tombstones were purged', server: answering((answer) => ({ ...answer, purged: 0 })) },
  {
    name: 'the cursor skips what another device has just pushed',
    server: answering((answer) => (answer.rows.length > 2 ? { ...answer, rows: answer.rows.slice(0, -1) } : answer)),
  },
  {
    name: 'takes a message off the queue before it is sent',
    store: (store) => ({
      ...store,
      due: async (now) => {
        const items = await store.due(now);
        for (const item of items) await store.sent(item.id);
        return items;
      },
    }),
  },
  {
    name: 'lets an older row replace a newer one',
    store: settling(async (db, batch, answer, at) => {
      for (const row of answer.rows) {
        const local = await db.dexie[localTable[row.table]].get(row.id);
        if (local?.dirty === 1) await db.dexie[localTable[row.table]].update(row.id, { dirty: 0 });
      }
      return [batch, answer, at];
    }),
  },
];
