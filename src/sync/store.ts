import { type FamilyDb, isNewerFormat } from '../data/db.ts';
import { purgeBackups } from '../data/files/backups.ts';
import { rowsById } from '../data/read/rows-by-id.ts';
import { usageKey } from '../data/read/usage.ts';
import {
  type FamilyDexie,
  type LocalTable,
  localTable,
  localTables,
  type Meta,
  type OutboxItem,
  type Row,
  serverTable,
} from '../data/schema.ts';
import type { Receipt } from '../domain/contracts/sync-protocol.ts';
import { limits } from '../domain/limits.ts';
import { applied, conflicted, type Outcome, pulled, type RowState, rejected } from './apply.ts';
import { longestMs } from './backoff.ts';
import { asUnsynced } from './history.ts';
import { openLedger, type Place, shadowsOf } from './ledger.ts';
import type { Answer, Batch, Outgoing, Store } from './ports.ts';
import { metKey, nextPullState, PullState, unread } from './pull.ts';
import { type EditedRow, isSendable, nextBatch, noteSent } from './push.ts';
import { unknownRowKey } from './unknown-rows.ts';

/** The store port on the family's database. */

const pullKey = 'pull';
/** The length of a mark. It only has to differ from the few other marks of the same row, so the beginning of a UUID is enough. */
const markLength = 8;

/** `id`: a new UUID. `most`: the largest number of rows of a request. */
export function createStore(db: FamilyDb, id: () => string, most: number = limits.pushRows.max): Store {
  const newMark = (): string => id().slice(0, markLength);
  const { dexie, account } = db;
  const write = <T>(run: () => Promise<T>): Promise<T> => {
    if (db.access.get().kind !== 'open') return Promise.reject(new Error('The database can not be written.'));
    // Both are requested at once and answered in this order; if the check fails, the transaction is undone.
    return dexie.transaction('rw', dexie.tables, async () => (await Promise.all([failWhereNewer(db), run()]))[1]);
  };
  return {
    account,
    collect: (underWay) => write(async () => collect(dexie, readPull(dexie), underWay, { newMark, most })),
    applyAnswer: (batch, answer, at, underWay) =>
      write(async () => {
        const { pull, more, isAllSent } = await applyAnswer(db, batch, answer, at, id);
        if (isAllSent) return more ? { pull, rows: [], full: false } : null;
        // In the same transaction, so that the next request does not wait for screens that read the changes. Rows that were just applied are left out: their
        // newer edits are collected for 2 s like any edit; otherwise, while somebody types, each answer would be followed by a request.
        const next = await collect(dexie, Promise.resolve(pull), [...underWay, ...takenOf(batch, answer)], { newMark, most });
        return more || next.rows.length > 0 ? next : null;
      }),
    due: async (now) => (await dexie.outbox.toArray()).filter((item) => item.refused === undefined && isDue(item, now)),
    sent: (item) => write(() => dexie.outbox.delete(item)),
    notSent: (item, now, waitMs, refused) =>
      write(async () => {
        const message = await dexie.outbox.get(item);
        if (message === undefined) return;
        const later = { ...message, attempts: message.attempts + 1, nextTry: now + waitMs, waitMs };
        await dexie.outbox.put(refused === null ? later : { ...later, refused });
      }),
    nextDue: async () => {
      const waiting = (await dexie.outbox.toArray()).filter((item) => item.refused === undefined);
      return waiting.length === 0 ? null : Math.min(...waiting.map((item) => item.nextTry));
    },
  };
}

/** Whether a message is due. A time further away than the wait was set while the clock was wrong, and does not count. */
function isDue({ nextTry, waitMs = longestMs }: OutboxItem, now: number): boolean {
  return nextTry <= now || nextTry > now + waitMs;
}

/** Rejects where a newer app in another tab has changed the format of rows meanwhile. */
async function failWhereNewer({ dexie, access }: FamilyDb): Promise<void> {
  if (!(await isNewerFormat(dexie))) return;
  access.set({ kind: 'newer-schema' });
  throw new Error('A newer app has written this database.');
}

/** How rows are chosen for a batch; see {@link createStore}. */
type Choosing = { newMark: () => string; most: number };

async function collect(
  dexie: FamilyDexie,
  reading: Promise<PullState>,
  underWay: readonly Outgoing[],
  { newMark, most }: Choosing,
): Promise<Batch> {
  const [pull, waiting] = await Promise.all([reading, sendableRows(dexie, underWay, most)]);
  if (pull.meeting) return { pull, rows: [], full: false };
  const { chosen, full } = nextBatch(waiting, newMark, { most, patches: pull.patches });
  const noted: Outgoing[] = [];
  for (const table of localTables) {
    const group = chosen.filter(({ outgoing }) => outgoing.table === table);
    if (group.length === 0) continue;
    const states = group.map(({ outgoing, shadow }) => ({ shadow, ...noteSent(shadow?.sent ?? [], outgoing) }));
    await dexie.shadows.bulkPut(states.map(({ shadow, outgoing: { id }, sent }) => ({ base: null, ...shadow, table, id, sent })));
    noted.push(...states.map(({ outgoing }) => outgoing));
  }
  return { pull, rows: noted, full };
}

/** The first rows that can be sent, with their shadows; of each table as many as fit into a push. */
async function sendableRows(dexie: FamilyDexie, underWay: readonly Outgoing[], most: number): Promise<Record<LocalTable, EditedRow[]>> {
  const of = async (table: LocalTable): Promise<EditedRow[]> => {
    const sent = underWay.filter((row) => row.table === table).map(({ id }) => id);
    const rows = await firstSendable(dexie, table, new Set(sent), most);
    const shadows = await shadowsOf(
      dexie,
      table,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ row, shadow: shadows.get(row.id) }));
  };
  const [profile, children, environments, adventures] = await Promise.all([
    of('profile'),
    of('children'),
    of('environments'),
    of('adventures'),
  ]);
  return { profile, children, environments, adventures };
}

/** Reads only as many rows as are needed, since a thousand changed adventures are megabytes. */
async function firstSendable(dexie: FamilyDexie, table: LocalTable, besides: ReadonlySet<string>, most: number): Promise<Row[]> {
  const dirty = await dexie[table].where('dirty').equals(1).primaryKeys();
  const waiting = dirty.filter((id) => !besides.has(id));
  const found: Row[] = [];
  // Refused rows, which are few, are among these and have to be skipped.
  for (let at = 0; at < waiting.length && found.length < most; at += most) {
    found.push(...(await rowsById(dexie[table], waiting.slice(at, at + most))).filter(isSendable));
  }
  return found;
}

/** The new cursor, whether the server has more rows, and whether it is certain that no row waits to be sent. */
type AppliedAnswer = { pull: PullState; more: boolean; isAllSent: boolean };

async function applyAnswer(db: FamilyDb, batch: Batch, answer: Answer, at: number, newId: () => string): Promise<AppliedAnswer> {
  const { dexie } = db;
  const time = new Date(at).toISOString();
  const sent = new Map(batch.rows.map((row) => [`${serverTable[row.table]} ${row.id}`, row]));
  const taken = answer.receipts.map((receipt) => takenBy(receipt, sent.get(`${receipt.table} ${receipt.id}`)));
  const spokenOf = [...answer.rows.map(({ table, id }) => ({ table: localTable[table], id })), ...taken];
  const [before, ledger, edited] = await Promise.all([readPull(dexie), openLedger(dexie, spokenOf, newId), countEdited(dexie)]);
  // The answer is about another history, so it is dropped as if it had been lost.
  if (before.histories !== batch.pull.histories) return { pull: before, more: true, isAllSent: false };
  for (const receipt of answer.receipts) {
    const outgoing = sent.get(`${receipt.table} ${receipt.id}`);
    if (outgoing === undefined) continue;
    const { table, id } = outgoing;
    ledger.note(table, outcomeOf(ledger.stateOf(table, id), outgoing, receipt, time), time);
  }
  for (const row of answer.rows) {
    const table = localTable[row.table];
    ledger.note(table, pulled(ledger.stateOf(table, row.id), row), time);
  }
  const step = nextPullState(before, batch.pull.cursor, answer);
  // The cursor moves in the transaction that stores the rows (invariant S4).
  const [copies] = await Promise.all([ledger.write(), dexie.meta.bulkPut(notesOf(answer, step.state))]);
  if (copies > 0) await purgeBackups(db, at);
  if (step.kind === 'reread-done') await dropUnmet(dexie, step.met, step.state.cursor);
  if (step.kind === 'other-history') await meetHistory(dexie);
  const more = answer.more || step.kind === 'reread' || step.kind === 'other-history';
  // Without edited rows nothing was merged, so nothing new has to be sent.
  return { pull: step.state, more, isAllSent: edited === 0 && step.kind !== 'other-history' };
}

/** The entries of `meta` that an answer changes. */
function notesOf({ unknownRows, usage }: Answer, pull: PullState): Meta[] {
  const notes: Meta[] = unknownRows.map((row) => ({ key: unknownRowKey(row), value: row }));
  if (usage) notes.push({ key: usageKey, value: usage });
  return [...notes, { key: pullKey, value: pull }];
}

async function countEdited(dexie: FamilyDexie): Promise<number> {
  const counts = await Promise.all(localTables.map((table) => dexie[table].where('dirty').equals(1).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The rows of the push that the server has applied. */
function takenOf({ rows }: Batch, { receipts }: Answer): Outgoing[] {
  const taken = new Set(receipts.filter(({ outcome }) => outcome === 'applied').map(({ table, id }) => `${table} ${id}`));
  return rows.filter(({ table, id }) => taken.has(`${serverTable[table]} ${id}`));
}

/** The row of a receipt, with the revision that was applied. */
function takenBy(receipt: Receipt, sent: Outgoing | undefined): Place {
  const place = { table: localTable[receipt.table], id: receipt.id };
  if (sent === undefined || receipt.outcome !== 'applied') return place;
  return { ...place, taken: { revision: sent.revision, version: receipt.version } };
}

function outcomeOf(state: RowState, sent: Outgoing, receipt: Receipt, at: string): Outcome {
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

/** Deletes rows that the server no longer has, not even as a tombstone. Edited ones are kept until the server answers to the edit. */
async function dropUnmet(dexie: FamilyDexie, met: ReadonlySet<string>, upTo: number): Promise<void> {
  for (const table of localTables) {
    const gone = await dexie[table]
      .filter((row) => row.dirty === 0 && row.version > 0 && row.version <= upTo && !met.has(metKey(serverTable[table], row.id)))
      .primaryKeys();
    await dexie[table].bulkDelete(gone);
  }
}

/** Prepares for another history: after all of the account's rows were read and merged, all rows of the device are sent again, and none is dropped. */
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
