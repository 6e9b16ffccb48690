import type { SyncRequest } from '../../../src/domain/contracts/sync-protocol.ts';
import type { Transport, TransportAnswer } from '../../../src/sync/ports.ts';
import type { Rng } from './random.ts';
import type { Actor, Scheduler } from './scheduler.ts';
import type { SimServer } from './server.ts';

/** The network of a device, and what can go wrong with a request. */

export const allNetworkFaults = [
  'connection refused',
  'request lost',
  'response lost',
  'duplicated',
  'slow answer',
  'black hole',
  '503 before',
  '502 after',
  '429',
  '401 before',
  '401 after',
  'captive portal',
  'anonymous',
  'other account',
  'nonsense',
] as const;
export type NetworkFault = (typeof allNetworkFaults)[number];

/** The state of a device's network, which the run changes. */
export type Network = { online: boolean; signedIn: boolean; faulty: boolean };

export type Wire = {
  scheduler: Scheduler;
  rng: Rng;
  server: SimServer;
  trace: (line: string) => void;
  /** How often each message was delivered, by its id. */
  delivered: Map<string, number>;
  /** The number of requests that were sent and have not reached the server yet. */
  underWay: number;
  /** The faults that can happen in this run. */
  networkFaults: readonly NetworkFault[];
  /** The probability that a request meets one. */
  faultRate: number;
};

/** The tab that waits for answers. */
export type Caller = Actor & { name: string };

export type WireOptions = {
  network: () => Network;
  /** Called right before and after a request is sent, and right before its answer is received: the tab may be killed there. */
  atBoundary: (when: string) => void;
};

const deadlineMs = 20_000;

type Failure = Extract<TransportAnswer, { ok: false }>['error'];
const fail = (error: Failure): TransportAnswer => ({ ok: false, error });
const unreachable = (status: number): TransportAnswer => fail({ kind: 'unreachable', message: `status ${status}` });

/** A transport whose requests take virtual time, and mostly arrive. */
export function createFaultyTransport(wire: Wire, tab: Caller, { network, atBoundary }: WireOptions): Transport {
  const { scheduler, rng, delivered } = wire;

  const faultNow = (): NetworkFault | null => {
    const fault = network().faulty && rng.chance(wire.faultRate) ? (rng.pick(wire.networkFaults) ?? null) : null;
    if (fault !== null) wire.trace(`${tab.name} network: ${fault}`);
    return fault;
  };

  const sync: Transport['sync'] = (request) =>
    new Promise((resolve) => {
      atBoundary('before a request');
      if (!tab.alive) return;
      const hear = (ms: number, value: TransportAnswer): void => {
        scheduler.later(ms, tab, () => {
          atBoundary('before an answer');
          if (tab.alive) resolve(value);
        });
      };
      const { online, signedIn } = network();
      if (!online) hear(5, fail({ kind: 'offline' }));
      else if (!signedIn) hear(5, fail({ kind: 'unauthorised' }));
      else travel(wire, faultNow(), request, hear);
      atBoundary('after a request');
    });

  const send: Transport['send'] = (item) =>
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
    });

  return { sync, send };
}

/** Carries one request to the server and its answer back. A second answer, or one after the deadline, has no effect: `hear` resolves a promise. */
function travel(wire: Wire, fault: NetworkFault | null, request: SyncRequest, hear: (ms: number, value: TransportAnswer) => void): void {
  const { scheduler, rng, server } = wire;
  const leg = (): number => 20 + rng.below(1_500);
  const arrive = (ms: number, as: string | null, then: (value: TransportAnswer) => void): void => {
    wire.underWay += 1;
    scheduler.later(ms, null, () =>
      scheduler.real(async () => {
        const result = await server.sync(as, request);
        wire.underWay -= 1;
        then(asAnswer(result));
      }),
    );
  };
  const respond = (value: TransportAnswer): void => hear(leg(), value);
  const deadline = (): void => hear(deadlineMs, fail({ kind: 'timeout' }));
  const me = request.account;
  switch (fault) {
    case null:
      return arrive(leg(), me, respond);
    case 'connection refused':
      return hear(5, unreachable(0));
    case 'request lost':
      return deadline();
    case 'response lost':
      arrive(leg(), me, () => undefined);
      return deadline();
    case 'duplicated':
      arrive(leg(), me, respond);
      return arrive(leg() + rng.below(60_000), me, respond);
    case 'slow answer':
      // Requests that are sent later are answered first.
      return arrive(leg(), me, (value) => hear(deadlineMs - 2_000, value));
    case 'black hole':
      // Stays in a buffer of the network until long after the device has given it up, and reaches the server after later requests.
      arrive(deadlineMs + rng.below(600_000), me, () => undefined);
      return deadline();
    case '503 before':
      return respond(unreachable(503));
    case '502 after':
      return arrive(leg(), me, () => respond(unreachable(502)));
    case '429':
      return respond(fail({ kind: 'rate-limited', retryAfterMs: rng.below(30_000) }));
    case '401 before':
      return respond(fail({ kind: 'unauthorised' }));
    case '401 after':
      return arrive(leg(), me, () => respond(fail({ kind: 'unauthorised' })));
    case 'captive portal':
      return respond({ ok: true, body: '<html>Welcome to the hotel</html>' });
    case 'anonymous':
      return arrive(leg(), null, respond);
    case 'other account':
      return arrive(leg(), rng.uuid(), respond);
    case 'nonsense':
      return respond({ ok: true, body: { receipts: [], rows: [], cursor: 10_000, more: false } });
  }
}

function asAnswer(result: Awaited<ReturnType<SimServer['sync']>>): TransportAnswer {
  if (result.ok) return result;
  return result.status === 401 || result.status === 403 ? fail({ kind: 'unauthorised' }) : unreachable(result.status);
}
