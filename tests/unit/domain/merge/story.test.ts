import { describe, expect, test } from 'vitest';
import { type AdventureFields, type Branch, type ContinuationData } from '../../../../src/domain/entities/adventure.ts';
import { merge } from '../../../../src/domain/merge/merge.ts';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { someAdventure } from '../../../support/story/some-adventure.ts';

/** Merging the stories of two devices that both continued one adventure. */

const [then, one, two] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];

function step(id: string, more: Partial<Step> = {}): Step {
  return { id, type: 'action', step: `Title ${id}`, content: `Words of ${id}`, ...more };
}

const steps = (...ids: string[]): Step[] => ids.map((id) => step(id));

const fresh = someAdventure(['mia'], then);

/** Three told steps, with the last one open. */
const begun: ContinuationData = {
  currentStep: 2,
  adventureSteps: steps('a', 'b', 'c'),
  queuedSteps: [],
  userNotes: '',
  stepHistory: [],
  story_progress: { seed: 7 },
};

/** The adventure on one side, last edited `at`. */
function row(at: string, data: Partial<ContinuationData>, fields: Partial<AdventureFields> = {}): AdventureFields {
  return { ...fresh, updated_at: at, continuation_data: { ...begun, ...data }, ...fields };
}

function completed(at: string, told: Step[], more: Record<string, unknown> = {}): AdventureFields {
  return { ...fresh, updated_at: at, status: 'completed', continuation_data: null, keepsake: { steps: told, completed_at: at, ...more } };
}

const base = row(then, {});

/** The merged row, after checking that both devices get the same one. */
function merged(mine: AdventureFields, theirs: AdventureFields, from: AdventureFields | null = base): AdventureFields {
  const here = merge('adventure_sessions', from, mine, theirs);
  expect(merge('adventure_sessions', from, theirs, mine)).toEqual(here);
  return here as AdventureFields;
}

function data(mine: AdventureFields, theirs: AdventureFields, from: AdventureFields | null = base): ContinuationData {
  const found = merged(mine, theirs, from).continuation_data;
  if (found === null) throw new Error('It is over.');
  return found;
}

const ids = (told: readonly Step[] | undefined): string[] => (told ?? []).map(({ id }) => id);

describe('which side’s steps become the story', () => {
  test('those of the side that is further along; the other’s become a branch from where they differ, with its date', () => {
    const [longer, shorter] = [
      row(one, { adventureSteps: steps('a', 'b', 'c', 'd', 'e') }),
      row(two, { adventureSteps: steps('a', 'b', 'c', 'x') }),
    ];
    const story = data(longer, shorter);
    expect(ids(story.adventureSteps)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(story.stepHistory).toEqual([{ from: 2, steps: steps('x'), at: two }]);
  });

  test('with equally many steps, those of the side with the later open step; otherwise those of the later edit', () => {
    const of = (mine: number, theirs: number): string[] =>
      ids(
        data(
          row(one, { adventureSteps: steps('a', 'b', 'c', 'd'), currentStep: mine }),
          row(two, { adventureSteps: steps('a', 'b', 'c', 'x'), currentStep: theirs }),
        ).adventureSteps,
      );
    expect(of(3, 2)).toEqual(['a', 'b', 'c', 'd']);
    expect(of(2, 3)).toEqual(['a', 'b', 'c', 'x']);
    expect(of(3, 3)).toEqual(['a', 'b', 'c', 'x']);
  });

  test('those of the only side that changed its steps, even if it has fewer, because it went back', () => {
    const turned = row(one, {
      adventureSteps: steps('a', 'x'),
      currentStep: 1,
      stepHistory: [{ from: 0, steps: steps('b', 'c'), at: one }],
    });
    const noted = row(two, { userNotes: 'It rains.', userNotesAt: two });
    const story = data(turned, noted);
    expect(ids(story.adventureSteps)).toEqual(['a', 'x']);
    expect(story).toMatchObject({ currentStep: 1, userNotes: 'It rains.' });
    expect(story.stepHistory).toEqual(turned.continuation_data?.stepHistory);
  });

  test('without a base, those of the side that is further along', () => {
    const story = data(row(one, { adventureSteps: steps('a', 'b', 'c', 'd') }), row(two, { userNotes: 'Rain' }), null);
    expect(ids(story.adventureSteps)).toEqual(['a', 'b', 'c', 'd']);
    expect(story.userNotes).toBe('Rain');
    expect(story.stepHistory).toEqual([]);
  });

  test('a branch that both sides have is kept once, followed by the others in order of time', () => {
    const branch = (id: string, at: string): Branch => ({ from: 0, steps: steps(id), at });
    const from = row(then, { stepHistory: [branch('old', two)] });
    const mine = row(one, { userNotes: 'Rain', stepHistory: [branch('old', two), branch('late', two), branch('both', one)] });
    const theirs = row(two, { stepHistory: [branch('old', two), branch('both', one), branch('early', then), branch('b-late', two)] });
    expect(data(mine, theirs, from).stepHistory.map(({ steps: told }) => told[0]?.id)).toEqual(['old', 'early', 'both', 'b-late', 'late']);
  });

  test('steps that the story or a branch already contains unchanged are not kept again', () => {
    const known: Branch = { from: 2, steps: steps('x'), at: then };
    const mine = row(one, { adventureSteps: steps('a', 'b', 'c', 'd', 'e'), stepHistory: [known] });
    expect(data(mine, row(two, { adventureSteps: steps('a', 'b', 'c', 'x') })).stepHistory).toEqual([known]);
    const reworded = row(two, { adventureSteps: [...steps('a', 'b', 'c'), step('x', { content: 'Other words' }), step('d')] });
    expect(
      data(
        { ...mine, continuation_data: { ...begun, ...mine.continuation_data, adventureSteps: steps('a', 'b', 'c', 'd', 'e', 'f') } },
        reworded,
      ).stepHistory,
    ).toHaveLength(2);
  });
});

describe('a step that both sides have', () => {
  const edited = (at: string, more: Partial<Step>): AdventureFields => row(at, { adventureSteps: [step('a'), step('b', more), step('c')] });

  test('combines the edits if each side changed other fields', () => {
    const story = data(edited(one, { content: 'One' }), edited(two, { step: 'Two' }));
    expect(story.adventureSteps[1]).toMatchObject({ content: 'One', step: 'Two' });
    expect(story.stepHistory).toEqual([]);
  });

  test('has the later text if both changed the same field; the earlier one becomes a branch from the step before, with its date', () => {
    const story = data(edited(one, { content: 'One' }), edited(two, { content: 'Two' }));
    expect(story.adventureSteps[1]?.content).toBe('Two');
    expect(story.stepHistory).toEqual([{ from: 0, steps: [step('b', { content: 'One' })], at: one }]);
  });

  test('loses a field that one side removed, and keeps what the other side changed', () => {
    const from = row(then, { adventureSteps: [step('a'), step('b', { details: 'Old' }), step('c')] });
    const story = data(edited(one, {}), edited(two, { details: 'Old', content: 'Two' }), from);
    expect(story.adventureSteps[1]).toStrictEqual(step('b', { content: 'Two' }));
  });

  test.each([
    ['source', 'device', 'service'],
    ['trace', [{ rule: 'r', detail: 'd' }], []],
    ['telling', { by: 'device' }, { by: 'service' }],
  ])('is not kept twice because of a different %s, which is not part of the story', (field, mine, theirs) => {
    const story = data(edited(one, { [field]: mine, content: 'Same' }), edited(two, { [field]: theirs, content: 'Same' }));
    expect(story.adventureSteps[1]).toMatchObject({ content: 'Same', [field]: theirs });
    expect(story.stepHistory).toEqual([]);
  });

  test('is identified by its id and not by its index', () => {
    const story = data(row(one, { adventureSteps: steps('a', 'x', 'c') }), row(two, { adventureSteps: steps('a', 'y', 'c', 'd') }));
    expect(ids(story.adventureSteps)).toEqual(['a', 'y', 'c', 'd']);
    expect(story.stepHistory.map(({ from, steps: told }) => [from, ids(told)])).toEqual([[0, ['x', 'c']]]);
  });
});

describe('the open step and the packed steps', () => {
  test('the open step is that of the only side that moved; if both moved, the later step', () => {
    expect(data(row(one, { currentStep: 0 }), row(two, { userNotes: 'Rain' })).currentStep).toBe(0);
    expect(data(row(one, { currentStep: 0 }), row(two, { currentStep: 1 })).currentStep).toBe(1);
    expect(data(row(one, { currentStep: 1 }), row(two, { currentStep: 0 })).currentStep).toBe(1);
  });

  test('the open step is always one of the told steps', () => {
    expect(data(row(one, { currentStep: 7 }), row(two, { userNotes: 'Rain' })).currentStep).toBe(2);
    const empty = row(then, { adventureSteps: [], currentStep: 0 });
    expect(
      data(row(one, { adventureSteps: [], currentStep: 0, userNotes: 'Rain' }), row(two, { adventureSteps: [], currentStep: 1 }), empty)
        .currentStep,
    ).toBe(0);
    const longer = row(one, { adventureSteps: steps('a', 'b', 'c', 'd'), currentStep: 9 });
    expect(data(longer, row(two, { userNotes: 'Rain' })).currentStep).toBe(3);
  });

  test('a side whose steps become the story brings its own queue and last answer', () => {
    const winner = row(one, {
      adventureSteps: steps('a', 'b', 'c', 'd'),
      currentStep: 3,
      queuedSteps: steps('q'),
      lastWebhookResponse: { by: 'one' },
    });
    const loser = row(two, {
      adventureSteps: steps('a', 'b', 'x'),
      currentStep: 2,
      queuedSteps: steps('r', 's'),
      lastWebhookResponse: { by: 'two' },
    });
    expect(data(winner, loser)).toMatchObject({ currentStep: 3, queuedSteps: steps('q'), lastWebhookResponse: { by: 'one' } });
  });

  test('if both have the same steps, the only changed queue is kept; if both changed it, the longer one', () => {
    expect(data(row(one, { queuedSteps: steps('q') }), row(two, { userNotes: 'Rain' })).queuedSteps).toEqual(steps('q'));
    expect(data(row(one, { queuedSteps: steps('q', 'r') }), row(two, { queuedSteps: steps('s') })).queuedSteps).toEqual(steps('q', 'r'));
    expect(data(row(one, { queuedSteps: steps('q') }), row(two, { queuedSteps: steps('s') })).queuedSteps).toEqual(steps('s'));
    const unpacked = row(two, { userNotes: 'Rain' });
    delete unpacked.continuation_data?.queuedSteps;
    expect(data(row(one, { queuedSteps: steps('q') }), unpacked).queuedSteps).toEqual(steps('q'));
    expect(data(row('2026-01-04T00:00:00.000Z', { queuedSteps: steps('q') }), unpacked).queuedSteps).toEqual(steps('q'));
  });

  test('steps that were packed after other steps are dropped', () => {
    const turned = row(one, { adventureSteps: steps('a', 'b'), currentStep: 1, stepHistory: [{ from: 1, steps: steps('c'), at: one }] });
    expect(data(turned, row(two, { queuedSteps: steps('q') })).queuedSteps).toEqual([]);
    const further = row(one, { adventureSteps: steps('a', 'b', 'c', 'd'), currentStep: 3 });
    expect(data(further, row(two, { queuedSteps: steps('q'), currentStep: 1 })).queuedSteps).toEqual([]);
    expect(data(further, row(two, { currentStep: 0 })).currentStep).toBe(3);
  });

  test('a side without a queue and an answer, as from an older app, does not get them from the other side’s story', () => {
    const further = row(one, { adventureSteps: steps('a', 'b', 'c', 'd'), currentStep: 3 });
    delete further.continuation_data?.queuedSteps;
    const story = data(further, row(two, { adventureSteps: steps('a', 'x'), queuedSteps: steps('q'), lastWebhookResponse: 'two' }));
    expect(ids(story.adventureSteps)).toEqual(['a', 'b', 'c', 'd']);
    for (const field of ['queuedSteps', 'lastWebhookResponse']) expect(story).not.toHaveProperty(field);
  });

  test('the last answer is the only new one; of two new ones, that of the later edit', () => {
    expect(data(row(one, { lastWebhookResponse: 'one' }), row(two, { userNotes: 'Rain' })).lastWebhookResponse).toBe('one');
    expect(data(row(one, { lastWebhookResponse: 'one' }), row(two, { lastWebhookResponse: 'two' })).lastWebhookResponse).toBe('two');
  });
});

describe('[PLAY-13] the notes being typed', () => {
  const noted = (text: string, at: string, more: Partial<ContinuationData> = {}): AdventureFields =>
    row(at, { userNotes: text, userNotesAt: at, ...more });

  test('are those of the only side that typed, with their date', () => {
    const story = data(noted('It rains.', one), row(two, { currentStep: 1 }));
    expect(story).toMatchObject({ userNotes: 'It rains.', userNotesAt: one, stepHistory: [] });
  });

  test('are removed if one side removed them', () => {
    const from = row(then, { userNotes: 'It rains.', userNotesAt: then });
    const story = data(noted('', one), row(two, { userNotes: 'It rains.', userNotesAt: then, currentStep: 1 }), from);
    expect(story).toMatchObject({ userNotes: '', stepHistory: [] });
  });

  test('are the later ones if both typed; the others are kept as a branch without steps', () => {
    const story = data(noted('It rains.', one), noted('The sun is out.', two));
    expect(story).toMatchObject({ userNotes: 'The sun is out.', userNotesAt: two });
    expect(story.stepHistory).toEqual([{ from: 2, steps: [], at: one, notes: 'It rains.' }]);
  });

  test('that were typed at the same moment are merged alike on both devices, and the others are kept', () => {
    const story = data(noted('It rains.', one), noted('The sun is out.', one, { currentStep: 1 }));
    expect(story.userNotes).toBe('The sun is out.');
    expect(story.stepHistory.map((branch) => branch['notes'])).toEqual(['It rains.']);
  });

  test('are not kept twice if the later ones contain them, or if they are blank', () => {
    expect(data(noted(' It rains. ', one), noted('It rains. The sun is out.', two)).stepHistory).toEqual([]);
    expect(data(noted('  ', one), noted('It rains.', two)).stepHistory).toEqual([]);
  });

  test('are not kept twice if a step or a branch contains them already', () => {
    const onStep = noted('Later.', two, { adventureSteps: [...steps('a', 'b'), step('c', { notes: 'And: It rains.' })] });
    expect(data(noted('It rains. ', one), onStep).stepHistory).toEqual([]);
    const aside = noted('Later.', two, { adventureSteps: [...steps('a', 'b'), step('c', { private_notes: 'It rains.' })] });
    expect(data(noted('It rains.', one), aside).stepHistory).toEqual([]);
    const branch: Branch = { from: 2, steps: [], at: one, notes: 'It rains.' };
    expect(data(noted('It rains.', one), noted('Later.', two, { stepHistory: [branch] })).stepHistory).toEqual([branch]);
    const inBranch: Branch = { from: 1, steps: [step('x', { notes: 'It rains.' })], at: one };
    expect(data(noted('It rains.', one), noted('Later.', two, { stepHistory: [inBranch] })).stepHistory).toEqual([inBranch]);
  });

  test('get the later date if both sides have the same', () => {
    expect(data(noted('It rains.', one), noted('It rains.', two)).userNotesAt).toBe(two);
  });

  test('don’t get the date of the other side’s notes', () => {
    const from = row(then, { userNotes: 'Old', userNotesAt: then });
    const undated = row(one, { userNotes: 'New' });
    expect(data(undated, row(two, { userNotes: 'Old', userNotesAt: two }), from)).not.toHaveProperty('userNotesAt');
  });

  test('combine what either side dropped, in the same order on both devices', () => {
    const dropping = (key: string, at: string) => noted('It rains.', at, { notesDropped: [key] });
    expect(data(dropping('z', one), dropping('a', two)).notesDropped).toEqual(['a', 'z']);
  });

  test('without a date, dropped events or taps don’t get them from the other side', () => {
    const story = data(row(one, { currentStep: 1 }), row(two, { currentStep: 0 }));
    for (const field of ['userNotesAt', 'notesDropped', 'notesSaid', 'lastWebhookResponse']) expect(story).not.toHaveProperty(field);
    const from = row(then, { userNotes: 'Old', notesDropped: ['old'], notesSaid: [{ intent: 'loved', words: 'Old' }] });
    const typed = data(noted('New', one), row(two, { ...from.continuation_data, currentStep: 1 }), from);
    expect(typed).toMatchObject({ userNotes: 'New', currentStep: 1 });
    for (const field of ['notesDropped', 'notesSaid']) expect(typed).not.toHaveProperty(field);
  });
});

describe('a completed story', () => {
  test('completed on one side: its steps are kept, the other side’s become a branch in the keepsake, and nothing is left to play', () => {
    const mine = completed(one, steps('a', 'b', 'c', 'd'), { mood: 'calm' });
    const theirs = row(two, { adventureSteps: steps('a', 'b', 'c', 'x', 'y'), userNotes: 'It rains.', userNotesAt: two });
    const over = merged(mine, theirs);
    expect(over).toMatchObject({ status: 'completed', continuation_data: null });
    expect(over.keepsake).toEqual({
      steps: steps('a', 'b', 'c', 'd'),
      completed_at: one,
      mood: 'calm',
      stepHistory: [
        { from: 2, steps: steps('x', 'y'), at: two },
        { from: 3, steps: [], at: two, notes: 'It rains.' },
      ],
    });
  });

  test('has no branches if nothing else was told or noted', () => {
    const over = merged(completed(one, steps('a', 'b', 'c', 'd')), row(two, { userNotes: '  ' }));
    expect(over.keepsake).toEqual({ steps: steps('a', 'b', 'c', 'd'), completed_at: one });
  });

  test('does not keep open notes again that a step contains already', () => {
    const told = [...steps('a', 'b'), step('c', { notes: 'It rains.' }), step('d')];
    const over = merged(completed(one, told), row(two, { userNotes: 'It rains. ', userNotesAt: two }));
    expect(over.keepsake).not.toHaveProperty('stepHistory');
  });

  test('completed on both sides: merged field by field, in doubt the later edit, with the branches of both', () => {
    const branch = (id: string): Branch => ({ from: 0, steps: steps(id), at: one });
    const mine = completed(one, steps('a', 'b', 'c', 'd'), { stepHistory: [branch('x')], picture: 'one' });
    const theirs = completed(two, steps('a', 'b', 'c', 'd'), { stepHistory: [branch('y')], mood: 'calm' });
    const over = merged(mine, theirs);
    expect(over.keepsake).toMatchObject({ completed_at: two, mood: 'calm', picture: 'one' });
    const branches = (over.keepsake?.['stepHistory'] ?? []) as Branch[];
    expect(branches.map(({ steps: told }) => ids(told))).toEqual([['x'], ['y']]);
  });

  test('completed on both sides with different steps: those of the side that is further along, even if the other was edited later', () => {
    const over = merged(completed(one, steps('a', 'b', 'c', 'd', 'e')), completed(two, steps('a', 'b', 'c', 'x')));
    expect(ids(over.keepsake?.steps)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('completed on both sides is also merged without a base', () => {
    const over = merged(completed(one, steps('a', 'b'), { mood: 'calm' }), completed(two, steps('a', 'b')), null);
    expect(over).toMatchObject({ status: 'completed', keepsake: { steps: steps('a', 'b'), completed_at: two, mood: 'calm' } });
  });

  test('without steps and notes has no branches', () => {
    const none = row(then, { adventureSteps: [], currentStep: 0 });
    const over = merged(completed(one, []), row(two, { adventureSteps: [], currentStep: 0, userNotes: ' ' }), none);
    expect(over.keepsake).toEqual({ steps: [], completed_at: one });
  });

  test('without a keepsake, which no current app writes, takes the other side’s steps', () => {
    const bare = { ...fresh, updated_at: one, status: 'completed', continuation_data: null, keepsake: null } as const;
    const over = merged(bare, completed(two, steps('a', 'b')));
    expect(ids(over.keepsake?.steps)).toEqual(['a', 'b']);
  });

  test('open notes on an earlier step become a branch from that step', () => {
    const walked = row(two, { currentStep: 0, userNotes: 'It rains.', userNotesAt: two });
    const over = merged(completed(one, steps('a', 'b', 'c')), walked);
    expect(over.keepsake?.['stepHistory']).toEqual([{ from: 0, steps: [], at: two, notes: 'It rains.' }]);
  });

  test('a side without data, which no current app writes, does not remove the other side’s data', () => {
    const bare: AdventureFields = { ...fresh, updated_at: one, status: 'ended_early', continuation_data: null };
    const story = data(bare, row(two, { userNotes: 'Rain', weather: 'wet' }));
    expect(story).toMatchObject({ story_progress: { seed: 7 }, weather: 'wet', userNotes: 'Rain' });
  });

  test('a keepsake is kept while the story is active', () => {
    const keepsake = { steps: steps('z'), completed_at: then };
    const kept = merged(row(one, { userNotes: 'Rain' }, { keepsake }), row(two, { currentStep: 0 }, { keepsake }));
    expect(kept.keepsake).toEqual(keepsake);
    expect(merged(row(one, { userNotes: 'Rain' }), row(two, { currentStep: 0 })).keepsake).toBeNull();
  });

  test('the summary and the outcome are from the side that decided the status, unless only the other side changed them', () => {
    const ended = row(one, {}, { status: 'ended_early', story_summary: 'Ended', final_outcome: 'Home' });
    expect(merged(ended, row(two, {}, { story_summary: 'Played on' }))).toMatchObject({
      status: 'ended_early',
      story_summary: 'Ended',
      final_outcome: 'Home',
    });
    expect(merged(row(one, {}, { status: 'ended_early' }), row(two, {}, { story_summary: 'Played on' }))).toMatchObject({
      status: 'ended_early',
      story_summary: 'Played on',
    });
  });
});

describe('active or paused', () => {
  const paused = (at: string, more: Partial<ContinuationData> = {}): AdventureFields =>
    row(at, { pausedAt: at, ...more }, { status: 'paused_for_continuation' });

  test('is decided by the only side that changed it, whenever that was', () => {
    expect(merged(paused(one), row(two, { userNotes: 'Rain' })).status).toBe('paused_for_continuation');
    expect(merged(row(one, {}), paused(two, { userNotes: 'Rain' }), paused(then)).status).toBe('active');
  });

  test('is decided by the later edit if there is no base or if both changed it', () => {
    expect(merged(paused(one), row(two, {}), null).status).toBe('active');
    expect(merged(paused(two), row(one, {}), null).status).toBe('paused_for_continuation');
  });

  test('does not decide which steps become the story: those of the side that is further along', () => {
    const longer = row(one, { adventureSteps: steps('a', 'b', 'c', 'd', 'e') });
    expect(ids(data(longer, paused(two, { adventureSteps: steps('a', 'b', 'c', 'x') })).adventureSteps)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('with equal status, a field that both changed is taken from the later edit', () => {
    expect(data(row(one, { weather: 'wet' }), row(two, { weather: 'dry' }))['weather']).toBe('dry');
  });

  test('of two pauses, the later one’s time is kept, together with all fields that only one side has', () => {
    const story = data(paused(one, { weather: 'wet' }), paused(two, { wind: 'west' }));
    expect(story).toMatchObject({ pausedAt: two, weather: 'wet', wind: 'west', story_progress: { seed: 7 } });
  });

  test('ended early wins over paused, completed over both', () => {
    const ended = row(one, { end_timestamp: one }, { status: 'ended_early' });
    expect(merged(ended, paused(two))).toMatchObject({ status: 'ended_early', continuation_data: { end_timestamp: one } });
    expect(merged(completed(one, steps('a', 'b', 'c')), { ...ended, updated_at: two }).status).toBe('completed');
  });
});

describe('a story in a format that this app can’t parse', () => {
  test.each([
    ['on this device', true],
    ['in the account', false],
  ])('%s is taken as a whole if it is the later edit', (_where, isMine) => {
    const odd = (at: string) =>
      ({ ...row(at, {}), continuation_data: { chapters: [] }, story_summary: 'New' }) as unknown as AdventureFields;
    const of = (strange: AdventureFields, known: AdventureFields) => (isMine ? merged(strange, known) : merged(known, strange));
    expect(of(odd(two), row(one, { userNotes: 'Rain' }))).toMatchObject({ continuation_data: { chapters: [] }, story_summary: 'New' });
    expect(of(odd(one), row(two, { userNotes: 'Rain' }))).toMatchObject({ continuation_data: { userNotes: 'Rain' }, story_summary: null });
  });

  test('is ignored as a base', () => {
    const odd = { ...base, continuation_data: { chapters: [] } } as unknown as AdventureFields;
    const story = data(row(one, { adventureSteps: steps('a', 'b', 'c', 'd') }), row(two, { userNotes: 'Rain' }), odd);
    expect(ids(story.adventureSteps)).toEqual(['a', 'b', 'c', 'd']);
    expect(story.userNotes).toBe('Rain');
  });

  test('is kept if only that side changed it, even if the other edit is later', () => {
    const odd = { ...base, updated_at: one, continuation_data: { chapters: [] } } as unknown as AdventureFields;
    const renamed = row(two, {}, { custom_name: 'The Kite' });
    expect(merged(odd, renamed)).toMatchObject({ continuation_data: { chapters: [] }, custom_name: 'The Kite' });
  });
});

test('a branch from a row with an unreadable date has no date, and the story stays readable', () => {
  const undated = { ...row(one, { adventureSteps: steps('a', 'b', 'c', 'x') }), updated_at: 17 as unknown as string };
  const story = data(undated, row(two, { adventureSteps: steps('a', 'b', 'c', 'd', 'e') }));
  expect(story.stepHistory).toEqual([{ from: 2, steps: steps('x'), at: '' }]);
});
