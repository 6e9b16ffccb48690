import type { FamilyDb } from '../../../src/data/db.ts';
import { localTable, localTables } from '../../../src/data/schema.ts';
import type { Receipt, SyncAnswer, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import type { Batch, Store } from '../../../src/sync/ports.ts';
import { type PullState, unread } from '../../../src/sync/pull.ts';
import type { Sabotage } from './device.ts';
import type { SimServer } from './server.ts';

/** Bugs that are planted in the ports and in the server, each against one promise of the program. The simulator has to notice each of them. */

export type Mutation = Sabotage & {
  name: string;
  /** What the program does with the bug; the end of a sentence that begins with "the program". */
  breaks: string;
  server?: ((server: SimServer) => SimServer) | undefined;
  /** Breaks the server below the checks that watch its answers. `now`: virtual time, in ms since 1970. */
  base?: ((server: SimServer, now: () => number) => SimServer) | undefined;
};

type Answer = { ok: true; body: SyncAnswer };

/** An answer that reports every change as applied, and has no rows. */
function allTaken({ changes, since, seen }: SyncRequest): Answer {
  const receipts = changes.map(({ table, id, base }): Receipt => ({ table, id, outcome: 'applied', version: base + 1 }));
  return { ok: true, body: { receipts, rows: [], cursor: since, more: false, purged: 0, seen: seen ?? { version: 0, stamp: '' } } };
}

/** A store that applies something else than the server's answer. */
const applying =
  (change: (db: FamilyDb, ...given: Parameters<Store['applyAnswer']>) => Promise<Parameters<Store['applyAnswer']>>): Mutation['store'] =>
  (store, db) => ({ ...store, applyAnswer: async (...given) => store.applyAnswer(...(await change(db, ...given))) });

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
    name: 'no-lock',
    breaks: 'skips the Web Lock',
    noLock: true,
  },
  {
    name: 'trust-no-error',
    breaks: 'empties the queue where no error came, with or without a receipt',
    server: (server) => ({
      ...server,
      // Without a session, row-level security finds no rows and reports no error.
      sync: async (as, request) => {
        const answer = await server.sync(as, request);
        return answer.ok || as !== null ? answer : allTaken(request);
      },
    }),
  },
  {
    name: 'no-session-check',
    breaks: 'pushes as whoever is signed in, and the server takes it',
    server: (server) => ({
      ...server,
      sync: async (as, request) => (as === request.account || as === null ? server.sync(as, request) : allTaken(request)),
    }),
  },
  {
    name: 'no-shadow',
    breaks: 'drops the shadow: merges know no base',
    store: applying(async (db, ...given) => {
      await db.dexie.shadows.toCollection().modify({ base: null, sent: [] });
      return given;
    }),
  },
  {
    name: 'cursor-first',
    breaks: 'moves the cursor before the rows are stored, in a transaction of its own',
    store: (store, db) => ({
      ...store,
      applyAnswer: async (batch, answer, ...rest) => {
        const pull = (await db.dexie.meta.get('pull'))?.value as PullState | undefined;
        await db.dexie.meta.put({ key: 'pull', value: { ...unread, ...pull, cursor: Math.max(answer.cursor, batch.pull.cursor) } });
        return store.applyAnswer({ ...batch, pull: { ...batch.pull, cursor: answer.cursor } }, answer, ...rest);
      },
    }),
  },
  {
    name: 'blind-cursor',
    breaks: 'goes on after a page that could not be stored, and reads on from where the next one began',
    store: (store, db) => {
      let pages = 0;
      return {
        ...store,
        applyAnswer: async (batch, answer, ...given) => {
          pages += answer.more ? 1 : 0;
          if (answer.more && pages % 3 === 0) return null;
          const pull = (await db.dexie.meta.get('pull'))?.value as PullState | undefined;
          if ((pull ?? unread).cursor < batch.pull.cursor) await db.dexie.meta.put({ key: 'pull', value: batch.pull });
          return store.applyAnswer(batch, answer, ...given);
        },
      };
    },
  },
  {
    name: 'clear-by-id',
    breaks: 'a receipt clears the row, whatever was edited meanwhile',
    store: applying(async (db, batch, ...given) => {
      const rows = [];
      for (const row of batch.rows) rows.push({ ...row, revision: (await db.dexie[row.table].get(row.id))?.revision ?? row.revision });
      return [{ ...batch, rows }, ...given];
    }),
  },
  {
    name: 'no-tombstones',
    breaks: 'ignores tombstones in what is pulled',
    server: answering((answer) => ({ ...answer, rows: answer.rows.filter((row) => row.deleted_at === null) })),
  },
  {
    name: 'local-deletion',
    breaks: 'a deletion stays on the device',
    store: (store, db) => ({
      ...store,
      collect: async (underWay) => {
        for (const table of localTables) await db.dexie[table].filter((row) => row.deletedAt !== null && row.dirty === 1).delete();
        return store.collect(underWay);
      },
    }),
  },
  {
    name: 'no-branches',
    breaks: 'a merge drops the branch that lost',
    store: (store, db) => ({
      ...store,
      applyAnswer: async (batch, answer, ...given) => {
        const next = await store.applyAnswer(batch, answer, ...given);
        for (const receipt of answer.receipts) {
          if (receipt.outcome !== 'conflict' || receipt.table !== 'adventure_sessions') continue;
          await db.dexie.adventures
            .where('id')
            .equals(receipt.id)
            .modify((row) => {
              const data = row.fields['continuation_data'];
              if (typeof data === 'object' && data !== null) row.fields['continuation_data'] = { ...data, stepHistory: [] };
            });
        }
        return next;
      },
    }),
  },
  {
    name: 'no-idempotency-id',
    breaks: 'a message that is tried again has a new id',
    store: (store) => ({
      ...store,
      due: async (now) =>
        (await store.due(now)).map((item) => (item.attempts === 0 ? item : { ...item, id: `${item.id} ${item.attempts}` })),
      sent: (id) => store.sent(id.split(' ')[0] ?? id),
      notSent: (id, ...rest) => store.notSent(id.split(' ')[0] ?? id, ...rest),
    }),
  },
  {
    name: 'no-trail',
    breaks: 'pushes carry no mark: after a lost answer nobody knows whether they arrived',
    store: (store) => ({
      ...store,
      collect: async (underWay) => {
        const batch = await store.collect(underWay);
        return { ...batch, rows: batch.rows.map((row) => ({ ...row, trail: [] })) };
      },
    }),
  },
  {
    name: 'last-write-wins',
    breaks: 'the server takes every push, whatever version it was made from',
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
    name: 'blind-patch',
    breaks: 'the server takes a patch whatever version it was made from',
    server: asking(async (server, request) => {
      const stored = await server.rows(request.account);
      const changes = request.changes.map((change) => ({
        ...change,
        base: 'patch' in change ? (stored.find((row) => row.id === change.id && row.table === change.table)?.version ?? 0) : change.base,
      }));
      return { ...request, changes };
    }),
  },
  {
    name: 'half-patch',
    breaks: 'a patch leaves out what was added to a list',
    store: (store) => {
      const half = (batch: Batch): Batch => ({
        ...batch,
        rows: batch.rows.map((row) => ({ ...row, patch: row.patch?.filter(({ op, path }) => op !== 'add' || !/\d$/.test(path)) ?? null })),
      });
      return {
        ...store,
        collect: async (underWay) => half(await store.collect(underWay)),
        applyAnswer: async (...given) => {
          const next = await store.applyAnswer(...given);
          return next === null ? null : half(next);
        },
      };
    },
  },
  {
    name: 'no-merge',
    breaks: "takes the account's row in a conflict",
    store: applying(async (db, batch, answer, ...given) => {
      for (const receipt of answer.receipts) {
        if (receipt.outcome === 'conflict') await db.dexie[localTable[receipt.table]].update(receipt.id, { dirty: 0, version: 0 });
      }
      return [batch, answer, ...given];
    }),
  },
  {
    name: 'pull-over-edits',
    breaks: 'a pulled row replaces an edited one',
    store: applying(async (db, batch, answer, ...given) => {
      for (const row of answer.rows) {
        const local = await db.dexie[localTable[row.table]].get(row.id);
        if (local?.dirty === 1) await db.dexie[localTable[row.table]].update(row.id, { dirty: 0 });
      }
      return [batch, answer, ...given];
    }),
  },
  {
    name: 'no-purged',
    breaks: 'does not hear that tombstones were purged',
    server: answering((answer) => ({ ...answer, purged: 0 })),
  },
  {
    name: 'skipping-cursor',
    breaks: 'the cursor skips a row that committed late',
    server: answering((answer) => (answer.rows.length > 2 ? { ...answer, rows: answer.rows.slice(0, -1) } : answer)),
  },
  {
    name: 'no-lineage',
    breaks: 'does not say which history it has seen',
    server: asking(async (_server, { account, changes, since, max_rows }) => ({ account, changes, since, max_rows })),
  },
  {
    name: 'clear-before-send',
    breaks: 'takes a message off the queue before it is sent',
    store: (store) => ({
      ...store,
      due: async (now) => {
        const items = await store.due(now);
        for (const item of items) await store.sent(item.id);
        return items;
      },
    }),
  },
];
