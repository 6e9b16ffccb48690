import type { LocalTable, OutboxItem } from '../data/schema.ts';
import type { Fields, SyncAnswer, SyncRequest } from '../domain/contracts/sync-protocol.ts';
import type { JsonPatch } from '../domain/json-patch.ts';
import type { CallError } from '../net/http.ts';
import type { PullState } from './pull.ts';
import type { UnknownRow } from './unknown-rows.ts';

/** What sync needs from outside, injected so that tests can simulate every fault. */

/** Why a sync failed. `invalid`: an answer that does not fit the request, or the server's refusal of the whole request. */
export type TransportError = Exclude<CallError, { kind: 'refused' }> | { kind: 'invalid'; message: string };

/** The server's `Retry-After` in ms; 0 where there is none. */
export function retryAfterOf(error: { kind: string; retryAfterMs?: number }): number {
  return error.retryAfterMs ?? 0;
}

export type TransportAnswer = { ok: true; body: unknown } | { ok: false; error: TransportError };

/** `refused`: the service has refused the message itself. */
export type SendAnswer = { ok: true } | { ok: false; error: CallError };

/** Both calls have a deadline, and never reject. */
export type Transport = {
  /** One round trip with a session of `request.account`; without one the answer is `unauthorised`. */
  sync: (request: SyncRequest) => Promise<TransportAnswer>;
  /** Sends a message to the story service; its id is the call's idempotency key. */
  send: (item: OutboxItem) => Promise<SendAnswer>;
};

/** A dirty row in the state in which it is sent, for which its receipt is valid. */
export type Outgoing = {
  table: LocalTable;
  id: string;
  /** The server's version from which it was edited. */
  base: number;
  revision: number;
  deleted: boolean;
  fields: Fields;
  /** The difference to the server's version, which is sent instead of the fields; null where the fields are sent. */
  patch: JsonPatch | null;
  /** The row's trail with the mark of this push at its end. */
  trail: readonly string[];
};

/** The content of one request: the rows that are sent, and the device's cursor. */
export type Batch = {
  pull: PullState;
  rows: readonly Outgoing[];
  /** Whether it has as many rows as a request can take, so that there may be more. */
  full: boolean;
};

/** A parsed answer of `sync`. */
export type Answer = SyncAnswer & { unknownRows: readonly UnknownRow[] };

/** The device's database. Each function is one atomic transaction, and rejects where storage fails. */
export type Store = {
  /** The account that owns the rows. */
  account: string;
  /** The next rows to send, without those in `underWay`, and the cursor. They are stored as sent before the promise resolves. */
  collect: (underWay: readonly Outgoing[]) => Promise<Batch>;
  /**
   * Applies the receipts, the newer rows and the cursor of an answer, in this order. `at`: ms since 1970; `underWay`: what was sent since `batch`. Returns the
   * next batch, as from {@link Store.collect}, where rows wait to be sent, the server has more rows, or everything has to be read again; null where nothing is
   * left to do.
   */
  applyAnswer: (batch: Batch, answer: Answer, at: number, underWay: readonly Outgoing[]) => Promise<Batch | null>;
  /** The messages that are due. `now`: ms since 1970. */
  due: (now: number) => Promise<OutboxItem[]>;
  sent: (id: string) => Promise<void>;
  /** Schedules the next try of a message `waitMs` after `now` (ms since 1970); a refused one is not tried again by itself. */
  notSent: (id: string, now: number, waitMs: number, refused: { reason: string; at: string } | null) => Promise<void>;
  /** When the next message is due, in ms since 1970; null where there is none. */
  nextDue: () => Promise<number | null>;
};

export type Clock = {
  /** The current time in ms since 1970. */
  now: () => number;
  /** Calls `callback` once after `ms`; returns how to cancel it. */
  after: (ms: number, callback: () => void) => () => void;
};

/** Runs one sync at a time among all tabs of this device. It only saves work; sync is correct without it. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

export type Ports = {
  store: Store;
  transport: Transport;
  clock: Clock;
  lock: Lock;
  /** A random number, 0 ≤ x < 1. */
  random: () => number;
};
