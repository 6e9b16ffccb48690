import { longestMs, politeMs } from './backoff.ts';
import { type Effect, type Event, initial, type Reason, transition } from './machine.ts';
import { sendDue } from './outbox.ts';
import { type Ports, type TransportError, wishOf } from './ports.ts';
import { type RunResult, runRounds } from './round.ts';
import { type Counts, noCounts, type SyncFacts, type SyncStatus, statusOf } from './status.ts';

/** The machine at work: it carries out the machine's effects over the ports and tells whoever listens. */

/** How long edits gather before they are sent. Counted from the first one, so that steady typing can't hold them back. */
const settleMs = 2_000;

export type Engine = {
  /** What happens around the engine. */
  dispatch: (event: Exclude<Event, { kind: 'changed' | 'timer' | 'done' | 'failed' }>) => void;
  /** What waits has changed; where more waits than before, whichever tab has edited it, it is sent. */
  noteWaiting: (counts: Counts) => void;
  /** This page has written something: perhaps to a row that waits already. */
  noteEdit: () => void;
  getStatus: () => SyncStatus;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once no run is under way: at once where none is. */
  settled: () => Promise<void>;
};

const reasons: Record<TransportError['kind'], Reason> = {
  offline: 'offline',
  timeout: 'unreachable',
  unreachable: 'unreachable',
  unauthorised: 'sign-in',
  'rate-limited': 'unreachable',
  invalid: 'unreachable',
};

export function createEngine(ports: Ports): Engine {
  const { clock, lock, random } = ports;
  const listeners = new Set<() => void>();
  let facts: SyncFacts = { state: initial, counts: noCounts, syncedAt: null, retryAt: null };
  let status = statusOf(facts);
  let cancelTimer: (() => void) | null = null;
  let cancelSettle: (() => void) | null = null;
  /** The server's own wish, for the next backoff. */
  let retryAfterMs = 0;
  let idleWaiters: (() => void)[] = [];

  function update(change: Partial<SyncFacts>): void {
    facts = { ...facts, ...change };
    const next = statusOf(facts);
    if (JSON.stringify(next) === JSON.stringify(status)) return;
    status = next;
    for (const listener of listeners) listener();
  }

  function step(event: Event): void {
    const { state, effects } = transition(facts.state, event);
    update({ state });
    for (const effect of effects) carryOut(effect);
    if (facts.state.kind !== 'running') {
      const waiters = idleWaiters;
      idleWaiters = [];
      for (const resolve of waiters) resolve();
    }
  }

  function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'run':
        void lock(() => run(effect.why)).then(step, () => step({ kind: 'failed', reason: 'unreachable' }));
        return;
      case 'back-off':
        setTimer(politeMs(effect.attempt, random(), retryAfterMs));
        return;
      case 'clear-timer':
        setTimer(null);
    }
  }

  function setTimer(ms: number | null): void {
    cancelTimer?.();
    cancelTimer = ms === null ? null : clock.after(ms, () => step({ kind: 'timer' }));
    update({ retryAt: ms === null ? null : clock.now() + ms });
  }

  async function run(why: 'changed' | 'all'): Promise<Event> {
    const result = await runRounds(ports, why);
    if (result.kind !== 'done' && result.kind !== 'nothing') return failed(result);
    const nextDue = await sendDue(ports);
    // (bounded: the clock may have been set meanwhile)
    if (nextDue !== null) setTimer(Math.min(longestMs, Math.max(0, nextDue - clock.now())));
    if (result.kind === 'done') update({ syncedAt: clock.now() });
    return { kind: 'done' };
  }

  function failed(result: Extract<RunResult, { kind: 'failed' | 'storage' }>): Event {
    const error: TransportError = result.kind === 'failed' ? result.error : { kind: 'unreachable', message: result.message };
    retryAfterMs = wishOf(error);
    return { kind: 'failed', reason: reasons[error.kind], told: retryAfterMs > 0 };
  }

  function settleThenSync(): void {
    cancelSettle ??= clock.after(settleMs, () => {
      cancelSettle = null;
      step({ kind: 'changed' });
    });
  }

  return {
    dispatch: (event) => {
      if (event.kind === 'stop') cancelSettle?.();
      step(event);
    },
    noteWaiting: (counts) => {
      const grown = counts.rows + counts.messages > facts.counts.rows + facts.counts.messages;
      update({ counts });
      if (grown) settleThenSync();
    },
    noteEdit: settleThenSync,
    getStatus: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settled: () => (facts.state.kind === 'running' ? new Promise((resolve) => idleWaiters.push(resolve)) : Promise.resolve()),
  };
}
