import { type FamilyDb, isNewerFormat } from '../data/db.ts';
import { purgeBackups } from '../data/files/backups.ts';
import { rowsById } from '../data/read/rows-by-id.ts';
import { usageKey } from '../data/read/usage.ts';
import { type FamilyDexie, type LocalTable, localTable, localTables, type OutboxItem, type Row, serverTable } from '../data/schema.ts';
import { limits } from '../domain/limits.ts';
import type { Receipt, SyncAnswer } from '../domain/sync-protocol.ts';
import { applied, conflicted, type Outcome, pulled, type RowState, rejected } from './apply.ts';
import { longestMs } from './backoff.ts';
import { asUnsynced } from './history.ts';
import { openLedger, shadowsOf } from './ledger.ts';
import type { Answer, Batch, Outgoing, Store } from './ports.ts';
import { advance, metKey, PullState, unread } from './pull.ts';
import { isSendable, nextBatch, noteSent } from './push.ts';
import { unknownRowKey } from './unknown-rows.ts';

/** The store port over the family's database. */

const pullKey = 'pull';
/** A mark tells one push of one row from the few others of the same row: the head of a UUID is enough. */
const markLength = 8;

/** `id`: a new UUID. `most`: how many rows one request takes. */
export function createStore(db: FamilyDb, id: () => string, most: number = limits.pushRows.max): Store {
  const newMark = (): string => id().slice(0, markLength);
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
    collect: (underWay) => write(() => collect(dexie, underWay, newMark, most)),
    settle: (batch, answer, at, underWay) =>
      write(async () => {
        const more = await settle(db, batch, answer, at, id);
        // In the same transaction, so that the next request waits for none of the screens that read what has changed.
        const next = await collect(dexie, underWay, newMark, most);
        return more || next.rows.length > 0 ? next : null;
      }),
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

async function collect(dexie: FamilyDexie, underWay: readonly Outgoing[], newMark: () => string, most: number): Promise<Batch> {
  const pull = await readPull(dexie);
  if (pull.meeting) return { pull, rows: [], full: false };
  const { rows: chosen, full } = nextBatch(await sendableRows(dexie, underWay, most), newMark, most);
  const noted: Outgoing[] = [];
  for (const table of localTables) {
    const group = chosen.filter((outgoing) => outgoing.table === table);
    if (group.length === 0) continue;
    const shadows = await shadowsOf(
      dexie,
      table,
      group.map(({ id }) => id),
    );
    const states = group.map((outgoing) => noteSent(shadows.get(outgoing.id)?.sent ?? [], outgoing));
    await dexie.shadows.bulkPut(states.map(({ outgoing: { id }, sent }) => ({ table, id, base: shadows.get(id)?.base ?? null, sent })));
    noted.push(...states.map(({ outgoing }) => outgoing));
  }
  return { pull, rows: noted, full };
}

/** The first rows that can be sent, of each table as many as go in one push. */
async function sendableRows(dexie: FamilyDexie, underWay: readonly Outgoing[], most: number): Promise<Record<LocalTable, Row[]>> {
  const of = (table: LocalTable): Promise<Row[]> => {
    const sent = underWay.filter((row) => row.table === table).map(({ id }) => id);
    return firstSendable(dexie, table, new Set(sent), most);
  };
  const [profile, children, environments, adventures] = await Promise.all(localTables.map(of));
  return { profile: profile ?? [], children: children ?? [], environments: environments ?? [], adventures: adventures ?? [] };
}

/** No more than are wanted are read: a thousand changed adventures are megabytes. */
async function firstSendable(dexie: FamilyDexie, table: LocalTable, besides: ReadonlySet<string>, most: number): Promise<Row[]> {
  const dirty = await dexie[table].where('dirty').equals(1).primaryKeys();
  const waiting = dirty.filter((id) => !besides.has(id));
  const found: Row[] = [];
  // (those that were refused, which are few, stand among those that can be sent)
  for (let at = 0; at < waiting.length && found.length < most; at += most) {
    found.push(...(await rowsById(dexie[table], waiting.slice(at, at + most))).filter(isSendable));
  }
  return found;
}

/** Answers whether there is more to read. */
async function settle(db: FamilyDb, batch: Batch, answer: Answer, at: number, newId: () => string): Promise<boolean> {
  const { dexie } = db;
  // What another history's server said is not true of this one: it counts as an answer that was lost.
  if ((await readPull(dexie)).histories !== batch.pull.histories) return true;
  const time = new Date(at).toISOString();
  const sent = new Map(batch.rows.map((row) => [`${serverTable[row.table]} ${row.id}`, row]));
  const spokenOf = [...answer.receipts, ...answer.rows].map(({ table, id }) => ({ table: localTable[table], id }));
  const ledger = await openLedger(dexie, spokenOf, newId);
  for (const receipt of answer.receipts) {
    const outgoing = sent.get(`${receipt.table} ${receipt.id}`);
    if (outgoing === undefined) continue;
    const { table, id } = outgoing;
    ledger.note(table, settled(ledger.stateOf(table, id), outgoing, receipt, time), time);
  }
  for (const row of answer.rows) {
    const table = localTable[row.table];
    ledger.note(table, pulled(ledger.stateOf(table, row.id), row), time);
  }
  await ledger.write();
  await dexie.meta.bulkPut(answer.unknownRows.map((row) => ({ key: unknownRowKey(row), value: row })));
  if (answer.usage) await dexie.meta.put({ key: usageKey, value: answer.usage });
  const more = await moveOn(dexie, batch.pull.cursor, answer);
  await purgeBackups(db, at);
  return more;
}

function settled(state: RowState, sent: Outgoing, receipt: Receipt, at: string): Outcome {
  switch (receipt.outcome) {
    case 'applied':
      return applied(state, sent, receipt.version);
    case 'conflict':
      return conflicted(state, sent, receipt.row);
    case 'rejected':
      return rejected(state, sent, { code: receipt.code, reason: receipt.reason, at });
  }
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
  if (step.kind === 'other-history') await meetHistory(dexie);
  await dexie.meta.put({ key: pullKey, value: step.state });
  return answer.more || step.kind === 'reread' || step.kind === 'rewound' || step.kind === 'other-history';
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

/** All that is here goes out once more, after all that is there has been read; what is in both is merged, and nothing is dropped. */
async function meetHistory(dexie: FamilyDexie): Promise<void> {
  for (const table of localTables) {
    const rows = await dexie[table].toArray();
    const shadows = await shadowsOf(
      dexie,
      table,
      rows.map(({ id }) => id),
    );
    const unsynced = rows.map((row) => asUnsynced(table, { row, shadow: shadows.get(row.id) }));
    await dexie[table].bulkPut(unsynced.map(({ row }) => row));
    await dexie.shadows.bulkPut(unsynced.map(({ shadow }) => shadow));
  }
}
