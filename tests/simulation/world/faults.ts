import { IDBObjectStore } from 'fake-indexeddb';
import type { Transport, TransportAnswer } from '../../../src/sync/ports.ts';
import type { Rng } from './random.ts';
import type { Actor, Scheduler } from './scheduler.ts';
import type { SimServer } from './server.ts';

/** Everything that can go wrong between a tab and the world. */

export const networkFaults = [
  'request lost',
  'response lost',
  'duplicated',
  'arrives late',
  '503 before',
  '502 after',
  '429',
  '401',
  'captive portal',
  'anonymous',
  'other account',
  'nonsense',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** What a tab's network is like now; the run changes it. */
export type Network = { online: boolean; signedIn: boolean; faulty: boolean };

export type Wire = {
  scheduler: Scheduler;
  rng: Rng;
  server: SimServer;
  trace: (line: string) => void;
  /** Messages that the story service has taken, by their ids. */
  delivered: Map<string, number>;
};

const deadlineMs = 20_000;
const faultRate = 0.35;

/** A transport whose requests travel through virtual time, and mostly arrive. `tab`: whoever waits for the answers. */
export function createFaultyTransport(wire: Wire, tab: Actor & { name: string }, network: () => Network): Transport {
  const { scheduler, rng, server, delivered } = wire;
  const fail = (error: Extract<TransportAnswer, { ok: false }>['error']): TransportAnswer => ({ ok: false, error });

  const faultNow = (): NetworkFault | null => {
    const fault = network().faulty && rng.chance(faultRate) ? (rng.pick(networkFaults) ?? null) : null;
    if (fault !== null) wire.trace(`${tab.name} network: ${fault}`);
    return fault;
  };

  return {
    sync: (request) =>
      new Promise((resolve) => {
        let answered = false;
        const answer = (value: TransportAnswer): void => {
          if (!answered) resolve(value);
          answered = true;
        };
        const inTab = (ms: number, value: TransportAnswer): void => {
          scheduler.later(ms, tab, () => answer(value));
        };
        const atServer = (ms: number, as: string | null, then: (value: TransportAnswer) => void): void => {
          scheduler.later(ms, null, () =>
            scheduler.real(async () => {
              const result = await server.sync(as, request);
              then(
                result.ok
                  ? result
                  : fail(result.status === 401 ? { kind: 'unauthorised' } : { kind: 'unreachable', message: `status ${result.status}` }),
              );
            }),
          );
        };
        const leg = (): number => 20 + rng.below(1_500);
        const { online, signedIn } = network();
        if (!online) return inTab(5, fail({ kind: 'offline' }));
        if (!signedIn) return inTab(5, fail({ kind: 'unauthorised' }));
        const me = request.account;
        const timeout = (): void => inTab(deadlineMs, fail({ kind: 'timeout' }));
        const respond = (value: TransportAnswer): void => inTab(leg(), value);
        const unreachable = (status: number): TransportAnswer => fail({ kind: 'unreachable', message: `status ${status}` });
        switch (faultNow()) {
          case null:
            return atServer(leg(), me, respond);
          case 'request lost':
            return timeout();
          case 'response lost':
            atServer(leg(), me, () => undefined);
            return timeout();
          case 'duplicated':
            atServer(leg(), me, respond);
            return atServer(leg() + rng.below(60_000), me, respond);
          case 'arrives late':
            atServer(deadlineMs + rng.below(600_000), me, () => undefined);
            return timeout();
          case '503 before':
            return inTab(leg(), unreachable(503));
          case '502 after':
            return atServer(leg(), me, () => respond(unreachable(502)));
          case '429':
            return inTab(leg(), fail({ kind: 'rate-limited', retryAfterMs: rng.below(30_000) }));
          case '401':
            return inTab(leg(), fail({ kind: 'unauthorised' }));
          case 'captive portal':
            return inTab(leg(), { ok: true, body: '<html>Welcome to the hotel</html>' });
          case 'anonymous':
            return atServer(leg(), null, respond);
          case 'other account':
            return atServer(leg(), rng.uuid(), respond);
          case 'nonsense':
            return inTab(leg(), { ok: true, body: { receipts: [], rows: [], cursor: 10_000, more: false } });
        }
      }),
    send: (item) =>
      new Promise((resolve) => {
        const take = (): void => {
          delivered.set(item.id, (delivered.get(item.id) ?? 0) + 1);
        };
        const fault = network().online ? faultNow() : 'request lost';
        const arrives = fault === null || fault === 'response lost' || fault === '502 after' || fault === 'duplicated';
        const answered = fault === null || fault === 'duplicated';
        scheduler.later(50, null, () => {
          if (arrives) take();
        });
        scheduler.later(200, tab, () => resolve(answered ? { ok: true } : { ok: false, error: { kind: 'unreachable', message: fault } }));
      }),
  };
}

/** A fault of the device's storage: the n-th write of the next transaction fails, which undoes the transaction. */
export type StorageFault = 'QuotaExceededError' | 'AbortError' | 'UnknownError';
let armed: { fault: StorageFault; writes: number } | null = null;

/** Runs one transaction with a fault in it, or none (`null`). */
export async function withStorageFault<T>(fault: StorageFault | null, rng: Rng, work: () => Promise<T>): Promise<T> {
  armed = fault === null ? null : { fault, writes: 1 + rng.below(5) };
  try {
    return await work();
  } finally {
    armed = null;
  }
}

function breakWrites(): void {
  const prototype = IDBObjectStore.prototype as unknown as Record<'put' | 'add' | 'delete', (...args: unknown[]) => unknown>;
  for (const name of ['put', 'add', 'delete'] as const) {
    const real = prototype[name];
    prototype[name] = function (this: unknown, ...args: unknown[]): unknown {
      if (armed !== null) {
        armed.writes -= 1;
        if (armed.writes === 0) throw new DOMException('injected', armed.fault);
      }
      return real.apply(this, args);
    };
  }
}
breakWrites();
