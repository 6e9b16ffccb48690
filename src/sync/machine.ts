/**
 * Decides when to sync, as a pure state machine. One table has the transition for each state and event; the compiler checks that it is complete. SPEC.md
 * explains it.
 */

/** Why the last run failed. */
export type Reason = 'offline' | 'unreachable' | 'sign-in';

/**
 * What happened during a run. `changed`: there are new edits. `asked`: another run has to follow at once, even if this one fails. `if-failed`: only if this one
 * fails (after a sign-in, which a successful run did not need).
 */
type Again = 'no' | 'changed' | 'asked' | 'if-failed';

export type State =
  /** No run is in progress, and the last one, if any, was successful. */
  | { kind: 'idle' }
  /** A run is in progress, after `attempt` failures in a row. */
  | { kind: 'running'; attempt: number; again: Again }
  /** The last `attempt` runs failed, and a timer is set. `told`: by the server's `Retry-After`, so that only a person can end the wait earlier. */
  | { kind: 'waiting'; attempt: number; reason: Reason; told: boolean }
  /** The database was closed. */
  | { kind: 'stopped' };

export type Event =
  /** Something was edited on this device at least 2 s ago. */
  | { kind: 'changed' }
  /** The browser's hints about the network. */
  | { kind: 'online' }
  | { kind: 'offline' }
  /** The page became visible. */
  | { kind: 'visible' }
  /** Sent every minute while the page is visible. */
  | { kind: 'tick' }
  | { kind: 'signed-in' }
  /** A person has asked for a sync, or is waiting for it. */
  | { kind: 'asked' }
  /** The timer for the backoff or the next message has ended. */
  | { kind: 'timer' }
  | { kind: 'done' }
  /** `told`: with a `Retry-After` of the server. */
  | { kind: 'failed'; reason: Reason; told?: boolean }
  /** The database was closed. */
  | { kind: 'stop' };

export type Effect =
  /** Starts a run; with `changed` only if there is something to send. */
  | { kind: 'run'; why: 'changed' | 'all' }
  /** Sets the timer to the backoff for this attempt. */
  | { kind: 'back-off'; attempt: number }
  | { kind: 'clear-timer' };

export type Transition = { state: State; effects: readonly Effect[] };

type Of<T extends { kind: string }, K extends T['kind']> = Extract<T, { kind: K }>;
type Table = { [S in State['kind']]: { [E in Event['kind']]: (state: Of<State, S>, event: Of<Event, E>) => Transition } };

const stay = (state: State): Transition => ({ state, effects: [] });

const run = (attempt: number, why: 'changed' | 'all' = 'all'): Transition => ({
  state: { kind: 'running', attempt, again: 'no' },
  effects: [{ kind: 'clear-timer' }, { kind: 'run', why }],
});

const wait = (attempt: number, reason: Reason, told = false): Transition => ({
  state: { kind: 'waiting', attempt, reason, told },
  effects: [{ kind: 'back-off', attempt }],
});

const stop = (): Transition => ({ state: { kind: 'stopped' }, effects: [{ kind: 'clear-timer' }] });

const table: Table = {
  idle: {
    changed: () => run(0, 'changed'),
    online: () => run(0),
    offline: () => wait(1, 'offline'),
    visible: () => run(0),
    tick: () => run(0),
    'signed-in': () => run(0),
    asked: () => run(0),
    timer: () => run(0),
    done: stay,
    failed: stay,
    stop,
  },
  running: {
    changed: (state) => stay({ ...state, again: state.again === 'no' || state.again === 'changed' ? 'changed' : 'asked' }),
    online: (state) => stay({ ...state, again: 'asked' }),
    // Only a hint: the running request shows whether there is a network.
    offline: stay,
    visible: stay,
    tick: stay,
    'signed-in': (state) => stay({ ...state, again: state.again === 'no' || state.again === 'if-failed' ? 'if-failed' : 'asked' }),
    asked: (state) => stay({ ...state, again: 'asked' }),
    timer: stay,
    done: (state) =>
      state.again === 'no' || state.again === 'if-failed' ? stay({ kind: 'idle' }) : run(0, state.again === 'changed' ? 'changed' : 'all'),
    // Edits during the run do not shorten the wait; they are sent with the next try.
    failed: (state, event) =>
      event.told !== true && (state.again === 'asked' || state.again === 'if-failed')
        ? run(state.attempt + 1)
        : wait(state.attempt + 1, event.reason, event.told),
    stop,
  },
  waiting: {
    changed: stay,
    online: (state) => (state.told ? stay(state) : run(0)),
    offline: (state) => stay({ ...state, reason: 'offline' }),
    visible: (state) => (state.told ? stay(state) : run(state.attempt)),
    // Syncing every minute would make the backoff useless.
    tick: stay,
    'signed-in': (state) => (state.told ? stay(state) : run(0)),
    asked: (state) => run(state.attempt),
    timer: (state) => run(state.attempt),
    done: stay,
    failed: stay,
    stop,
  },
  stopped: {
    changed: stay,
    online: stay,
    offline: stay,
    visible: stay,
    tick: stay,
    'signed-in': stay,
    asked: stay,
    timer: stay,
    done: stay,
    failed: stay,
    stop: stay,
  },
};

export const initial: State = { kind: 'idle' };

/** The next state for an event, with the effects to carry out. */
export function transition(state: State, event: Event): Transition {
  // The compiler can't derive that state and event fit the entry of the table.
  const handle = table[state.kind][event.kind] as (state: State, event: Event) => Transition;
  return handle(state, event);
}
