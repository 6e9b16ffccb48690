import { describe, expect, test } from 'vitest';
import { libraryOf, talesOf } from '../../../../scripts/tales/library.ts';
import { situation } from '../../../../scripts/tales/situations.ts';
import type { NextRequest } from '../../../../src/domain/telling.ts';
import { type PlanAnswer, storyPlan } from '../../../../src/storyteller/director/plan.ts';
import { momentOf } from '../../../../src/storyteller/engine/moment.ts';
import { criteriaFor, wordingFaults } from '../../../../supabase/functions/_shared/judge.ts';
import { hideAll, namesOf } from '../../../../supabase/functions/_shared/names.ts';

/** The rules for a model's words, one by one: each test changes words that pass. */

const library = libraryOf(talesOf('pirates'));

function faultsOf(request: NextRequest, change: (draft: PlanAnswer) => Partial<PlanAnswer>): string[] {
  const moment = momentOf(request, library);
  const names = namesOf(request.children, request.adultName);
  const plan = hideAll(storyPlan(request, moment), names);
  return wordingFaults({ ...plan.draft, ...change(plan.draft) }, criteriaFor(plan, names, moment));
}

const turn = situation('turn', library);

test('a model that goes round in circles is told so, and nothing else is read', () => {
  expect(faultsOf(turn, () => ({ how: 'go, '.repeat(700) }))).toEqual(['how: says the same over and over']);
});
const middle = situation('middle', library);
const start = situation('start', library);
const adds = (words: string) => (draft: PlanAnswer) => ({ call: `${draft.call} ${words}` });

test('the storyteller’s own words break no rule', () => {
  expect([start, middle, turn].map((request) => faultsOf(request, () => ({})))).toEqual([[], [], []]);
});

describe('[BEY-04] limits of the children and the place', () => {
  test.each([
    ['Now hop to the wall and back.', /jump is off today/],
    ['Everybody stand up and walk once round the tree.', /(stand|walk) is off today/],
    ['CHILD_2, run to the gate.', /run is off today/],
    ['Climb onto the table and call.', /never asked of children|climb/],
  ])('%s', (words, rule) => {
    expect(faultsOf(turn, adds(words)).join('\n')).toMatch(rule);
  });

  test('limits hold for the adult’s line and for the choices too', () => {
    expect(faultsOf(turn, () => ({ how: 'Let them jump over the rope. Over after ten jumps.' })).join('\n')).toMatch(/jump is off/);
    const jumps = (draft: PlanAnswer) => ({ offers: draft.offers?.map(({ id }) => ({ id, text: 'Jump over the waves' })) });
    expect(faultsOf(turn, jumps).join('\n')).toMatch(/jump is off/);
  });

  test('an animal in the story may run where the children must not', () => {
    const tells = (draft: PlanAnswer) => ({ opening: `${draft.opening} Far away a horse runs along the beach.` });
    expect(faultsOf(turn, tells)).toEqual([]);
  });
});

describe('the plan', () => {
  test('a choice that is left out, made up or given twice is refused', () => {
    expect(faultsOf(start, ({ offers = [] }) => ({ offers: offers.slice(1) })).join('\n')).toMatch(/the choices are/);
    expect(faultsOf(start, ({ offers = [] }) => ({ offers: [...offers, { id: 'moon/fly', text: 'Fly to the moon' }] })).join('\n')).toMatch(
      /the choices are/,
    );
    const same = ({ offers = [] }: PlanAnswer) => ({ offers: offers.map(({ id }) => ({ id, text: 'Go on' })) });
    expect(faultsOf(start, same).join('\n')).toMatch(/say the same/);
    const long = ({ offers = [] }: PlanAnswer) => ({
      offers: offers.map(({ id }, at) => ({ id, text: `Go on and on and on and on, ${at}` })),
    });
    expect(faultsOf(start, long).join('\n')).toMatch(/more than 7 words/);
  });

  test('a prologue that leaves out somebody or something the tale needs later is sent back', () => {
    const forgets = ({ opening }: PlanAnswer) => ({ opening: opening.replaceAll(/Captain \w+/g, 'The captain') });
    expect(faultsOf(start, forgets).join('\n')).toMatch(/“Captain \w+” must be in it/);
  });

  test('[BEY-05] a step that leaves out what the family has named is sent back', () => {
    const forgets = (draft: PlanAnswer) => ({
      opening: draft.opening.replaceAll('Bob', 'it'),
      call: draft.call?.replaceAll('Bob', 'it') ?? '',
    });
    expect(faultsOf(middle, forgets).join('\n')).toMatch(/“Bob.*must be in it/);
  });

  test('a step that asks for a thing nobody has at hand is sent back', () => {
    expect(faultsOf(middle, () => ({ how: 'Fetch the umbrella.' })).join('\n')).toMatch(/nobody said that there is a umbrella/);
    expect(faultsOf(middle, () => ({ how: 'Fetch the bucket.' }))).toEqual([]);
  });
});

describe('a step is sent back for its words', () => {
  test.each([
    ['The old sword is sharp.', /danger/],
    ['CHILD_7 goes first.', /CHILD_7 is nobody/],
    ['Write to us at www.example.com.', /no addresses/],
    ['As an AI language model I can go on.', /stay in the story/],
    ['And on, and on, and on it went, as far as one could see. '.repeat(12), /words are read aloud; at most/],
  ])('%s', (words, rule) => {
    expect(faultsOf(middle, adds(words)).join('\n')).toMatch(rule);
  });

  test('a step with too few words, none, or words too hard for the youngest is sent back', () => {
    expect(faultsOf(middle, () => ({ opening: 'Here we are.', call: 'Do it.' })).join('\n')).toMatch(/at least/);
    expect(faultsOf(middle, () => ({ call: ' ' }))).toContain('call is empty');
    const hard = 'Notwithstanding considerable meteorological uncertainty, conscientious navigators deliberated interminably.';
    expect(faultsOf(middle, () => ({ call: `${hard} ${hard}` })).join('\n')).toMatch(/too hard for the youngest/);
  });
});
