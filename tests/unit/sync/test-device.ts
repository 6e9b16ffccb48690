import type { Change, Seen, SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import { limits } from '../../../src/domain/limits.ts';
import { createEngine, type Engine } from '../../../src/sync/engine.ts';
import type { Ports, SendAnswer, TransportAnswer } from '../../../src/sync/ports.ts';
import { createStore } from '../../../src/sync/store.ts';
import { createModelServer } from '../../simulation/model/server.ts';
import { account, openTestFamily, type TestFamily, uuid } from '../data/family.ts';

/** A simulated device with its account's server: answers can be replaced, and the tests advance the time. */

type Reply = (request: SyncRequest, real: () => Promise<TransportAnswer>) => Promise<TransportAnswer> | TransportAnswer;

export type TestDevice = {
  family: TestFamily;
  ports: Ports;
  engine: Engine;
  asked: SyncRequest[];
  /** Answers to the next requests, in order; after that the server itself answers. */
  replies: Reply[];
  sendReplies: SendAnswer[];
  /** The running timers, in ms. */
  timers: () => number[];
  /** Fires the next timer. */
  ring: () => void;
  /** Applies a change to the account as if from another device. */
  elsewhere: (change: SyncRequest['changes'][number]) => Promise<void>;
  /** Backs up the server, restores that backup, or wipes everything but the account. */
  server: { copy: () => Promise<void>; restore: () => Promise<void>; wipe: () => Promise<void> };
  /** The device's clock, which can be set. */
  clock: { ms: number };
};

/** The account's history before anything is written. */
export const begun: Seen = { version: 0, stamp: 'stamp 1' };

/** `most`: the maximum number of rows per request, in each direction. */
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

/** The value that a change gives to a field, whether it is a whole row or a patch; undefined if it does not contain the field. */
export function sentField(change: Change | undefined, name: string): unknown {
  if (change === undefined) return undefined;
  if ('fields' in change) return change.fields[name];
  const op = change.patch.find(({ path }) => path === `/${name}`);
  return op === undefined || op.op === 'remove' ? undefined : op.value;
}

/** A captive portal's answer to everything. */
export const hotelPage: TransportAnswer = { ok: true, body: '<!doctype html><title>Welcome to the hotel</title>' };
