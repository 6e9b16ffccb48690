import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import type { TestDatabase } from './postgres.ts';

/**
 * Runs the transactions of several devices of one family interleaved, on a real PostgreSQL with a connection for each. A seed decides which device runs its
 * next statement, which transactions commit, which are rolled back, and when the reading devices sync.
 */

export type Interleaving = {
  /** The names of the writers in the order in which their transactions ended. */
  order: string;
  /** How often a writer had to wait for another one's lock. */
  waits: number;
  /** How often a reader synced while there were uncommitted rows. */
  asked: number;
  /** Violations: statements that failed (with a deadlock, for example), committed rows that are missing, and rows that a device does not have as stored. */
  wrong: string[];
};

/** `byRows`: continues from the newest row that it has received instead of the answer's cursor, to show that this loses rows. */
type Device = { client: Client; pid: number; byRows: boolean; cursor: number; known: Map<string, number> };
/** `row`: the id that has to exist once the statement is committed. */
type Statement = { sql: string; values: unknown[]; isSync: boolean; row: string };
type Writer = Device & {
  name: number;
  script: Statement[];
  /** The running statement; null where none is running. */
  asking: Promise<void> | null;
  wrote: boolean;
  commits: boolean;
  answer: SyncAnswer | null;
  made: string[];
};

/** A small seeded generator (mulberry32): whole numbers from 0 to below `below`. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export type Stage = { run: (seed: number) => Promise<Interleaving>; end: () => Promise<void> };

/** Opens the connections. Every run then uses a new family. */
export async function stage(database: TestDatabase, writers: number, readers: number, byRows = false): Promise<Stage> {
  const monitor = await database.connect();
  const connections = await Promise.all(
    Array.from({ length: writers + readers }, async () => {
      const client = await database.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return { client, pid: rows[0]?.pid ?? 0, byRows };
    }),
  );
  return {
    run: (seed) => run(seed, monitor, connections, writers),
    end: async () => {
      await Promise.all([monitor, ...connections.map(({ client }) => client)].map((client) => client.end()));
    },
  };
}

/** What a run shares: its devices, its random numbers, and the result so far. */
type Run = {
  seed: number;
  next: (below: number) => number;
  family: string;
  monitor: Client;
  writers: Writer[];
  readers: Device[];
  result: Interleaving;
  /** The ids of the rows that were committed. */
  committed: string[];
};

async function run(
  seed: number,
  monitor: Client,
  connections: Pick<Device, 'client' | 'pid' | 'byRows'>[],
  writerCount: number,
): Promise<Interleaving> {
  const all = await beginRun(seed, monitor, connections, writerCount);
  const { next, writers, readers, result } = all;
  const open = new Set(writers);
  while (open.size > 0) {
    const free: (Writer | Device)[] = [...[...open].filter(({ asking }) => asking === null), ...readers];
    const chosen = free[next(free.length)] as Writer | Device;
    if (!('script' in chosen)) {
      await ask(all, chosen);
      continue;
    }
    const statement = chosen.script.shift();
    if (statement === undefined) {
      await endTransaction(all, chosen);
      open.delete(chosen);
      // Locks are only released at the end of a transaction, so other writers may continue now.
      await settle(monitor, [...open].filter(isAsking));
    } else {
      start(all, chosen, statement);
      await settle(monitor, [chosen]);
      if (isAsking(chosen)) result.waits += 1;
    }
  }
  await checkEnd(all);
  return result;
}

/** Creates a family, begins a transaction for each writer, and plans the statements of the transactions. */
async function beginRun(
  seed: number,
  monitor: Client,
  connections: Pick<Device, 'client' | 'pid' | 'byRows'>[],
  writerCount: number,
): Promise<Run> {
  const next = seeded(seed);
  const family = randomUUID();
  const edited = randomUUID();
  await monitor.query('insert into auth.users (id) values ($1)', [family]);
  await monitor.query(`insert into public.adventure_sessions (id, user_id, theme, environment, play_style, activity_level)
    values ('${edited}', '${family}', 'pirates', 'park', 'creative', 'low')`);
  const claims = JSON.stringify({ sub: family, role: 'authenticated' });
  await Promise.all(
    connections.map(async ({ client }, index) => {
      await client.query(`select set_config('request.jwt.claims', '${claims}', false), set_config('role', 'authenticated', false)`);
      if (index < writerCount) await client.query('begin');
    }),
  );
  const devices = connections.map((connection): Device => ({ ...connection, cursor: 0, known: new Map() }));
  const writers: Writer[] = devices.slice(0, writerCount).map((device, name) => ({
    ...device,
    name,
    script: Array.from({ length: 1 + next(3) }, () => write(family, edited, next)),
    asking: null,
    wrote: false,
    commits: next(5) > 0,
    answer: null,
    made: [],
  }));
  const result: Interleaving = { order: '', waits: 0, asked: 0, wrong: [] };
  return { seed, next, family, monitor, writers, readers: devices.slice(writerCount), result, committed: [] };
}

/** Waits until each of the running statements has ended, or waits for a lock. */
async function settle(monitor: Client, asked: readonly Writer[]): Promise<void> {
  for (let under = asked; ; ) {
    // Most statements end within 2 ms; polling without a pause would take the processor from them.
    await Promise.race([Promise.all(under.flatMap(({ asking }) => asking ?? [])), new Promise((pause) => setTimeout(pause, 2))]);
    under = under.filter(isAsking);
    if (under.length === 0) return;
    const { rows } = await monitor.query<{ pid: number }>(
      'select pid from unnest($1::integer[]) as pid where cardinality(pg_blocking_pids(pid)) = 0',
      [under.map(({ pid }) => pid)],
    );
    under = under.filter(({ asking, pid }) => asking !== null && rows.some((free) => free.pid === pid));
    if (under.length === 0) return;
  }
}

async function ask({ writers, result, family, next }: Run, device: Device): Promise<void> {
  if (writers.some((writer) => writer.wrote)) result.asked += 1;
  applyAnswer(device, await syncOf(device.client, family, [], device.cursor, 1 + next(6)));
}

/** Sends the next statement of a writer's transaction, without waiting for it. */
function start({ seed, result }: Run, writer: Writer, statement: Statement): void {
  const values = [...statement.values, ...(statement.isSync ? [writer.cursor] : [])];
  writer.asking = writer.client.query(statement.sql, values).then(
    ({ rows }) => {
      writer.asking = null;
      writer.wrote = true;
      writer.answer = statement.isSync ? SyncAnswer.parse(rows[0].answer) : writer.answer;
      const taken = !statement.isSync || writer.answer?.receipts.every(({ outcome }) => outcome === 'applied') === true;
      if (taken) writer.made.push(statement.row);
    },
    (error: unknown) => {
      writer.asking = null;
      result.wrong.push(`seed ${seed}: ${String(error)}`);
    },
  );
}

async function endTransaction(all: Run, writer: Writer): Promise<void> {
  // In half of the cases the readers sync at the same moment.
  const together = all.next(2) === 0 ? all.readers.map((reader) => ask(all, reader)) : [];
  await Promise.all([writer.client.query(writer.commits ? 'commit' : 'rollback'), ...together]);
  if (writer.commits && writer.answer !== null) applyAnswer(writer, writer.answer);
  if (writer.commits) all.committed.push(...writer.made);
  writer.wrote = false;
  all.result.order += writer.name;
}

/** Checks that every committed row is stored, and that every device gets every stored row. */
async function checkEnd({ seed, family, monitor, writers, readers, result, committed }: Run): Promise<void> {
  const { rows } = await monitor.query<{ id: string; version: string }>(
    `select id, version from public.users where id = $1 union all select id, version from public.children where user_id = $1
     union all select id, version from public.adventure_sessions where user_id = $1`,
    [family],
  );
  for (const id of committed) if (!rows.some((row) => row.id === id)) result.wrong.push(`seed ${seed}: ${id} was committed and is lost`);
  const devices = [...writers, ...readers];
  // All transactions have ended: with one more sync every device must have everything.
  await Promise.all(devices.map((device) => catchUp(device, family)));
  for (const device of devices) {
    for (const { id, version } of rows) {
      if (device.known.get(id) !== Number(version)) result.wrong.push(`seed ${seed}: ${id} is ${version}, known ${device.known.get(id)}`);
    }
    if (device.known.size !== rows.length) result.wrong.push(`seed ${seed}: ${device.known.size} rows known of ${rows.length}`);
  }
}

const isAsking = ({ asking }: Writer): boolean => asking !== null;

async function catchUp(device: Device, family: string): Promise<void> {
  for (let more = true; more; ) {
    const answer = await syncOf(device.client, family, [], device.cursor, 50);
    applyAnswer(device, answer);
    more = answer.more;
  }
}

/** A random statement that writes a row: through `sync` or directly into a table; an insert, an update or a deletion. */
function write(family: string, edited: string, next: (below: number) => number): Statement {
  const id = randomUUID();
  const push = (change: Record<string, unknown>): Statement => ({
    sql: 'select public.sync($1, $2, $3, 200) as answer',
    values: [family, JSON.stringify([{ deleted: false, fields: {}, ...change }])],
    isSync: true,
    row: String(change['id']),
  });
  switch (next(6)) {
    case 0:
      return push({ table: 'children', id, base: 0, fields: { name: 'Mia', age: 6 } });
    case 1:
      return push({ table: 'adventure_sessions', id: edited, base: 2, fields: { custom_name: `Round ${next(100)}` } });
    case 2:
      return push({ table: 'adventure_sessions', id: edited, base: 2, deleted: true });
    case 3:
      return {
        sql: 'update public.users set adult_name = $2 where id = $1',
        values: [family, `Ada ${next(100)}`],
        isSync: false,
        row: family,
      };
    default:
      return {
        sql: 'insert into public.children (id, user_id, name, age) values ($1, $2, $3, 5)',
        values: [id, family, 'Ben'],
        isSync: false,
        row: id,
      };
  }
}

async function syncOf(client: Client, family: string, changes: unknown[], since: number, most: number): Promise<SyncAnswer> {
  const { rows } = await client.query('select public.sync($1, $2, $3, $4) as answer', [family, JSON.stringify(changes), since, most]);
  return SyncAnswer.parse(rows[0].answer);
}

function applyAnswer(device: Device, answer: SyncAnswer): void {
  for (const row of answer.rows) device.known.set(row.id, Math.max(row.version, device.known.get(row.id) ?? 0));
  device.cursor = Math.max(device.cursor, ...(device.byRows ? answer.rows.map(({ version }) => version) : [answer.cursor]));
}
