import { nothingWaits, type Waiting } from '../data/read/waiting.ts';
import { longestMs, waitMs } from './backoff.ts';
import { type Effect, type Event, initial, type Reason, transition } from './machine.ts';
import { sendDue } from './outbox.ts';
import { type Clock, type Ports, retryAfterOf, type TransportError } from './ports.ts';
import { type RunResult, runRounds } from './round.ts';
import { createStatusStore, type SyncStatus } from './status.ts';

/** Runs the state machine: carries its effects out through the ports, and notifies listeners of the status. */

/** How long edits are collected before they are sent, in ms, counted from the first one, so that continuous typing does not delay them further. */
const collectMs = 2_000;

export type Engine = {
  /** Reports an event from outside. */
  dispatch: (event: Exclude<Event, { kind: 'changed' | 'timer' | 'done' | 'failed' }>) => void;
  /** Reports the counts of unsynced changes. If there are more than before, from whichever tab, they are synced. */
  noteWaiting: (counts: Waiting) => void;
  /** Reports a write of this page, which may not change the counts, since the row may have been unsynced already. */
  noteEdit: () => void;
  getStatus: () => SyncStatus;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once no run is in progress; at once where there is none. */
  whenIdle: () => Promise<void>;
};

const reasons: Record<TransportError['kind'], Reason> = {
  offline: 'offline',
  timeout: 'unreachable',
  unreachable: 'unreachable',
  unauthorised: 'sign-in',
  'rate-limited': 'unreachable',
  invalid: 'unreachable',
};

/** Creates an engine that does nothing until its first event. */
export function createEngine(ports: Ports): Engine {
  const { clock, lock, random } = ports;
  const store = createStatusStore({ state: initial, counts: nothingWaits, syncedAt: null });
  const timer = createTimer(clock);
  const collectTimer = createTimer(clock);
  /** The `Retry-After` of the last run's failure; 0 where there was none. */
  let retryAfterMs = 0;
  const idle = createIdleWait();

  function step(event: Event): void {
    const { state, effects } = transition(store.facts().state, event);
    store.update({ state });
    for (const effect of effects) carryOut(effect);
    if (store.facts().state.kind !== 'running') idle.reached();
  }

  function carryOut(effect: Effect): void {
    switch (effect.kind) {
      case 'run':
        retryAfterMs = 0;
        void lock(() => run(effect.why)).then(step, () => step({ kind: 'failed', reason: 'unreachable' }));
        return;
      case 'back-off':
        wake(waitMs(effect.attempt, random(), retryAfterMs));
        return;
      case 'clear-timer':
        timer.clear();
    }
  }

  function wake(ms: number): void {
    timer.set(ms, () => step({ kind: 'timer' }));
  }

  async function run(why: 'changed' | 'all'): Promise<Event> {
    const result = await runRounds(ports, why);
    if (result.kind !== 'done' && result.kind !== 'nothing') {
      const error = errorOf(result);
      retryAfterMs = retryAfterOf(error);
      return { kind: 'failed', reason: reasons[error.kind], told: retryAfterMs > 0 };
    }
    const nextDue = await sendDue(ports);
    // Limited, because the clock may have been set meanwhile.
    if (nextDue !== null) wake(Math.min(longestMs, Math.max(0, nextDue - clock.now())));
    if (result.kind === 'done') store.update({ syncedAt: clock.now() });
    return { kind: 'done' };
  }

  function collectThenSync(): void {
    if (!collectTimer.isSet()) collectTimer.set(collectMs, () => step({ kind: 'changed' }));
  }

  return {
    dispatch: (event) => {
      if (event.kind === 'stop') collectTimer.clear();
      step(event);
    },
    noteWaiting: (counts) => {
      const before = store.facts().counts;
      const grown = counts.rows + counts.messages > before.rows + before.messages;
      store.update({ counts });
      if (grown) collectThenSync();
    },
    noteEdit: collectThenSync,
    getStatus: store.status,
    subscribe: store.subscribe,
    whenIdle: () => (store.facts().state.kind === 'running' ? idle.wait() : Promise.resolve()),
  };
}

/** A device that can't read its own rows tries again as after a server that does not answer. */
function errorOf(result: Extract<RunResult, { kind: 'failed' | 'storage' }>): TransportError {
  return result.kind === 'failed' ? result.error : { kind: 'unreachable', message: result.message };
}

/** Promises that resolve when `reached` is called next. */
function createIdleWait(): { wait: () => Promise<void>; reached: () => void } {
  let waiters: (() => void)[] = [];
  return {
    wait: () => new Promise((resolve) => waiters.push(resolve)),
    reached: () => {
      const all = waiters;
      waiters = [];
      for (const resolve of all) resolve();
    },
  };
}

/** A timer: setting it again replaces what it was set to. */
function createTimer({ after }: Clock): { isSet: () => boolean; set: (ms: number, ring: () => void) => void; clear: () => void } {
  let cancel: (() => void) | null = null;
  const clear = (): void => {
    cancel?.();
    cancel = null;
  };
  return {
    isSet: () => cancel !== null,
    set: (ms, ring) => {
      clear();
      cancel = after(ms, () => {
        cancel = null;
        ring();
      });
    },
    clear,
  };
}
