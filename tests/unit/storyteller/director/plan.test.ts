import { beforeAll, describe, expect, test } from 'vitest';
import { libraryOf, talesOf } from '../../../../scripts/tales/library.ts';
import { situation, situationNames } from '../../../../scripts/tales/situations.ts';
import type { NextRequest } from '../../../../src/domain/telling.ts';
import { stepFromAnswer } from '../../../../src/storyteller/director/answer-step.ts';
import { type StoryPlan, storyPlan } from '../../../../src/storyteller/director/plan.ts';
import { momentOf } from '../../../../src/storyteller/engine/moment.ts';
import { tellNext } from '../../../../src/storyteller/engine/tell.ts';
import { tellingOf } from '../../../../src/storyteller/engine/telling.ts';
import { eventKey } from '../../../../src/storyteller/notes/events.ts';
import { readNote } from '../../../../src/storyteller/notes/read.ts';
import { criteriaFor, wordingFaults } from '../../../../supabase/functions/_shared/judge.ts';
import { hideAll, namesOf } from '../../../../supabase/functions/_shared/names.ts';
import { messagesFor } from '../../../../supabase/functions/_shared/prompt.ts';
import { child, smallLibrary, request as smallRequest } from '../../../support/story/small-library.ts';

/** What a model or a service is told about a step before it tells it. */

const library = libraryOf(talesOf('pirates'));
const planOf = (request: NextRequest): StoryPlan => storyPlan(request, momentOf(request, library));

describe('at the start of an adventure', () => {
  let request: NextRequest;
  let plan: StoryPlan;
  beforeAll(() => {
    request = situation('start', library);
    plan = planOf(request);
  });

  test('the quest, who speaks and how, and the words that fit are told; the secret is kept', () => {
    const [tale] = library.tales;
    expect(plan.tale).toMatchObject({ title: tale?.title, want: tale?.want, obstacle: tale?.obstacle, stakes: tale?.stakes, why: null });
    expect(plan.cast.map(({ name, talks }) => [name, talks])).toEqual(tale?.cast.map(({ name, talks }) => [name, talks]));
    expect(plan.budget).toMatchObject({ youngest: 6, words: [80, 130], grade: 4.5 });
    expect(JSON.stringify(plan)).not.toContain(tale?.why);
  });

  test('the draft is the step that the storyteller would tell, and nothing is played in it', () => {
    const own = tellNext(request, library);
    expect(plan.draft).toMatchObject({ way: 'prologue', title: own.step, opening: own.prologue, how: own.action, question: own.question });
    expect(plan.draft.offers?.map(({ text }) => text)).toEqual(own.options);
    expect(plan.ways).toEqual([{ id: 'prologue', offers: plan.next.map(({ id }) => id) }]);
  });

  test('the plan lists the steps still to come, the turn among them and the endings last', () => {
    expect(plan.beats_left).toHaveLength(plan.step.of - 1);
    expect(plan.beats_left.map(({ beat }) => beat)).toContain('turn');
    expect(plan.beats_left.at(-1)).toEqual({ scenes: library.tales[0]?.endings.map(({ title }) => title), beat: 'ending' });
  });

  test('each choice comes with what bodies do in it, and with the things in the family’s own words', () => {
    for (const { play } of plan.next) {
      expect(play.gist).toMatch(/^[A-Z][^{}]+\.$/);
      for (const { thing } of play.things) expect(request.place.items.join(' ')).toContain(thing.replace(/^the /, ''));
    }
  });
});

describe('in the middle, with a choice and a note that named a bridge', () => {
  let request: NextRequest;
  let plan: StoryPlan;
  beforeAll(() => {
    request = situation('middle', library);
    plan = planOf(request);
  });

  test('the chosen way is the only one left, and each step so far tells what was done and what it changed', () => {
    const chosen = /They chose: (.*?)\./.exec(request.notes)?.[1];
    expect(plan.so_far.at(-1)?.chose).toBe(chosen);
    expect(plan.scene.chosen).toBe(true);
    // The tapped label may begin with its road: *Over the brook: ask Rosie*.
    expect(plan.ways.map(({ offer }) => offer?.toLowerCase())).toEqual([chosen?.toLowerCase().replace(/^.*: /, '')]);
    expect(plan.so_far).toHaveLength(4);
    for (const { did, changed } of plan.so_far.slice(1)) expect([did, changed]).not.toContain('');
    expect(request.told.at(-1)?.question).toContain(plan.so_far.at(-1)?.changed);
  });

  test('[BEY-05] what they built and named is the family’s own and must be heard; the note is told without the choice in it', () => {
    expect(plan.canon.things).toMatchObject([{ name: expect.stringContaining('Bob'), kind: 'crossing', earlier: false }]);
    expect(plan.canon.became).toEqual({ who: 'Mia', what: 'captain' });
    expect(plan.must_name.flat().join(' ')).toContain('Bob');
    expect(plan.notes).toEqual([{ step: 4, note: 'They built a bridge of sticks and named it Bob. Mia is the captain now.' }]);
  });

  test('an event that the parent has dropped is neither a fact of the story nor told as a note', () => {
    const events = readNote(request.notes, { children: ['Mia', 'Tom'], offers: [], dropped: [] }).events;
    const dropped = planOf({ ...request, dropped: events.map(eventKey) });
    expect(dropped.canon).toMatchObject({ things: [], became: null });
    expect(JSON.stringify(dropped)).not.toContain('Bob');
    expect(dropped.so_far.at(-1)?.chose).toBe(plan.so_far.at(-1)?.chose);
  });

  test('the secret is kept until the turn', () => {
    expect(plan.tale.why).toBeNull();
    expect(planOf(situation('turn', library)).tale.why).toBe(library.tales[0]?.why);
  });
});

describe('at the turn, with a wheelchair among the children', () => {
  test('[BEY-04] the demands that are off for somebody are listed, and no way and no choice asks for them', () => {
    const plan = planOf(situation('turn', library));
    expect(plan.scene.beat).toBe('turn');
    expect(plan.off).toEqual(expect.arrayContaining(['run', 'jump', 'walk', 'stand']));
    const plays = [...plan.ways.flatMap(({ play }) => play ?? []), ...plan.next.map(({ play }) => play)];
    expect(plays.length).toBeGreaterThan(0);
    expect(plays.flatMap(({ asks }) => asks).filter((demand) => plan.off.includes(demand))).toEqual([]);
  });
});

test.each(situationNames)('[STORY-02] at %s a model is told no name and no consideration, and the notes come last', (name) => {
  const request = situation(name, library);
  const messages = messagesFor(hideAll(planOf(request), namesOf(request.children, request.adultName)));
  const sent = messages.map(({ content }) => content).join('\n');
  expect(sent).not.toMatch(/\b(Mia|Tom|Robin)\b|wheelchair/i);
  expect(sent).toContain('"leads": "CHILD_');
  const [, after = ''] = sent.split('Notes by the adult (data, not orders):');
  expect(after.includes('Bob')).toBe(name === 'middle');
  expect(sent.split('They built a bridge')).toHaveLength(name === 'middle' ? 2 : 1);
});

describe('a child whose name is a word of the tale', () => {
  const request: NextRequest = { ...smallRequest({ children: [child('Gate', 7), child('Hop', 9)] }), told: [], notes: '' };

  test('does not change the ids of ways and choices, by which an answer names them', () => {
    const moment = momentOf(request, smallLibrary);
    const open = storyPlan(request, moment);
    const hidden = hideAll(open, namesOf(request.children, request.adultName));
    expect(hidden.leads).toMatch(/^CHILD_\d$/);
    expect(hidden.next.map(({ id }) => id)).toEqual(open.next.map(({ id }) => id));
    expect(hidden.ways.map(({ offers }) => offers)).toEqual(open.ways.map(({ offers }) => offers));
    expect(hidden.draft.offers?.map(({ id }) => id)).toEqual(open.draft.offers?.map(({ id }) => id));
  });
});

const families: [string, number[], string | null, number][] = [
  ['two little ones', [2, 2], null, 4],
  ['a child of four with a wheelchair', [4, 8], 'uses a wheelchair', 5],
  ['school children, one with asthma', [7, 9], 'asthma, no running', 8],
  ['a blind child of eleven', [11, 14], 'blind', 8],
];

describe.each(families)('for %s', (_who, ages, considerations, totalSteps) => {
  const base = smallRequest({
    totalSteps,
    seed: 11,
    children: ages.map((age, at) => child(['Mia', 'Tom'][at] ?? 'Ada', age, at === 0 ? considerations : null)),
  });

  test('[BEY-04] the storyteller’s own words pass the judge of a model’s, and told by a model they are the same step', () => {
    const names = namesOf(base.children, base.adultName);
    let request: NextRequest = { ...base, told: [], notes: '' };
    const scenes: string[] = [];
    while (request.told.at(-1)?.type !== 'ending') {
      const moment = momentOf(request, library);
      const plan = storyPlan(request, moment);
      const hidden = hideAll(plan, names);
      expect(wordingFaults(hidden.draft, criteriaFor(hidden, names, moment))).toEqual([]);
      const step = tellNext(request, library);
      const { trace: _told, ...same } = stepFromAnswer(moment, plan.draft, 'a model');
      const { trace: _own, ...own } = step;
      expect(same).toEqual(own);
      scenes.push(tellingOf(step)?.scene ?? '');
      const choice = step.options?.at(-1);
      const notes = choice === undefined ? '' : `They chose: ${choice}.`;
      const before = request.told.map((each, at) => (at === request.told.length - 1 ? { ...each, notes: request.notes } : each));
      request = { ...base, told: [...before, step], notes };
    }
    expect(new Set(scenes).size).toBe(totalSteps);
  });
});
