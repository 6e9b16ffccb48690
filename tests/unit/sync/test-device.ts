import { limits } from '../../../src/domain/limits.ts';
import type { Change, Seen, SyncRequest } from '../../../src/domain/sync-protocol.ts';
import { createEngine, type Engine } from '../../../src/sync/engine.ts';
import type { Ports, SendAnswer, TransportAnswer } from '../../../src/sync/ports.ts';
import { createStore } from '../../../src/sync/store.ts';
import { createModelServer } from '../../simulation/model/server.ts';
import { account, openTestFamily, type TestFamily, uuid } from '../data/family.ts';

/** One device at its account's server: each answer can be exchanged for another, and time passes by hand. */

type Reply = (request: SyncRequest, real: () => Promise<TransportAnswer>) => Promise<TransportAnswer> | TransportAnswer;

export type TestDevice = {
  family: TestFamily;
  ports: Ports;
  engine: Engine;
  asked: SyncRequest[];
  /** What the next requests are answered, one after the other; the server itself answers once these are used up. */
  replies: Reply[];
  sendReplies: SendAnswer[];
  /** The waits that have been set and not cancelled, in ms. */
  timers: () => number[];
  /** Lets the next timer ring. */
  ring: () => void;
  /** A change made in the account by another device. */
  elsewhere: (change: SyncRequest['changes'][number]) => Promise<void>;
  /** The server is backed up, brought back as it was then, or forgets all but the account. */
  server: { copy: () => Promise<void>; restore: () => Promise<void>; wipe: () => Promise<void> };
  /** Moves the device's clock. */
  clock: { ms: number };
};

/** The device's history, as its server says it before anything is written. */
export const begun: Seen = { version: 0, stamp: 'stamp 1' };

/** `most`: how many rows a request takes, each way. */
export async function openTestDevice(most: number = limits.pushRows.max): Promise<TestDevice> {
  const family = await openTestFamily();
  const [asked, replies, sendReplies]: [SyncRequest[], Reply[], SendAnswer[]] = [[], [], []];
  const clock = { ms: Date.parse('2026-11-21T10:00:00Z') };
  const server = createModelServer(
    () => clock.ms,
    () => 0,
  );
  await server.begin(account.id);
  let waiting: { ms: number; ring: () => void }[] = [];
  let ids = 0;
  const real = async (request: SyncRequest): Promise<TransportAnswer> => {
    const answer = await server.sync(account.id, request);
    return answer.ok ? answer : { ok: false, error: { kind: 'unreachable', message: String(answer.status) } };
  };
  const ports: Ports = {
    store: createStore(
      family.db,
      () => {
        ids += 1;
        return `${String(ids).padStart(8, '0')}${uuid(ids).slice(8)}`;
      },
      most,
    ),
    transport: {
      sync: async (given) => {
        const request = { ...given, max_rows: Math.min(given.max_rows, most) };
        asked.push(request);
        return replies.shift()?.(request, () => real(request)) ?? real(request);
      },
      send: async () => sendReplies.shift() ?? { ok: true },
    },
    clock: {
      now: () => clock.ms,
      after: (ms, ring) => {
        const timer = { ms, ring };
        waiting.push(timer);
        return () => {
          waiting = waiting.filter((other) => other !== timer);
        };
      },
    },
    lock: (run) => run(),
    random: () => 0.5,
  };
  return {
    family,
    ports,
    engine: createEngine(ports),
    asked,
    replies,
    sendReplies,
    clock,
    server: {
      copy: () => server.copy(account.id),
      restore: () => server.restore(account.id),
      wipe: () => server.begin(account.id),
    },
    timers: () => waiting.map(({ ms }) => ms),
    ring: () => waiting.shift()?.ring(),
    elsewhere: async (change) => {
      await server.sync(account.id, { account: account.id, changes: [change], since: 0, max_rows: 200 });
    },
  };
}

/** What a change makes of a field of its row, whether it was sent whole or as what was changed; undefined where it says nothing of it. */
export function sentField(change: Change | undefined, name: string): unknown {
  if (change === undefined) return undefined;
  if ('fields' in change) return change.fields[name];
  const op = change.patch.find(({ path }) => path === `/${name}`);
  return op === undefined || op.op === 'remove' ? undefined : op.value;
}

/** What a hotel answers everybody. */
export const hotelPage: TransportAnswer = { ok: true, body: '<!doctype html><title>Welcome to the hotel</title>' };
