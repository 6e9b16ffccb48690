import { describe, expect, test } from 'vitest';
import type { Adventure, ContinuationData } from '../../../src/domain/entities/adventure.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { appendStep, branchHere, setAside } from '../../../src/domain/steps/step-machine.ts';
import { nextStepBody, stopBody } from '../../../src/story/request.ts';
import { sendItem } from '../../../src/story/send.ts';
import { nextForStory, notesForStory, stopForStory, troubleIn } from '../../../src/storyteller/safety/withhold.ts';
import { storyConfig, storyRequest } from '../../support/story/story-family.ts';

const step = (id: string, more: Partial<Step> = {}): Step => ({ id, type: 'action', step: 'A step', text_to_read: 'Once.', ...more });
const real = 'Anna-Lena had a seizure';
const maybe = 'Mia hurt her knee';
const fine = 'They found a red bucket';

const data = (more: Partial<ContinuationData> = {}): ContinuationData => ({
  currentStep: 1,
  adventureSteps: [step('a'), step('b')],
  queuedSteps: [],
  userNotes: '',
  stepHistory: [],
  ...more,
});

const adventure = (continuation: ContinuationData): Adventure => ({
  id: 'a1',
  ...newAdventure(storyConfig, 42, '2026-01-01T00:00:00.000Z'),
  continuation_data: continuation,
});

describe('[BEY-03] what the services are sent', () => {
  test('has no note of trouble, neither the newest nor one of an earlier step', () => {
    const told = [step('a', { notes: real }), step('b', { notes: fine }), step('c', { private_notes: 'our dog died', notes: fine })];
    const body = nextStepBody({ ...storyRequest(), told, notes: 'she swallowed a bead' }, 'challenge', 0);
    expect(body.userInput).toBe('');
    expect(body.venture.told).toEqual([step('a'), step('b', { notes: fine }), step('c', { notes: fine })]);
  });

  test('a note that may be trouble is sent only where the adult has said that it belongs to the story', () => {
    const told = [step('a', { notes: maybe }), step('b', { notes: maybe, notes_in_story: true })];
    const asked = nextStepBody({ ...storyRequest(), told, notes: maybe, inStory: true }, 'challenge', 0);
    expect(asked).toMatchObject({ userInput: maybe, venture: { inStory: true } });
    expect(asked.venture.told.map(({ notes }) => notes)).toEqual([undefined, maybe]);
    expect(nextStepBody({ ...storyRequest(), told, notes: maybe }, 'challenge', 0).userInput).toBe('');
    expect(nextStepBody({ ...storyRequest(), told, notes: real, inStory: true }, 'challenge', 0).userInput).toBe('');
  });

  test('a pause carries no trouble: not in the notes being typed, not in told steps, not in branches', () => {
    const trouble = data({
      userNotes: real,
      adventureSteps: [step('a', { notes: real }), step('b', { private_notes: real })],
      queuedSteps: [step('q', { notes: real })],
      stepHistory: [{ from: 0, steps: [step('x', { notes: real })], at: '2026-01-01', notes: real }],
    });
    const body = stopBody(storyRequest(), adventure(trouble), 'paused');
    expect(JSON.stringify(body)).not.toContain('seizure');
    expect(body.continuation_data).toMatchObject({ userNotes: '', stepHistory: [{ from: 0, at: '2026-01-01' }] });
  });

  test('keeps ordinary notes', () => {
    const plain = data({ userNotes: fine, adventureSteps: [step('a', { notes: fine }), step('b')] });
    expect(stopBody(storyRequest(), adventure(plain), 'ended').continuation_data).toEqual(plain);
  });

  test('a message queued before an update is cleared of trouble when it is sent', async () => {
    const body = { ...stopBody(storyRequest(), adventure(data()), 'paused'), continuation_data: data({ userNotes: real }) };
    const sent: unknown[] = [];
    const call = (message: unknown) => {
      sent.push(message);
      return Promise.resolve({ ok: false as const, error: { kind: 'offline' as const } });
    };
    await sendItem(null as never, call, { id: 'i', kind: 'stop', body }, { now: () => 0, id: () => 'i' });
    expect(sent).toEqual([{ ...body, continuation_data: data() }]);
  });

  test('the service removes trouble from what any app sends it', () => {
    const clean = nextStepBody({ ...storyRequest(), told: [step('a')], notes: fine }, 'challenge', 0);
    const dirty = { ...clean, userInput: real, venture: { ...clean.venture, told: [step('a', { notes: 'our dog died' })] } };
    expect(nextForStory(dirty)).toEqual({ ...clean, userInput: '' });
    expect(nextForStory(clean)).toEqual(clean);
    const stop = stopBody(storyRequest(), adventure(data()), 'paused');
    expect(stopForStory({ ...stop, continuation_data: data({ userNotes: real }) })).toEqual(stop);
    expect(stopForStory({ ...stop, continuation_data: { note: real } }).continuation_data).toBeNull();
  });
});

test('[BEY-03] the label of a choice is never read as trouble; what stands beside it is', () => {
  const open = step('a', { options: ['Look for the missing child.', 'Swallow the magic coin'] });
  expect(troubleIn({ notes: 'They chose: Look for the missing child.' }, open, [])).toEqual({ tier: 'none' });
  expect(troubleIn({ notes: 'They chose: Swallow the magic coin. Mia is bleeding' }, open, ['Mia'])).toEqual({
    tier: 'stop',
    kind: 'injury',
  });
  expect(notesForStory({ notes: 'They chose: Swallow the magic coin.' }, open, [], false)).toBe('They chose: Swallow the magic coin.');
});

test('[BEY-03] a choice without a word hides nothing of a note', () => {
  for (const label of ['...', '?', '!', ''])
    expect(troubleIn({ notes: 'Mia is bleeding badly' }, step('a', { options: [label, 'Go on'] }), ['Mia'])).toMatchObject({
      tier: 'stop',
    });
});

test('a stop carries no data where its steps have more in them than the service accepts', () => {
  const stop = { ...stopBody(storyRequest(), adventure(data()), 'paused') };
  const sent = (more: Partial<ContinuationData>) => stopForStory({ ...stop, continuation_data: data(more) }).continuation_data;
  const long = 'They sang. '.repeat(400);
  expect(sent({ adventureSteps: [step('a', { notes: fine })] })).not.toBeNull();
  expect(sent({ adventureSteps: [step('a', { notes: long })] })).toBeNull();
  expect(sent({ queuedSteps: [step('a', { options: Array(9).fill('On') })] })).toBeNull();
  expect(sent({ userNotes: long })).toBeNull();
  expect(sent({ stepHistory: [{ from: 0, at: '2026-01-01', steps: [step('a', { notes: long })] }] })).toBeNull();
  const branch = { from: 0, at: '2026-01-01', steps: [], notes: 'They sang. '.repeat(180) };
  expect(sent({ stepHistory: Array.from({ length: 10 }, () => branch) })).not.toBeNull();
  expect(sent({ stepHistory: Array.from({ length: 100 }, () => branch) })).toBeNull();
});

test.each([
  ['no letters', ['Climb the mast', '???'], 'Leo is bleeding and needs an ambulance'],
  ['dots only', ['...', '…'], 'Leo is bleeding and needs an ambulance'],
  ['one word that the note has as its own', ['swallowed', 'a marble'], 'she has swallowed a marble'],
  ['a word that is a part of another', ['Hid', 'Bleed'], 'Leo is bleeding'],
])('[BEY-03] trouble is found beside a choice with %s', (_label, options, notes) => {
  expect(troubleIn({ notes }, step('a', { options }), ['Leo'])).toEqual(troubleIn({ notes }, step('a'), ['Leo']));
  expect(troubleIn({ notes }, step('a', { options }), ['Leo']).tier).not.toBe('none');
});

test('[BEY-03] a short label that was chosen is no trouble', () => {
  const open = step('a', { options: ['I’m bleeding!', 'Scream'] });
  expect(troubleIn({ notes: 'They chose: I’m bleeding!' }, step('a'), []).tier).not.toBe('none');
  expect(troubleIn({ notes: 'They chose: I’m bleeding! All laughed' }, open, [])).toEqual({ tier: 'none' });
});

describe('[BEY-03] notes that are set aside', () => {
  test('are kept on the open step, leave the notes, and go with what was there', () => {
    const once = setAside(data({ userNotes: real }), real);
    expect(once).toEqual(data({ adventureSteps: [step('a'), step('b', { private_notes: real })] }));
    expect(setAside(once, ' our dog died ').adventureSteps[1]?.private_notes).toBe(`${real}\nour dog died`);
    expect(setAside(data(), '  ')).toEqual(data());
  });

  test('what the adult said of a note is kept with it, and forgotten with it', () => {
    const told = appendStep(data({ userNotes: maybe }), step('c'), [], true);
    expect(told.adventureSteps[1]).toEqual(step('b', { notes: maybe, notes_in_story: true }));
    const back = { ...told, currentStep: 1, userNotes: real };
    const branched = branchHere(back, '2026-01-01');
    expect(branched.adventureSteps[1]).toEqual(step('b'));
    expect(branched.stepHistory[0]).toMatchObject({ notes: maybe, notes_in_story: true });
    expect(appendStep(branched, step('d'), []).adventureSteps[1]).toEqual(step('b', { notes: real }));
    // Where notes of two devices were merged on one step, the adult was not asked about the merged note.
    const merged = appendStep(data({ adventureSteps: [step('a'), step('b', { notes: fine })], userNotes: maybe }), step('c'), [], true);
    expect(merged.adventureSteps[1]).toEqual(step('b', { notes: `${fine}\n${maybe}` }));
  });
});
