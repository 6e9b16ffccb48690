import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdventureCommand, adventureAfter } from '../../../../src/data/write/apply-adventure.ts';
import { type Fields, syncedTables } from '../../../../src/domain/contracts/sync-protocol.ts';
import { type AdventureFields, type Branch } from '../../../../src/domain/entities/adventure.ts';
import { canonicalJson } from '../../../../src/domain/json.ts';
import { merge, replaces } from '../../../../src/domain/merge/merge.ts';
import { isFinished } from '../../../../src/domain/status.ts';
import type { Step } from '../../../../src/domain/steps/step.ts';
import { someAdventure } from '../../../support/story/some-adventure.ts';

/** Two devices continue the same adventure with random actions; `seed` makes their texts distinct. */

function fresh(): Fields {
  const fields = someAdventure(['a', 'b'], '2026-01-01T00:00:00.000Z');
  const steps: Step[] = [0, 1].map((n) => ({ id: `began-${n}`, type: 'action', step: `Began ${n}`, content: `began ${n}` }));
  const data = fields.continuation_data;
  return { ...fields, continuation_data: data && { ...data, adventureSteps: steps, currentStep: 1 } };
}

type Play =
  | { kind: 'append'; shared: boolean }
  | { kind: 'back' | 'forward' | 'branch' | 'pause' | 'resume' | 'end' | 'complete' }
  | { kind: 'notes' | 'rename' | 'edit'; text: string };

const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') });
const play: fc.Arbitrary<Play> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('append' as const), shared: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'forward' as const, 'branch' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('notes' as const, 'rename' as const, 'edit' as const), text: word }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const, 'end' as const, 'complete' as const) }) },
);
/** What a device does, and at which minute of its clock. */
const session = fc.array(fc.tuple(play, fc.integer({ min: 1, max: 5000 })), { maxLength: 9 });

function playOn(device: string, start: Fields, plays: readonly [Play, number][]): { fields: Fields; told: Step[]; noted: string[] } {
  let fields = start;
  const told: Step[] = [];
  const noted: string[] = [];
  for (const [index, [move, minute]] of plays.entries()) {
    const status = (fields as AdventureFields).status;
    if (isFinished(status) && move.kind !== 'rename') continue;
    const command = commandOf(device, index, move, fields as AdventureFields);
    if (command === null) continue;
    if (command.kind === 'progress' && command.move.kind === 'append') told.push(command.move.step);
    if (command.kind === 'progress' && command.move.kind === 'notes') noted.push(command.move.text);
    const before = Date.parse((fields as AdventureFields).updated_at);
    const at = Math.max(Date.parse('2026-01-02T00:00:00Z') + minute * 60_000, before + 1);
    fields = adventureAfter(command, fields, new Date(at).toISOString());
  }
  return { fields, told, noted };
}

function commandOf(device: string, index: number, move: Play, fields: AdventureFields): AdventureCommand | null {
  const id = 'x';
  const told = fields.continuation_data?.adventureSteps ?? [];
  const [first, count] = [told[0], told.length];
  switch (move.kind) {
    case 'append': {
      // The storyteller on both devices tells the same step after the same story; a service tells each device its own.
      const by = move.shared ? 'both' : `${device}${index}`;
      const step: Step = { id: `${count}-${by}`, type: 'challenge', step: `Step ${count}`, content: `${by} ${count}` };
      return { kind: 'progress', id, move: { kind: 'append', step, queuedSteps: [] } };
    }
    case 'back':
    case 'forward':
    case 'branch':
      return { kind: 'progress', id, move: { kind: move.kind } };
    case 'notes':
      return { kind: 'progress', id, move: { kind: 'notes', text: `${device} noted ${move.text}` } };
    case 'edit':
      if (first === undefined) return null;
      return { kind: 'progress', id, move: { kind: 'edit', id: first.id, words: { content: `${device} ${move.text}` } } };
    case 'rename':
      return { kind: 'renameAdventure', id, name: `${device} ${move.text}` };
    case 'pause':
      return { kind: 'pauseAdventure', id };
    case 'resume':
      return { kind: 'resumeAdventure', id };
    case 'end':
      return { kind: 'endAdventure', id, summary: `${device} ended`, outcome: null };
    case 'complete':
      return { kind: 'completeAdventure', id, summary: `${device} completed`, outcome: null };
  }
}

/** A base, and the versions of two devices. */
const parted = fc.tuple(session, session, session).map(([before, one, other]) => {
  const base = playOn('before', fresh(), before).fields;
  return { base, mine: playOn('mine', base, one).fields, theirs: playOn('theirs', base, other).fields };
});

const json = fc.jsonValue({ maxDepth: 2 });
const anyFields: fc.Arbitrary<Fields> = fc.dictionary(
  fc.constantFrom('name', 'age', 'interests', 'memory', 'status', 'continuation_data', 'available_items', 'updated_at', 'newer'),
  json,
  { noNullPrototype: true },
);

function stepsIn(fields: Fields): Step[] {
  const { continuation_data: data, keepsake } = fields as AdventureFields;
  const branches = [...(data?.stepHistory ?? []), ...((keepsake?.['stepHistory'] as Branch[] | undefined) ?? [])];
  return [...(data?.adventureSteps ?? []), ...(keepsake?.steps ?? []), ...branches.flatMap((branch) => branch.steps)];
}

describe('merge', () => {
  it('the same edit on both sides, or an edit on one side, is the result: for any table, whatever the fields contain', () => {
    fc.assert(
      fc.property(fc.constantFrom(...syncedTables), anyFields, anyFields, (table, base, x) => {
        expect(merge(table, base, x, x)).toEqual(x);
        expect(merge(table, null, x, x)).toEqual(x);
        expect(canonicalJson(merge(table, base, x, base))).toBe(canonicalJson(x));
        expect(canonicalJson(merge(table, base, base, x))).toBe(canonicalJson(x));
      }),
    );
  });

  it('and also for adventures in play', () => {
    fc.assert(
      fc.property(parted, ({ base, mine }) => {
        expect(merge('adventure_sessions', base, mine, base)).toEqual(mine);
        expect(merge('adventure_sessions', base, base, mine)).toEqual(mine);
      }),
    );
  });

  it('gives the same adventure on whichever device it runs', () => {
    fc.assert(
      fc.property(parted, ({ base, mine, theirs }) => {
        const here = merge('adventure_sessions', base, mine, theirs);
        expect(canonicalJson(merge('adventure_sessions', base, theirs, mine))).toBe(canonicalJson(here));
      }),
      { numRuns: 500 },
    );
  });

  it('[PLAY-13] never drops a told step of either side, nor a word of it', () => {
    fc.assert(
      fc.property(parted, ({ base, mine, theirs }) => {
        const merged = merge('adventure_sessions', base, mine, theirs);
        const kept = stepsIn(merged).map((step) => `${step.id} ${step.content}`);
        const edited = new Map(stepsIn(base).map((step) => [step.id, step.content]));
        for (const side of [mine, theirs]) {
          const told = stepsIn(side);
          // What the other side rewrote may be gone; what was told or rewritten since may not.
          const since = told.filter((step) => edited.get(step.id) !== step.content);
          expect(kept).toEqual(expect.arrayContaining(since.map((step) => `${step.id} ${step.content}`)));
          expect(stepsIn(merged).map((step) => step.id)).toEqual(expect.arrayContaining(told.map((step) => step.id)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[PLAY-13] never drops a note of either side', () => {
    fc.assert(
      fc.property(session, session, session, (before, one, other) => {
        const base = playOn('before', fresh(), before).fields;
        const mine = playOn('mine', base, one).fields;
        const theirs = playOn('theirs', base, other).fields;
        const merged = JSON.stringify(merge('adventure_sessions', base, mine, theirs));
        for (const side of [mine, theirs]) {
          const noted = JSON.stringify(side).match(/(?:mine|theirs) noted [a-f]+/g) ?? [];
          for (const note of noted) expect(merged).toContain(note);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('merging again changes nothing, because the result is what the account has from then on', () => {
    fc.assert(
      fc.property(parted, ({ base, mine, theirs }) => {
        const merged = merge('adventure_sessions', base, mine, theirs);
        expect(canonicalJson(merge('adventure_sessions', theirs, merged, theirs))).toBe(canonicalJson(merged));
      }),
    );
  });

  it('[BEY-05] events dropped from the notes stay with the notes that win; for the same notes, both sides’ are combined', () => {
    const base = fresh();
    const { continuation_data: data } = base as AdventureFields;
    const side = (userNotes: string, userNotesAt: string, notesDropped: string[], updated_at: string) => ({
      ...base,
      updated_at,
      continuation_data: { ...data, userNotes, userNotesAt, notesDropped },
    });
    const [one, two] = ['2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z'];
    const dropped = (mine: typeof base, theirs: typeof base) =>
      (merge('adventure_sessions', base, mine, theirs) as AdventureFields).continuation_data?.notesDropped;
    expect(dropped(side('Bob stands', one, ['bob'], one), side('Bob stands', two, ['eve'], two))).toEqual(['bob', 'eve']);
    expect(dropped(side('Bob stands', one, ['bob'], one), side('It rains', two, ['eve'], two))).toEqual(['eve']);
    expect(dropped(side('Bob stands', two, ['bob'], two), side('It rains', one, [], one))).toEqual(['bob']);
  });

  it('[BEY-10] taps in the notes stay with the notes that win; for the same notes, both sides’ are combined', () => {
    const base = fresh();
    const { continuation_data: data } = base as AdventureFields;
    const said = (words: string) => ({ intent: 'loved', words });
    const side = (userNotes: string, userNotesAt: string, words: string) => ({
      ...base,
      updated_at: userNotesAt,
      continuation_data: { ...data, userNotes, userNotesAt, notesSaid: [said(words)] },
    });
    const [one, two] = ['2026-01-03T00:00:00.000Z', '2026-01-04T00:00:00.000Z'];
    const both = 'Toll. Super.';
    const united = (mine: typeof base, theirs: typeof base) =>
      (merge('adventure_sessions', base, mine, theirs) as AdventureFields).continuation_data?.notesSaid;
    expect(united(side(both, one, 'Toll.'), side(both, two, 'Super.'))).toEqual([said('Super.'), said('Toll.')]);
    expect(united(side(both, two, 'Super.'), side(both, one, 'Toll.'))).toEqual([said('Super.'), said('Toll.')]);
    expect(united(side('Toll.', one, 'Toll.'), side('Super.', two, 'Super.'))).toEqual([said('Super.')]);
  });

  it('keeps fields of newer apps in the row, in its story and in a step', () => {
    const base = fresh();
    const { continuation_data: data } = base as AdventureFields;
    const theirs = {
      ...base,
      mood: 'windy',
      updated_at: '2026-01-03T00:00:00.000Z',
      continuation_data: { ...data, userNotes: 'hm', weather: 'wet' },
    };
    const steps = data?.adventureSteps.map((step, index) => (index === 0 ? { ...step, sound: 'drum' } : step));
    const mine = { ...base, continuation_data: { ...data, adventureSteps: steps } };
    const merged = merge('adventure_sessions', base, mine, theirs) as AdventureFields;
    expect(merged).toMatchObject({ mood: 'windy', continuation_data: { weather: 'wet', userNotes: 'hm' } });
    expect(merged.continuation_data?.adventureSteps[0]).toHaveProperty('sound', 'drum');
  });

  it.each([
    ['completed', 'ended_early', 'completed'],
    ['ended_early', 'paused_for_continuation', 'ended_early'],
    ['completed', 'paused_for_continuation', 'completed'],
  ])('%s and %s become %s', (one, other, expected) => {
    const base = fresh();
    const { continuation_data: data } = base as AdventureFields;
    const over = (status: string): Fields =>
      status === 'completed'
        ? { ...base, status, continuation_data: null, keepsake: { steps: data?.adventureSteps, completed_at: 'then' } }
        : { ...base, status, updated_at: '2026-02-01T00:00:00.000Z' };
    expect(merge('adventure_sessions', base, over(one), over(other))).toMatchObject({ status: expected });
    expect(merge('adventure_sessions', base, over(other), over(one))).toMatchObject({ status: expected });
  });

  it('sets contain what either side added, and not what either side removed', () => {
    const lists = fc.uniqueArray(fc.constantFrom<string[]>('kites', 'frogs', 'maps', 'drums', 'mud'));
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        const merged = merge('children', { interests: base }, { interests: mine }, { interests: theirs })['interests'] as string[];
        const expected = ['kites', 'frogs', 'maps', 'drums', 'mud'].filter((item) =>
          base.includes(item) ? mine.includes(item) && theirs.includes(item) : mine.includes(item) || theirs.includes(item),
        );
        expect(merged.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it('memory: the later number of each key, and the higher count', () => {
    const base = { memory: { adventures: 2, met: { a: 1, b: 2 } } };
    const mine = { memory: { adventures: 3, met: { a: 3, b: 2, c: 3 } } };
    const theirs = { memory: { adventures: 4, met: { a: 1, b: 4, d: 3 } } };
    expect(merge('users', base, mine, theirs)).toEqual({ memory: { adventures: 4, met: { a: 3, b: 4, c: 3, d: 3 } } });
  });

  it('[PROF-06] a name changed on both devices is the one that reaches the account later; other changes of both are kept', () => {
    const base = { name: 'Mia', age: 6, limitations: null };
    expect(merge('children', base, { ...base, name: 'Mia R', age: 7 }, { ...base, name: 'Mimi', limitations: 'No nuts' })).toEqual({
      name: 'Mia R',
      age: 7,
      limitations: 'No nuts',
    });
  });

  it('without a base, no side’s text is replaced by an empty one, whichever was edited later', () => {
    const named = { ...fresh(), custom_name: 'The Lost Kite', updated_at: '2026-01-01T00:00:01.000Z' };
    const nameless = { ...fresh(), custom_name: null, updated_at: '2026-01-01T00:00:02.000Z' };
    expect(merge('adventure_sessions', null, named, nameless)).toMatchObject({ custom_name: 'The Lost Kite' });
    expect(merge('adventure_sessions', null, nameless, named)).toMatchObject({ custom_name: 'The Lost Kite' });
    expect(merge('adventure_sessions', named, named, nameless)).toMatchObject({ custom_name: null });
  });

  it('says which side needs a backup', () => {
    const base = { name: 'Mia', age: 6 };
    const [mine, theirs] = [
      { name: 'Mia R', age: 6 },
      { name: 'Mimi', age: 7 },
    ];
    const merged = merge('children', base, mine, theirs);
    expect([replaces(base, mine, merged), replaces(base, theirs, merged)]).toEqual([false, true]);
  });
});
