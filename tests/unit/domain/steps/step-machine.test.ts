import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContinuationData, Status } from '../../../../src/domain/entities/adventure.ts';
import { progressOf } from '../../../../src/domain/steps/progress.ts';
import type { Step, StepType } from '../../../../src/domain/steps/step.ts';
import {
  appendStep,
  applyMove,
  branchHere,
  currentStep,
  editStep,
  knownNext,
  type Move,
  nextMove,
  nextStepType,
  setAside,
  walkBack,
  walkForward,
} from '../../../../src/domain/steps/step-machine.ts';

const at = '2026-11-21T10:00:00.000Z';

function step(id: string, type: StepType = 'action'): Step {
  return { id, type, step: `Title ${id}`, content: `Words of ${id}` };
}

/** An adventure with the told steps 0…count-1, open at `currentStep`. */
function told(count: number, changes: Partial<ContinuationData> = {}): ContinuationData {
  return {
    currentStep: Math.max(0, count - 1),
    adventureSteps: Array.from({ length: count }, (_, n) => step(`s${n}`, n === 0 ? 'prologue' : 'action')),
    queuedSteps: [],
    userNotes: '',
    stepHistory: [],
    ...changes,
  };
}

const ids = (steps: readonly Step[] | undefined): string[] => (steps ?? []).map(({ id }) => id);

describe('the type of the next step', () => {
  test('[PLAY-08] action after step 0, then challenges, and the ending at the end of the plan', () => {
    const plan = (total: number) => Array.from({ length: total - 1 }, (_, index) => nextStepType(index, total));
    expect(plan(8)).toEqual(['action', 'challenge', 'challenge', 'challenge', 'challenge', 'challenge', 'ending']);
    expect(plan(3)).toEqual(['action', 'ending']);
    expect(plan(2)).toEqual(['ending']);
  });

  test('[PLAY-08] a story longer than its plan ends with the next step', () => {
    expect(nextStepType(0, 1)).toBe('ending');
    expect(nextStepType(8, 8)).toBe('ending');
    expect(nextStepType(40, 8)).toBe('ending');
  });
});

describe('Next Step', () => {
  test('[PLAY-08] tells a new step after the last one, with notes or without', () => {
    expect(nextMove(told(3))).toEqual({ kind: 'tell' });
    expect(nextMove(told(3, { userNotes: 'rain' }))).toEqual({ kind: 'tell' });
    expect(nextMove(told(0))).toEqual({ kind: 'tell' });
  });

  test('[PLAY-08] does nothing on an ending, whichever step it is', () => {
    const ended = told(3, { adventureSteps: [step('a'), step('b', 'ending'), step('c')] });
    expect(nextMove({ ...ended, currentStep: 1 })).toEqual({ kind: 'none' });
    expect(nextMove({ ...ended, currentStep: 1, userNotes: 'more!' })).toEqual({ kind: 'none' });
    expect(nextMove(told(1, { adventureSteps: [step('a', 'ending')] }))).toEqual({ kind: 'none' });
  });

  test('[PLAY-08] before the last step it moves forward; a blank is no note', () => {
    expect(nextMove(told(3, { currentStep: 0 }))).toEqual({ kind: 'walk' });
    expect(nextMove(told(3, { currentStep: 1, userNotes: ' \n ' }))).toEqual({ kind: 'walk' });
  });

  test('[PLAY-08] before the last step it branches if there are notes, and says how many steps would be discarded', () => {
    expect(nextMove(told(5, { currentStep: 1, userNotes: 'it rains' }))).toEqual({ kind: 'branch', dropped: 3 });
    expect(nextMove(told(5, { currentStep: 3, userNotes: 'it rains' }))).toEqual({ kind: 'branch', dropped: 1 });
  });

  test('[PLAY-08] the new step is appended and opened; the notes are cleared and stored on their step', () => {
    const next = appendStep(told(2, { userNotes: '  Mia found a feather ' }), step('s2', 'challenge'), [step('q1')]);
    expect(ids(next.adventureSteps)).toEqual(['s0', 's1', 's2']);
    expect(currentStep(next)?.id).toBe('s2');
    expect(next.userNotes).toBe('');
    expect(next.adventureSteps.map(({ notes }) => notes)).toEqual([undefined, 'Mia found a feather', undefined]);
    expect(ids(next.queuedSteps)).toEqual(['q1']);
  });

  test('[PLAY-08] a step for another last step is not appended, because another tab was faster', () => {
    const before = told(2, { queuedSteps: [step('q1'), step('q2')] });
    const take: Move = { kind: 'append', step: step('q1', 'challenge'), queuedSteps: [step('q2')], after: 's1' };
    const once = applyMove(before, take, at);
    expect(ids(once.adventureSteps)).toEqual(['s0', 's1', 'q1']);
    expect(applyMove(once, take, at)).toEqual(once);
  });

  test('[PLAY-08] the first step can be appended to an empty story', () => {
    const next = appendStep(told(0), step('s0', 'prologue'), []);
    expect(next).toMatchObject({ currentStep: 0, userNotes: '' });
    expect(currentStep(next)?.id).toBe('s0');
  });

  test('notes that the last step has already are kept with the new ones, after a merge of two devices’ stories', () => {
    const merged = told(2, { adventureSteps: [step('s0', 'prologue'), { ...step('s1'), notes: 'the rope' }], userNotes: 'the feather' });
    expect(appendStep(merged, step('s2'), []).adventureSteps[1]?.notes).toBe('the rope\nthe feather');
    expect(appendStep({ ...merged, userNotes: 'the rope' }, step('s2'), []).adventureSteps[1]?.notes).toBe('the rope');
  });

  test('notes that led to discarded steps move with them, because new ones take their place', () => {
    const noted = told(3, { currentStep: 0, adventureSteps: [{ ...step('s0', 'prologue'), notes: 'to the sea' }, step('s1'), step('s2')] });
    const turned = branchHere({ ...noted, userNotes: 'to the wood' }, at);
    expect(turned.stepHistory).toEqual([{ from: 0, steps: [step('s1'), step('s2')], at, notes: 'to the sea' }]);
    const next = appendStep(turned, step('s3'), []);
    expect(next.adventureSteps[0]?.notes).toBe('to the wood');
    expect(JSON.stringify(next)).toContain('to the sea');
  });

  test('a step without notes stays unchanged', () => {
    const before = told(2, { userNotes: '   ' });
    expect(appendStep(before, step('s2'), []).adventureSteps.slice(0, 2)).toEqual(before.adventureSteps);
  });
});

describe('the step that Next Step leads to', () => {
  const packed = { queuedSteps: [step('packed'), step('later')] };

  test('is the one told before, or the first packed one', () => {
    expect(knownNext(told(3, { currentStep: 0, ...packed }))?.id).toBe(told(3).adventureSteps[1]?.id);
    expect(knownNext(told(3, packed))?.id).toBe('packed');
  });

  test('is not known if it must be told: with notes, with nothing packed, at the end', () => {
    expect(knownNext(told(3, { ...packed, userNotes: 'it rains' }))).toBeNull();
    expect(knownNext(told(3, { currentStep: 0, userNotes: 'it rains' }))).toBeNull();
    expect(knownNext(told(3))).toBeNull();
    expect(knownNext(told(1, { adventureSteps: [step('a', 'ending')], ...packed }))).toBeNull();
  });
});

describe('moving through told steps', () => {
  test('[PLAY-07] back goes one step and clears the notes', () => {
    expect(walkBack(told(3, { userNotes: 'half a thought' }))).toMatchObject({ currentStep: 1, userNotes: '' });
  });

  test('[PLAY-07] at step 0 going back changes nothing, not even the notes', () => {
    const first = told(3, { currentStep: 0, userNotes: 'half a thought' });
    expect(walkBack(first)).toEqual(first);
  });

  test('[PLAY-08] forward goes one told step and clears the notes; on the last one it changes nothing', () => {
    expect(walkForward(told(3, { currentStep: 0, userNotes: 'x' }))).toMatchObject({ currentStep: 1, userNotes: '' });
    const last = told(3, { userNotes: 'x' });
    expect(walkForward(last)).toEqual(last);
  });

  test('[PLAY-08] going all the way back and forward again passes every step in order and tells none again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const seen: (string | undefined)[] = [];
        let data = told(count);
        for (let n = 0; n < count + 2; n += 1) data = walkBack(data);
        expect(data.currentStep).toBe(0);
        for (let n = 0; n < count; n += 1) {
          seen.push(currentStep(data)?.id);
          data = walkForward(data);
        }
        expect(seen).toEqual(ids(told(count).adventureSteps));
        expect(data).toEqual(told(count));
      }),
    );
  });

  test('forward undoes back, and back undoes forward, except at the ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), (count, where) => {
        const before = told(count + 1, { currentStep: where % count });
        const after = { ...before, currentStep: before.currentStep + 1 };
        expect(walkForward(before)).toEqual(after);
        expect(walkBack(after)).toEqual(before);
      }),
    );
  });
});

describe('branching', () => {
  const before = told(5, { currentStep: 1, userNotes: 'it rains', queuedSteps: [step('q1')] });

  test('[PLAY-08] the later steps move to the history; the open step and its notes stay', () => {
    const after = branchHere(before, at);
    expect(ids(after.adventureSteps)).toEqual(['s0', 's1']);
    expect(after).toMatchObject({ currentStep: 1, userNotes: 'it rains' });
    expect(after.stepHistory).toEqual([{ from: 1, steps: before.adventureSteps.slice(2), at }]);
    expect(nextMove(after)).toEqual({ kind: 'tell' });
  });

  test('[PLAY-08] steps packed for the discarded story are never played in the new one, even if the notes are removed again', () => {
    expect(branchHere(before, at).queuedSteps).toEqual([]);
  });

  test('an earlier branch stays in the history, before the new one', () => {
    const old = { from: 0, steps: [step('old')], at: '2026-11-20T10:00:00.000Z' };
    expect(branchHere({ ...before, stepHistory: [old] }, at).stepHistory.map(({ from }) => from)).toEqual([0, 1]);
  });

  test('on the last step nothing is discarded', () => {
    const last = told(3, { userNotes: 'x', queuedSteps: [step('q1')] });
    expect(branchHere(last, at)).toEqual(last);
  });
});

describe('editing a step', () => {
  test('[PLAY-14] changes the texts of that step only', () => {
    const after = editStep(told(3), 's1', { content: 'My words', step: 'My title' });
    expect(after.adventureSteps[1]).toEqual({ ...step('s1'), content: 'My words', step: 'My title' });
    expect([after.adventureSteps[0], after.adventureSteps[2]]).toEqual([told(3).adventureSteps[0], told(3).adventureSteps[2]]);
    expect(after.currentStep).toBe(2);
  });

  test('[PLAY-14] never changes the step’s id and type', () => {
    const after = editStep(told(2), 's1', { id: 'other', type: 'ending', content: 'x' });
    expect(after.adventureSteps[1]).toMatchObject({ id: 's1', type: 'action', content: 'x' });
  });

  test('[PLAY-14] of a step that does not exist changes nothing', () => {
    expect(editStep(told(3), 's3', { content: 'x' })).toEqual(told(3));
  });
});

describe('progress', () => {
  const at8 = (data: ContinuationData | null, status: Status = 'active', steps = 0) =>
    progressOf({
      continuation_data: data,
      keepsake: steps === 0 ? null : { steps: Array.from({ length: steps }, (_, n) => step(`k${n}`)), completed_at: at },
      total_steps: 8,
      status,
    });

  test('[PLAY-06] is the current step + 1, of total_steps', () => {
    expect(at8(told(1))).toEqual({ step: 1, total: 8 });
    expect(at8(told(4))).toEqual({ step: 4, total: 8 });
    expect(at8(told(4, { currentStep: 1 }))).toEqual({ step: 2, total: 8 });
    expect(at8(told(8))).toEqual({ step: 8, total: 8 });
  });

  test('[PLAY-06] before anything is told, it is at the first step', () => {
    expect(at8(told(0))).toEqual({ step: 1, total: 8 });
  });

  test('[PLAY-06] a completed adventure is full, one that was ended early stays where it was', () => {
    expect(at8(null, 'completed', 5)).toEqual({ step: 8, total: 8 });
    expect(at8(null, 'completed')).toEqual({ step: 8, total: 8 });
    expect(at8(null, 'ended_early')).toEqual({ step: 1, total: 8 });
    expect(at8(told(3), 'ended_early')).toEqual({ step: 3, total: 8 });
    expect(at8(told(3), 'paused_for_continuation')).toEqual({ step: 3, total: 8 });
  });

  test('[PLAY-06] a story longer than its plan never exceeds the bar', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), fc.integer({ min: 0, max: 30 }), (count, where, total_steps) => {
        const data = told(count, { currentStep: count === 0 ? 0 : where % count });
        const { step: number, total } = progressOf({ continuation_data: data, keepsake: null, total_steps, status: 'active' });
        expect(number).toBeGreaterThanOrEqual(1);
        expect(number).toBeLessThanOrEqual(total);
      }),
    );
  });
});

describe('any number of moves', () => {
  type Play =
    | { kind: 'append'; queue: number; type: StepType }
    | { kind: 'back' | 'forward' | 'branch' }
    | { kind: 'edit'; n: number; text: string }
    | { kind: 'notes'; text: string }
    | { kind: 'queue'; count: number };

  const play: fc.Arbitrary<Play> = fc.oneof(
    fc.record({ kind: fc.constant('append' as const), queue: fc.nat(3), type: fc.constantFrom<StepType>('action', 'challenge', 'ending') }),
    fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const, 'branch' as const) }),
    fc.record({ kind: fc.constant('edit' as const), n: fc.nat(9), text: fc.string() }),
    fc.record({ kind: fc.constant('notes' as const), text: fc.constantFrom('', ' ', 'rain', 'a feather') }),
    fc.record({ kind: fc.constant('queue' as const), count: fc.nat(3) }),
  );

  function moveOf(made: Play, n: number, after = ''): Move {
    switch (made.kind) {
      case 'append':
        return {
          kind: 'append',
          step: step(`n${n}`, made.type),
          queuedSteps: Array.from({ length: made.queue }, (_, q) => step(`n${n}q${q}`)),
        };
      case 'edit':
        return { kind: 'edit', id: `n${made.n}`, words: { content: made.text, id: 'forged', type: 'ending' } };
      case 'queue':
        return { kind: 'queue', steps: Array.from({ length: made.count }, (_, q) => step(`n${n}q${q}`)), after };
      case 'back':
      case 'forward':
      case 'branch':
      case 'notes':
        return made;
    }
  }

  /** All steps that were ever told, wherever they are stored now. */
  const everywhere = (data: ContinuationData): string[] =>
    [...data.adventureSteps, ...data.stepHistory.flatMap(({ steps }) => steps)].map(({ id }) => id).toSorted();

  test('[PLAY-08] no told step is ever lost or duplicated, and the open step is always one of them', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 40 }), (plays) => {
        let data = told(1);
        const appended = ['s0'];
        for (const [n, made] of plays.entries()) {
          const move = moveOf(made, n, data.adventureSteps.at(-1)?.id);
          if (move.kind === 'append') appended.push(move.step.id);
          data = applyMove(data, move, at);
          expect(everywhere(data)).toEqual(appended.toSorted());
          expect(currentStep(data)).not.toBeNull();
          expect(data.adventureSteps[data.currentStep]).toBeDefined();
        }
      }),
      { numRuns: 500 },
    );
  });

  test('[PLAY-13] notes only leave the box onto a step, by moving away from it, or because the adult removes them', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 40 }), (plays) => {
        let data = told(1);
        for (const [n, made] of plays.entries()) {
          const before = data;
          data = applyMove(data, moveOf(made, n), at);
          if (before.userNotes.trim() === '' || data.userNotes === before.userNotes) continue;
          const onStep = data.adventureSteps[before.currentStep]?.notes === before.userNotes.trim();
          const walked = (made.kind === 'back' || made.kind === 'forward') && data.currentStep !== before.currentStep;
          expect(onStep || walked || made.kind === 'notes').toBe(true);
        }
      }),
    );
  });

  test('a move never modifies the given data', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 12 }), play, (plays, last) => {
        const data = plays.reduce((state, made, n) => applyMove(state, moveOf(made, n), at), told(2));
        const copy = structuredClone(data);
        applyMove(data, moveOf(last, 99), at);
        expect(data).toEqual(copy);
      }),
    );
  });

  test('fields of newer versions survive every move', () => {
    fc.assert(
      fc.property(fc.array(play, { maxLength: 20 }), (plays) => {
        const start = { ...told(2), lantern: 'lit', story_progress: { seed: 7, chapter: 2 } };
        const data = plays.reduce((state: ContinuationData, made, n) => applyMove(state, moveOf(made, n), at), start);
        expect(data).toMatchObject({ lantern: 'lit', story_progress: { seed: 7, chapter: 2 } });
      }),
    );
  });

  test('[PLAY-16] the service’s last answer is kept until the next one', () => {
    const one = applyMove(told(1), { kind: 'append', step: step('a'), queuedSteps: [], response: { x: 1 } }, at);
    expect(one.lastWebhookResponse).toEqual({ x: 1 });
    const two = applyMove(one, { kind: 'append', step: step('b'), queuedSteps: [] }, at);
    expect(two.lastWebhookResponse).toEqual({ x: 1 });
    const three = applyMove(two, { kind: 'append', step: step('c'), queuedSteps: [], response: null }, at);
    expect(three.lastWebhookResponse).toBeNull();
  });

  test('[PLAY-13] notes are dated, so that a merge knows the later edit', () => {
    expect(applyMove(told(1), { kind: 'notes', text: 'rain' }, at)).toMatchObject({ userNotes: 'rain', userNotesAt: at });
  });
});

describe('[BEY-05] Events that the parent drops from the notes', () => {
  const bridge = 'built|mia|bridge|bob';
  const noted = told(2, { userNotes: 'Mia built a bridge' });

  test('are stored with the notes, and can be taken back', () => {
    const dropped = applyMove(noted, { kind: 'drop', key: bridge, dropped: true }, at);
    expect(dropped).toMatchObject({ userNotes: 'Mia built a bridge', userNotesAt: at, notesDropped: [bridge] });
    expect(applyMove(dropped, { kind: 'drop', key: bridge, dropped: true }, at).notesDropped).toEqual([bridge]);
    expect(applyMove(dropped, { kind: 'drop', key: bridge, dropped: false }, at).notesDropped).toEqual([]);
    expect(applyMove(dropped, { kind: 'notes', text: 'Mia built a bridge. It rains.' }, at).notesDropped).toEqual([bridge]);
  });

  test('move onto the step with the notes, and the next notes have none', () => {
    const after = appendStep({ ...noted, notesDropped: [bridge] }, step('new'), []);
    expect(after.adventureSteps[1]).toMatchObject({ notes: 'Mia built a bridge', dropped: [bridge] });
    expect(after.notesDropped).toBeUndefined();
  });

  test('are removed when the notes are cleared', () => {
    const dropped = { ...noted, notesDropped: [bridge] };
    expect(walkBack(dropped).notesDropped).toBeUndefined();
    expect(applyMove(dropped, { kind: 'notes', text: ' ' }, at).notesDropped).toBeUndefined();
  });

  test('are discarded when the story branches', () => {
    const played = told(3);
    const [first, second, third] = played.adventureSteps;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three steps');
    const data = { ...played, currentStep: 1, adventureSteps: [first, { ...second, notes: 'rain', dropped: [bridge] }, third] };
    expect(branchHere(data, at).adventureSteps[1]?.dropped).toBeUndefined();
  });
});

describe('[BEY-10] Taps in the notes', () => {
  const hard = { intent: 'too-hard', words: 'Das war zu schwer.' };
  const tired = { intent: 'tired', words: 'Sie sind müde.' };
  const noted = applyMove(told(2, { currentStep: 1 }), { kind: 'notes', text: 'Das war zu schwer.', said: [hard] }, at);

  test('are stored with the notes as long as their sentence is there', () => {
    expect(noted.notesSaid).toEqual([hard]);
    const more = applyMove(noted, { kind: 'notes', text: 'Das war zu schwer. Sie sind müde.', said: [tired] }, at);
    expect(more.notesSaid).toEqual([hard, tired]);
    expect(applyMove(more, { kind: 'notes', text: 'Sie sind müde.' }, at).notesSaid).toEqual([tired]);
    expect(applyMove(more, { kind: 'notes', text: '' }, at)).not.toHaveProperty('notesSaid');
  });

  test('move onto the step with the notes, and the next notes have none', () => {
    const after = appendStep(noted, step('new'), []);
    expect(after.adventureSteps[1]).toMatchObject({ notes: 'Das war zu schwer.', said: [hard] });
    expect(after).not.toHaveProperty('notesSaid');
    expect(walkBack(noted)).not.toHaveProperty('notesSaid');
    expect(setAside(noted, 'Das war zu schwer.')).not.toHaveProperty('notesSaid');
  });

  test('are kept for the notes that two devices have put on one step', () => {
    const merged = { ...noted, adventureSteps: noted.adventureSteps.map((each) => ({ ...each, notes: 'Sie sind müde.', said: [tired] })) };
    expect(appendStep(merged, step('new'), []).adventureSteps[1]).toMatchObject({
      notes: 'Sie sind müde.\nDas war zu schwer.',
      said: [tired, hard],
    });
  });
});

describe('Notes about trouble', () => {
  const noted = told(3, { currentStep: 1, userNotes: ' Mia has a rash. ' });

  test('move from the box to the open step’s private notes', () => {
    const aside = applyMove(noted, { kind: 'setAside', text: noted.userNotes }, at);
    expect(aside.adventureSteps.map((each) => each.private_notes)).toEqual([undefined, 'Mia has a rash.', undefined]);
    expect(aside.userNotes).toBe('');
    expect(aside.adventureSteps[1]).not.toHaveProperty('notes');
  });

  test('are appended to private notes that are there already', () => {
    const twice = setAside(setAside(noted, 'Mia has a rash.'), 'Tom too.');
    expect(twice.adventureSteps[1]?.private_notes).toBe('Mia has a rash.\nTom too.');
    expect(setAside(twice, 'Tom too.').adventureSteps).toEqual(twice.adventureSteps);
    expect(setAside(twice, 'too.').adventureSteps[1]?.private_notes).toBe('Mia has a rash.\nTom too.\ntoo.');
  });

  test('change no step if they are blank', () => {
    expect(setAside(noted, ' \n ').adventureSteps).toEqual(noted.adventureSteps);
    expect(setAside(noted, ' \n ').adventureSteps[1]).not.toHaveProperty('private_notes');
  });
});

describe('Notes that the adult has said are only part of the story', () => {
  const noted = told(2, { userNotes: 'The dragon bites.' });
  const append = (data: ContinuationData, inStory?: boolean): Step | undefined =>
    applyMove(data, { kind: 'append', step: step('next'), queuedSteps: [], inStory }, at).adventureSteps[1];

  test('are marked as such on their step; others are not', () => {
    expect(append(noted, true)).toMatchObject({ notes: 'The dragon bites.', notes_in_story: true });
    expect(append(noted, false)).not.toHaveProperty('notes_in_story');
    expect(append(noted)).not.toHaveProperty('notes_in_story');
  });

  test('don’t mark other notes on the same step', () => {
    const [first, second] = noted.adventureSteps;
    const both = {
      ...noted,
      adventureSteps: [first ?? step('a'), { ...(second ?? step('b')), notes: 'The knight bleeds.', notes_in_story: true }],
    };
    expect(append(both, true)).toMatchObject({ notes: 'The knight bleeds.\nThe dragon bites.' });
    expect(append(both, true)).not.toHaveProperty('notes_in_story');
    expect(append({ ...both, userNotes: 'The knight bleeds.' }, true)).toMatchObject({ notes: 'The knight bleeds.', notes_in_story: true });
  });

  test('move with the steps that they led to', () => {
    const [first, second] = noted.adventureSteps;
    const turned = {
      ...noted,
      currentStep: 0,
      adventureSteps: [{ ...(first ?? step('a')), notes: 'It bites.', notes_in_story: true }, second ?? step('b')],
    };
    const branched = branchHere(turned, at);
    expect(branched.stepHistory[0]).toEqual({ from: 0, steps: [second], at, notes: 'It bites.', notes_in_story: true });
    expect(branched.adventureSteps[0]).not.toHaveProperty('notes_in_story');
    expect(branchHere(told(2, { currentStep: 0 }), at).stepHistory[0]).toStrictEqual({ from: 0, steps: [step('s1')], at });
  });
});

describe('one move', () => {
  test('does what its name says', () => {
    const middle = told(4, { currentStep: 2, userNotes: 'x' });
    expect(applyMove(middle, { kind: 'back' }, at)).toEqual(walkBack(middle));
    expect(applyMove(middle, { kind: 'forward' }, at)).toEqual(walkForward(middle));
    expect(applyMove(middle, { kind: 'branch' }, at)).toEqual(branchHere(middle, at));
    expect(ids(applyMove(middle, { kind: 'queue', steps: [step('q'), step('r')], after: 's3' }, at).queuedSteps)).toEqual(['q', 'r']);
  });

  test('[PLAY-10] steps that were packed behind another step than the last one told change nothing', () => {
    const moved = told(4, { queuedSteps: [step('q')] });
    expect(applyMove(moved, { kind: 'queue', steps: [step('s3'), step('q')], after: 's2' }, at)).toBe(moved);
  });

  test('[PLAY-10] a packed step that is told keeps what has been packed behind it meanwhile', () => {
    const packed = told(2, { queuedSteps: [step('q'), step('r'), step('s')] });
    const next = applyMove(packed, { kind: 'append', step: step('q'), queuedSteps: [], after: 's1' }, at);
    expect(ids(next.queuedSteps)).toEqual(['r', 's']);
    expect(ids(applyMove(packed, { kind: 'append', step: step('new'), queuedSteps: [], after: 's1' }, at).queuedSteps)).toEqual([]);
  });

  test('adds no empty fields to a step or the notes', () => {
    const next = applyMove(told(2, { userNotes: 'rain' }), { kind: 'append', step: step('new'), queuedSteps: [] }, at);
    expect(next.adventureSteps[1]).toStrictEqual({ ...step('s1'), notes: 'rain' });
    expect(applyMove(told(1), { kind: 'notes', text: 'rain' }, at)).not.toHaveProperty('notesSaid');
  });

  test('empties the queue if an app packs nothing', () => {
    const { queuedSteps: _, ...bare } = told(2);
    expect(knownNext(bare)).toBeNull();
    expect(knownNext(told(2, { userNotes: ' ', queuedSteps: [step('q')] }))?.id).toBe('q');
  });

  test('that follows a step is not appended to an empty story', () => {
    const move: Move = { kind: 'append', step: step('new'), queuedSteps: [], after: 's1' };
    expect(applyMove(told(0), move, at)).toEqual(told(0));
  });

  test('keeps other dropped events, and forgets the oldest if there are too many', () => {
    const drop = (data: ContinuationData, key: string, dropped = true) => applyMove(data, { kind: 'drop', key, dropped }, at);
    const two = drop(drop(told(1), 'a'), 'b');
    expect(two.notesDropped).toEqual(['a', 'b']);
    expect(drop(two, 'a', false).notesDropped).toEqual(['b']);
    const keys = Array.from({ length: 62 }, (_, n) => `key ${n}`);
    expect(keys.reduce((data, key) => drop(data, key), told(1)).notesDropped).toEqual(keys.slice(2));
  });
});
