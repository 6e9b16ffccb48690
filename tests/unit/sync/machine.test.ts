import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingWaits, type Waiting } from '../../../src/data/read/waiting.ts';
import { backoffMs } from '../../../src/sync/backoff.ts';
import { type Event, initial, type State, transition } from '../../../src/sync/machine.ts';
import { statusOf } from '../../../src/sync/status.ts';

const event: fc.Arbitrary<Event> = fc.oneof(
  fc
    .constantFrom<Event['kind'][]>('changed', 'online', 'offline', 'visible', 'tick', 'signed-in', 'asked', 'timer', 'done')
    .map((kind) => ({ kind }) as Event),
  fc
    .tuple(fc.constantFrom('offline' as const, 'unreachable' as const, 'sign-in' as const), fc.boolean())
    .map(([reason, told]): Event => ({ kind: 'failed', reason, told })),
);

function walk(events: readonly Event[]): { states: State[]; runs: number; timers: number } {
  const states: State[] = [initial];
  let [runs, timers] = [0, 0];
  for (const next of events) {
    const { state, effects } = transition(states.at(-1) ?? initial, next);
    states.push(state);
    runs += effects.filter((effect) => effect.kind === 'run').length;
    timers += effects.filter((effect) => effect.kind === 'back-off').length;
  }
  return { states, runs, timers };
}

describe('the machine', () => {
  it('never starts a second run while one is in progress, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { states } = walk(events);
        events.forEach((next, index) => {
          const before = states[index] ?? initial;
          const { effects } = transition(before, next);
          const ended = before.kind !== 'running' || next.kind === 'done' || next.kind === 'failed';
          expect(effects.some((effect) => effect.kind === 'run') && !ended).toBe(false);
        });
      }),
    );
  });

  it('never gives up: in every waiting state a timer is set, and it starts the next run', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { states } = walk(events);
        const waiting = states.filter((state) => state.kind === 'waiting');
        for (const state of waiting) expect(transition(state, { kind: 'timer' }).effects).toContainEqual({ kind: 'run', why: 'all' });
        const entered = states.filter((state, index) => state.kind === 'waiting' && states[index - 1]?.kind !== 'waiting').length;
        expect(walk(events).timers).toBe(entered);
      }),
    );
  });

  it('an edit during a run causes another run; an edit while waiting does not end the backoff', () => {
    expect(walk([{ kind: 'asked' }, { kind: 'changed' }, { kind: 'done' }]).states.at(-1)).toMatchObject({ kind: 'running' });
    expect(walk([{ kind: 'asked' }, { kind: 'failed', reason: 'unreachable' }, { kind: 'changed' }]).runs).toBe(1);
  });

  it('a new connection, a visible page, a person or a sign-in end the waiting at once', () => {
    for (const kind of ['online', 'visible', 'asked', 'signed-in'] as const) {
      expect(walk([{ kind: 'asked' }, { kind: 'failed', reason: 'offline' }, { kind }]).runs).toBe(2);
    }
  });

  it('a time that the server named is only ended by the timer and by a person', () => {
    const busy: Event = { kind: 'failed', reason: 'unreachable', told: true };
    for (const kind of ['online', 'visible', 'signed-in', 'changed', 'tick'] as const) {
      expect(walk([{ kind: 'tick' }, busy, { kind }]).runs).toBe(1);
      expect(walk([{ kind: 'tick' }, { kind }, busy]).runs).toBe(1);
    }
    for (const kind of ['timer', 'asked'] as const) expect(walk([{ kind: 'tick' }, busy, { kind }]).runs).toBe(2);
    // The failure after it is treated like any other.
    expect(walk([{ kind: 'tick' }, busy, { kind: 'timer' }, { kind: 'failed', reason: 'offline' }, { kind: 'online' }]).runs).toBe(3);
  });

  it('a sign-in during a run causes another one only if the run fails, and keeps an edit made meanwhile', () => {
    const during = (...events: Event[]) => walk([{ kind: 'asked' }, ...events]).runs;
    expect(during({ kind: 'signed-in' }, { kind: 'done' })).toBe(1);
    expect(during({ kind: 'signed-in' }, { kind: 'failed', reason: 'sign-in' })).toBe(2);
    expect(during({ kind: 'signed-in' }, { kind: 'changed' }, { kind: 'done' })).toBe(2);
    expect(during({ kind: 'changed' }, { kind: 'signed-in' }, { kind: 'done' })).toBe(2);
    expect(during({ kind: 'changed' }, { kind: 'signed-in' }, { kind: 'failed', reason: 'sign-in' })).toBe(2);
    expect(during({ kind: 'signed-in' }, { kind: 'changed' }, { kind: 'failed', reason: 'sign-in' })).toBe(2);
    expect(during({ kind: 'signed-in' }, { kind: 'signed-in' }, { kind: 'done' })).toBe(1);
  });

  it('edits during a failing run don’t shorten the backoff, however many; a person’s earlier request does', () => {
    const failed: Event = { kind: 'failed', reason: 'unreachable' };
    expect(walk([{ kind: 'tick' }, { kind: 'changed' }, { kind: 'changed' }, failed]).runs).toBe(1);
    expect(walk([{ kind: 'tick' }, { kind: 'asked' }, { kind: 'changed' }, failed]).runs).toBe(2);
  });

  it('a run cancels the timer that was set for it, and so does stopping', () => {
    const waiting: State = { kind: 'waiting', attempt: 2, reason: 'offline', told: false };
    expect(transition(waiting, { kind: 'asked' }).effects).toEqual([{ kind: 'clear-timer' }, { kind: 'run', why: 'all' }]);
    expect(transition(waiting, { kind: 'stop' }).effects).toEqual([{ kind: 'clear-timer' }]);
    expect(transition(waiting, { kind: 'tick' }).effects).toEqual([]);
  });

  it('nothing restarts it after it was stopped', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        expect(walk([{ kind: 'stop' }, ...events]).runs).toBe(0);
      }),
    );
  });
});

describe('every cell of the table in SPEC.md', () => {
  const states: Record<State['kind'], State> = {
    idle: { kind: 'idle' },
    running: { kind: 'running', attempt: 2, again: 'no' },
    waiting: { kind: 'waiting', attempt: 2, reason: 'unreachable', told: false },
    stopped: { kind: 'stopped' },
  };
  const order = ['idle', 'running', 'waiting', 'stopped'] as const;
  /** The columns are the states in this order; `run n`: a run starts after n failures; `+`: remembered for after the run. */
  const table: Record<Event['kind'], readonly [idle: string, running: string, waiting: string, stopped: string]> = {
    changed: ['run 0', '+changed', '–', '–'],
    online: ['run 0', '+asked', 'run 0', '–'],
    offline: ['wait 1 offline', '–', 'wait 2 offline', '–'],
    visible: ['run 0', '–', 'run 2', '–'],
    tick: ['run 0', '–', '–', '–'],
    'signed-in': ['run 0', '+if-failed', 'run 0', '–'],
    asked: ['run 0', '+asked', 'run 2', '–'],
    timer: ['run 0', '–', 'run 2', '–'],
    done: ['–', 'idle', '–', '–'],
    failed: ['–', 'wait 3 sign-in', '–', '–'],
    stop: ['stopped', 'stopped', 'stopped', '–'],
  };

  function cell(from: State, next: Event): string {
    const { state, effects } = transition(from, next);
    if (effects.some((effect) => effect.kind === 'run')) return `run ${state.kind === 'running' ? state.attempt : '?'}`;
    if (JSON.stringify(state) === JSON.stringify(from)) return '–';
    if (state.kind === 'running') return `+${state.again}`;
    return state.kind === 'waiting' ? `wait ${state.attempt} ${state.reason}` : state.kind;
  }

  it.each(Object.entries(table))('%s', (kind, cells) => {
    const next = (kind === 'failed' ? { kind, reason: 'sign-in' } : { kind }) as Event;
    expect(order.map((state) => cell(states[state], next))).toEqual(cells);
  });

  it('what was remembered during a run is done after it', () => {
    const noted = (again: 'changed' | 'asked'): State => ({ kind: 'running', attempt: 2, again });
    expect(transition(noted('changed'), { kind: 'done' }).effects).toContainEqual({ kind: 'run', why: 'changed' });
    expect(transition(noted('asked'), { kind: 'done' }).effects).toContainEqual({ kind: 'run', why: 'all' });
    expect(cell(noted('asked'), { kind: 'failed', reason: 'offline' })).toBe('run 3');
    expect(cell(noted('changed'), { kind: 'failed', reason: 'offline' })).toBe('wait 3 offline');
  });
});

describe('the backoff', () => {
  it('grows to five minutes and stays there', () => {
    expect([1, 2, 3, 8, 9, 1000].map((attempt) => backoffMs(attempt, 1))).toEqual([2_000, 4_000, 8_000, 256_000, 300_000, 300_000]);
    expect(backoffMs(1000, 0)).toBe(150_000);
  });
});

describe('the status for the user', () => {
  const counts = (change: Partial<Waiting>): Waiting => ({ ...nothingWaits, ...change });
  const waiting = (reason: 'offline' | 'unreachable' | 'sign-in'): State => ({ kind: 'waiting', attempt: 1, reason, told: false });

  it.each([
    ['synced', { kind: 'idle' }, nothingWaits],
    ['syncing', { kind: 'idle' }, counts({ rows: 1 })],
    ['synced', { kind: 'running', attempt: 0, again: 'no' }, nothingWaits],
    // A failed part only counts as working again after it has succeeded.
    ['syncing', { kind: 'running', attempt: 1, again: 'no' }, nothingWaits],
    ['offline', waiting('offline'), counts({ rows: 3 })],
    ['unreachable', waiting('unreachable'), nothingWaits],
    ['unreachable', { kind: 'idle' }, counts({ messages: 1 })],
    ['syncing', { kind: 'running', attempt: 0, again: 'no' }, counts({ messages: 1 })],
    ['sign-in', waiting('sign-in'), counts({ refused: 1 })],
    ['attention', { kind: 'idle' }, counts({ refused: 1, rows: 2 })],
  ] as const)('%s', (kind, state, facts) => {
    expect(statusOf({ state, counts: facts, syncedAt: 1 }).kind).toBe(kind);
  });

  it('announces the very first download, and reports no error before it', () => {
    const facts = { counts: nothingWaits, syncedAt: null };
    expect(statusOf({ ...facts, state: { kind: 'running', attempt: 0, again: 'no' } })).toEqual({ kind: 'syncing', waiting: 0 });
    expect(statusOf({ ...facts, state: { kind: 'idle' } })).toEqual({ kind: 'synced', at: null });
  });

  it('counts everything that is unsynced', () => {
    const status = statusOf({ state: waiting('offline'), counts: counts({ rows: 3, messages: 2 }), syncedAt: null });
    expect(status).toEqual({ kind: 'offline', waiting: 5 });
    const refused = statusOf({
      state: { kind: 'idle' },
      counts: counts({ rows: 3, messages: 2, refused: 1 }),
      syncedAt: null,
    });
    expect(refused).toEqual({ kind: 'attention', refused: 1, waiting: 6 });
  });
});
