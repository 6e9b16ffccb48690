/**
 * When to sync: a pure machine. What it does in each state at each event stands in one table, complete by its type;
 * SPEC.md explains the table.
 */

/** Why the last run brought nothing. */
export type Reason = 'offline' | 'unreachable' | 'sign-in';

/**
 * What happened while a run was under way. `asked`: something that is worth another try at once even if the run fails; `if-failed`: only
 * if it fails (a run that went well needed no other sign-in).
 */
type Again = 'no' | 'changed' | 'asked' | 'if-failed';

export type State =
  /** Nothing under way, and the last run, if any, went well. */
  | { kind: 'idle' }
  /** A run is under way; it failed `attempt` times in a row before. */
  | { kind: 'running'; attempt: number; again: Again }
  /** The last `attempt` runs failed; a timer is set. `told`: to the time that the server has named, and only a person ends the wait before. */
  | { kind: 'waiting'; attempt: number; reason: Reason; told: boolean }
  /** The database is not ours any more. */
  | { kind: 'stopped' };

export type Event =
  /** Something was edited on this device, and has had 2 s to settle. */
  | { kind: 'changed' }
  /** The browser says so; a hint. */
  | { kind: 'online' }
  | { kind: 'offline' }
  /** The page became visible. */
  | { kind: 'visible' }
  /** A minute has passed on a visible page. */
  | { kind: 'tick' }
  | { kind: 'signed-in' }
  /** A person asked, or waits for it. */
  | { kind: 'asked' }
  /** The timer of the backoff, or of the next message. */
  | { kind: 'timer' }
  | { kind: 'done' }
  /** `told`: the server has named a time to come back. */
  | { kind: 'failed'; reason: Reason; told?: boolean }
  /** The database was closed. */
  | { kind: 'stop' };

export type Effect =
  /** Start a run; `changed`: only if there is something to send. */
  | { kind: 'run'; why: 'changed' | 'all' }
  /** Set the timer by the backoff for this attempt. */
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
    // The outcome of the request is the fact.
    offline: stay,
    visible: stay,
    tick: stay,
    'signed-in': (state) => stay({ ...state, again: state.again === 'no' || state.again === 'if-failed' ? 'if-failed' : 'asked' }),
    asked: (state) => stay({ ...state, again: 'asked' }),
    timer: stay,
    done: (state) =>
      state.again === 'no' || state.again === 'if-failed' ? stay({ kind: 'idle' }) : run(0, state.again === 'changed' ? 'changed' : 'all'),
    // An edit meanwhile is no reason to hurry: it goes out with the next try.
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
    // The timer comes soon enough, and a minute's beat would undo the backoff.
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

export function transition(state: State, event: Event): Transition {
  // The table is complete for every pair; the compiler can't follow which pair this is.
  const handle = table[state.kind][event.kind] as (state: State, event: Event) => Transition;
  return handle(state, event);
}
