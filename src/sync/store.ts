import { purgeBackups } from '../data/backups.ts';
import { type FamilyDb, type FamilyDexie, isNewerFormat } from '../data/family-db.ts';
import { type LocalTable, localTable, localTables, type OutboxItem, type Row, serverTable } from '../data/rows.ts';
import type { Receipt, ServerRow, SyncAnswer } from '../domain/sync-protocol.ts';
import { type Absorption, applied, conflicted, pulled, rejected, type RowState } from './absorb.ts';
import { longestMs } from './backoff.ts';
import type { Answer, Batch, Outgoing, Settled, Store } from './ports.ts';
import { advance, metKey, PullState, unread } from './pull.ts';
import { isSendable, nextBatch, noteSent } from './push.ts';
import { strangerKey } from './strangers.ts';

/** The store port over the family's database. */

const pullKey = 'pull';
/** A mark tells one push of one row from the few others of the same row: the head of a UUID is enough. */
const markLength = 8;

/** `id`: a new UUID. */
export function createStore(db: FamilyDb, id: () => string): Store {
  const { dexie, account } = db;
  const write = <T>(run: () => Promise<T>): Promise<T> => {
    if (db.access.get().kind !== 'open') return Promise.reject(new Error('The database can not be written.'));
    return dexie.transaction('rw', dexie.tables, async () => {
      // Another tab's newer app may have raised the format since.
      if (await isNewerFormat(dexie)) {
        db.access.set({ kind: 'newer-schema' });
        throw new Error('A newer app has written this database.');
      }
      return run();
    });
  };
  return {
    account,
    collect: () => write(() => collect(dexie, id)),
    settle: (batch, answer, at) => write(() => settle(db, batch, answer, at, id)),
    due: async (now) => (await dexie.outbox.toArray()).filter((item) => item.refused === undefined && isDue(item, now)),
    sent: (item) => write(() => dexie.outbox.delete(item)),
    notSent: (item, nextTry, refused) =>
      write(async () => {
        const kept = await dexie.outbox.get(item);
        if (kept !== undefined)
          await dexie.outbox.put({ ...kept, attempts: kept.attempts + 1, nextTry, ...(refused === null ? {} : { refused }) });
      }),
    nextDue: async () => {
      const waiting = (await dexie.outbox.toArray()).filter((item) => item.refused === undefined);
      return waiting.length === 0 ? null : Math.min(...waiting.map((item) => item.nextTry));
    },
  };
}

/** A time further off than any wait comes from a clock that was wrong. */
function isDue({ nextTry }: OutboxItem, now: number): boolean {
  return nextTry <= now || nextTry > now + longestMs;
}

async function collect(dexie: FamilyDexie, newId: () => string): Promise<Batch> {
  const rows: Outgoing[] = [];
  for (const chosen of nextBatch(await dirtyRows(dexie), () => newId().slice(0, markLength))) {
    const { table, id } = chosen;
    const shadow = await dexie.shadows.get([table, id]);
    const { outgoing, sent } = noteSent(shadow?.sent ?? [], chosen);
    await dexie.shadows.put({ table, id, base: shadow?.base ?? null, sent });
    rows.push(outgoing);
  }
  return { since: (await readPull(dexie)).cursor, rows };
}

async function dirtyRows(dexie: FamilyDexie): Promise<Record<LocalTable, Row[]>> {
  const [profile, children, environments, adventures] = await Promise.all(
    localTables.map((table) => dexie[table].where('dirty').equals(1).toArray()),
  );
  return { profile: profile ?? [], children: children ?? [], environments: environments ?? [], adventures: adventures ?? [] };
}

async function settle(db: FamilyDb, batch: Batch, answer: Answer, at: number, newId: () => string): Promise<Settled> {
  const { dexie } = db;
  const time = new Date(at).toISOString();
  const save = (table: LocalTable, absorption: Absorption): Promise<void> => saveAbsorbed(dexie, table, absorption, time, newId);
  for (const receipt of answer.receipts) {
    const table = localTable[receipt.table];
    const sent = batch.rows.find((row) => row.table === table && row.id === receipt.id);
    if (sent !== undefined) await save(table, settled(await stateOf(dexie, table, sent.id), sent, receipt, time));
  }
  for (const row of answer.rows) await save(localTable[row.table], await pulledRow(dexie, row));
  for (const row of answer.strangers) await dexie.meta.put({ key: strangerKey(row), value: row });
  const more = await moveOn(dexie, batch.since, answer);
  await purgeBackups(db, at);
  const dirty = await dirtyRows(dexie);
  return { more, sendable: localTables.reduce((sum, table) => sum + dirty[table].filter(isSendable).length, 0) };
}

function settled(state: RowState, sent: Outgoing, receipt: Receipt, at: string): Absorption {
  switch (receipt.outcome) {
    case 'applied':
      return applied(state, sent, receipt.version);
    case 'conflict':
      return conflicted(state, sent, receipt.row);
    case 'rejected':
      return rejected(state, sent, { code: receipt.code, reason: receipt.reason, at });
  }
}

async function pulledRow(dexie: FamilyDexie, row: ServerRow): Promise<Absorption> {
  return pulled(await stateOf(dexie, localTable[row.table], row.id), row);
}

async function stateOf(dexie: FamilyDexie, table: LocalTable, id: string): Promise<RowState> {
  return { row: await dexie[table].get(id), shadow: await dexie.shadows.get([table, id]) };
}

async function saveAbsorbed(dexie: FamilyDexie, table: LocalTable, absorption: Absorption, at: string, newId: () => string): Promise<void> {
  if (absorption === null) return;
  const { row, shadow, backups } = absorption;
  await dexie[table].put(row);
  if (shadow === null) await dexie.shadows.delete([table, row.id]);
  else await dexie.shadows.put({ table, id: row.id, ...shadow });
  for (const backup of backups) await dexie.backups.add({ id: newId(), table, rowId: row.id, at, ...backup });
}

async function readPull(dexie: FamilyDexie): Promise<PullState> {
  const stored = PullState.safeParse((await dexie.meta.get(pullKey))?.value);
  return stored.success ? stored.data : unread;
}

/** Moves the cursor, in the transaction that has stored the rows (invariant S4). Answers whether there is more to read. */
async function moveOn(dexie: FamilyDexie, since: number, answer: SyncAnswer): Promise<boolean> {
  const before = await readPull(dexie);
  const step = advance(before, since, answer);
  if (step.kind === 'reread-done') await dropUnmet(dexie, step.met, step.state.cursor);
  if (step.kind === 'rewound') await queueNewer(dexie, step.counter);
  await dexie.meta.put({ key: pullKey, value: step.state });
  return answer.more || step.kind === 'reread' || step.kind === 'rewound';
}

/** Rows the server no longer has, not even as a tombstone. An edited one stays: what becomes of it is the server's answer to the edit. */
async function dropUnmet(dexie: FamilyDexie, met: ReadonlySet<string>, upTo: number): Promise<void> {
  for (const table of localTables) {
    const gone = await dexie[table]
      .filter((row) => row.dirty === 0 && row.version > 0 && row.version <= upTo && !met.has(metKey(serverTable[table], row.id)))
      .primaryKeys();
    await dexie[table].bulkDelete(gone);
  }
}

/** What the server has forgotten goes out once more, as if it had never been there. */
async function queueNewer(dexie: FamilyDexie, counter: number): Promise<void> {
  for (const table of localTables) {
    for (const row of await dexie[table].filter((other) => other.version > counter).toArray()) {
      await dexie[table].put({ ...row, version: 0, dirty: 1, revision: row.revision + 1 });
      await dexie.shadows.put({ table, id: row.id, base: null, sent: [] });
    }
  }
}
