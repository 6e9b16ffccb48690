import type { LocalTable, OutboxItem } from '../data/schema.ts';
import type { JsonPatch } from '../domain/json-patch.ts';
import type { Fields, SyncAnswer, SyncRequest } from '../domain/sync-protocol.ts';
import type { PullState } from './pull.ts';
import type { UnknownRow } from './unknown-rows.ts';

/** What sync needs from the world outside: injected, so that every fault can be rehearsed. */

/** Why a request brought nothing. None of these says anything about what the server has done. */
export type TransportError =
  | { kind: 'offline' }
  /** The deadline passed. */
  | { kind: 'timeout' }
  /** No connection, a 5xx, or somebody else's page in between; `retryAfterMs` where a server that is busy said when. */
  | { kind: 'unreachable'; message: string; retryAfterMs?: number }
  /** No valid sign-in for this account, on the device or in the server's eyes. */
  | { kind: 'unauthorised' }
  /** Too many requests; `retryAfterMs` where the server said when. */
  | { kind: 'rate-limited'; retryAfterMs?: number }
  /** An answer that is no answer to this question. */
  | { kind: 'invalid'; message: string };

/** For how long the server wishes not to be asked again, in ms; 0 where it has not said. */
export function wishOf(error: { kind: string; retryAfterMs?: number }): number {
  return error.retryAfterMs ?? 0;
}

export type TransportAnswer = { ok: true; body: unknown } | { ok: false; error: TransportError };

/** `refused`: the service has read the message and does not want it. */
export type SendAnswer = { ok: true } | { ok: false; error: TransportError | { kind: 'refused'; message: string } };

/** Both within a deadline of their own, and neither ever rejects. */
export type Transport = {
  /** One round trip, signed in as exactly `request.account` or not at all (`unauthorised`). */
  sync: (request: SyncRequest) => Promise<TransportAnswer>;
  /** One message to the story service; its id is the call's idempotency key. */
  send: (item: OutboxItem) => Promise<SendAnswer>;
};

/** One dirty row as it goes out: the answer is settled against exactly this state. */
export type Outgoing = {
  table: LocalTable;
  id: string;
  /** The server's version it was edited from. */
  base: number;
  revision: number;
  deleted: boolean;
  fields: Fields;
  /** What was changed of the server's version, and goes out instead of the fields; null: they do. */
  patch: JsonPatch | null;
  /** The row's trail with the mark of this push at its end. */
  trail: readonly string[];
};

/** One request: the rows that go out, and how far the device has read when it leaves. */
export type Batch = {
  pull: PullState;
  rows: readonly Outgoing[];
  /** As many rows as one request takes: others may wait behind them. */
  full: boolean;
};

/** An answer of `sync` as it is settled. */
export type Answer = SyncAnswer & { unknownRows: readonly UnknownRow[] };

/** The device's database. Every function is one transaction: it happens whole or not at all. They reject where storage fails. */
export type Store = {
  /** The account whose rows these are. */
  account: string;
  /** The next rows to send, none of those in `underWay`, and the cursor. What is answered has been noted as sent, on the disk. */
  collect: (underWay: readonly Outgoing[]) => Promise<Batch>;
  /**
   * Receipts, newer rows and the cursor, in this order. `at`: ms since 1970; `underWay`: what has been sent since `batch`. Answers the next batch,
   * collected as {@link Store.collect} does: where rows wait, the server has more of them, or everything has to be read again. Null where nothing
   * is left to do.
   */
  settle: (batch: Batch, answer: Answer, at: number, underWay: readonly Outgoing[]) => Promise<Batch | null>;
  /** Messages whose time has come. */
  due: (now: number) => Promise<OutboxItem[]>;
  sent: (id: string) => Promise<void>;
  /** To be tried again `waitMs` after `now` (ms since 1970), or never by itself, where it was refused. */
  notSent: (id: string, now: number, waitMs: number, refused: { reason: string; at: string } | null) => Promise<void>;
  /** When the next message is due (ms since 1970); null where none waits. */
  nextDue: () => Promise<number | null>;
};

export type Clock = {
  /** ms since 1970. */
  now: () => number;
  /** Calls back once in `ms`; answers how to cancel. */
  after: (ms: number, callback: () => void) => () => void;
};

/** Runs one at a time among all tabs of this device. Only saves work: sync is correct without it. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

export type Ports = {
  store: Store;
  transport: Transport;
  clock: Clock;
  lock: Lock;
  /** 0 ≤ x < 1. */
  random: () => number;
};
