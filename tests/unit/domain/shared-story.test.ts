import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Adventure } from '../../../src/domain/entities/adventure.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import { readFamilyFile } from '../../../src/domain/family-file.ts';
import { nameRemover, sharedStory } from '../../../src/domain/shared-story.ts';

const uuid = (n: number): string => `80000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const now = '2026-11-22T10:00:00.000Z';
const people = { children: ['Mia Sophie', 'Will', 'Zoë'], adult: 'Robin Parker' };

function adventure(change: Partial<Adventure> = {}): Adventure {
  const config = {
    theme: null,
    customTheme: 'Zoë and the whale',
    environment: uuid(9),
    customEnvironment: '',
    playStyle: 'cooperative',
    activityLevel: 'low',
    adultParticipation: 'full',
    participatingChildren: [uuid(1)],
    totalSteps: 5,
  } as const;
  return {
    ...newAdventure({ ...config, participatingChildren: [...config.participatingChildren] }, 7, now),
    id: uuid(5),
    status: 'ended_early',
    custom_name: 'MIA’s night',
    story_summary: 'Players: Mia Sophie and Will.',
    continuation_data: {
      currentStep: 1,
      userNotes: 'Will has a rash.',
      stepHistory: [],
      adventureSteps: [
        {
          id: 'a',
          type: 'prologue',
          step: 'Mia’s map',
          text_to_read: 'Will you help? Mia, Will and Zoë will.',
          cues: ['For Will: hop.'],
          lead: uuid(1),
          notes: 'Mia cried.',
          private_notes: 'Will swallowed a bead.',
          trace: [{ rule: 'considerations', detail: 'Zoë can’t hear well.' }],
          telling: { by: 'device' },
          unheard: 'Mia again',
        },
        { id: 'b', type: 'action', step: 'On deck', action: 'Robin is the captain, says Mia Sophie.', options: ['Ask Parker'], minutes: 4 },
      ],
    },
    ...change,
  };
}

test('[BEY-09] a shared story contains nobody’s name, note or limitation, and can be played from the start', () => {
  const text = JSON.stringify(
    sharedStory(adventure(), people, { adventure: uuid(20), profile: uuid(21) }, { place: 'Wherever you are', now }),
  );
  const answer = readFamilyFile(text);
  if (!answer.ok) throw new Error(answer.fault.problem);
  expect(text).not.toMatch(/Mia|MIA|Sophie|Will\b|Zoë|Robin|Parker|rash|bead|hear well|cried|0000-000000000001|0000-000000000009|again/);
  const [shared] = answer.file.adventures;
  expect(shared).toMatchObject({
    status: 'paused_for_continuation',
    custom_name: 'Child 1’s night',
    custom_theme: 'Child 3 and the whale',
    participating_children: [],
    continuation_data: {
      currentStep: 0,
      adventureSteps: [
        { step: 'Child 1’s map', text_to_read: 'Child 2 you help? Child 1, Child 2 and Child 3 will.', cues: [] },
        { action: 'the grown-up is the captain, says Child 1.', options: ['Ask the grown-up'], minutes: 4 },
      ],
    },
  });
});

test('[BEY-09] what is said for single children stays at home, also where one was renamed or removed since', () => {
  const step = {
    id: 'a',
    type: 'action',
    step: 'Row',
    text_to_read: 'Mia: row!',
    action: 'Row across the room.\nFor Mia: keep the paths wide.\nZoë (leads): say it aloud.',
    details: 'Row slowly. Let Zoë sit.\nStop at the wall.',
    preparation: 'For Ben: clear the floor.\nFor the boat, a box.',
    cues: [
      'For Mia Sophie & Zoë: take a break before it is needed.',
      'For ben and Zoë: keep your voices low.',
      'Let Mia watch.',
      'Robin talks like a captain.',
      'Easier: row slowly.',
    ],
    safety: ['For Will: stay within reach.', 'Zoë must not hear a bang.', 'Keep clear of the stairs.'],
    options: ['For Mia: on we go'],
    bullets: ['For Mia: sit.', 'Row.'],
  } as const;
  const keepsake = {
    steps: [{ ...step, cues: [...step.cues], safety: [...step.safety], options: [...step.options], bullets: [...step.bullets] }],
  };
  const shared = sharedStory(
    adventure({ keepsake: { ...keepsake, completed_at: now }, continuation_data: null }),
    people,
    { adventure: uuid(20), profile: uuid(21) },
    { place: 'Wherever you are', now },
  );
  expect(shared.adventures[0]?.continuation_data?.adventureSteps[0]).toEqual({
    id: 'step-1',
    type: 'action',
    step: 'Row',
    text_to_read: 'Child 1: row!',
    action: 'Row across the room.',
    details: 'Stop at the wall.',
    preparation: 'For the boat, a box.',
    cues: ['the grown-up talks like a captain.', 'Easier: row slowly.'],
    safety: ['Keep clear of the stairs.'],
    options: ['For Child 1: on we go'],
    bullets: ['Row.'],
  });
});

test('[BEY-09] whatever a family’s names are, none of them is left as a word', () => {
  const name = fc.stringMatching(/^[A-ZÄÖÅ][a-zäöé]{2,8}( [A-Z][a-z]{2,6})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), (names) => {
      fc.pre(!names.some((each) => /Child|Tell/.test(each)));
      const told = nameRemover({ children: names, adult: null })(
        `Tell ${names.join(', ')}: ${names.map((each) => `${each}’s hat`).join('; ')}!`,
      );
      const words = told.split(/[^\p{L}]+/u);
      for (const part of names.flatMap((each) => each.split(' '))) expect(words).not.toContain(part);
    }),
  );
});

test('[BEY-09] a step’s other fields are included, but no missing ones are added', () => {
  const shared = (change: Partial<Adventure>) =>
    sharedStory(adventure(change), people, { adventure: uuid(20), profile: uuid(21) }, { place: 'Wherever you are', now });
  const told = shared({}).adventures[0]?.continuation_data?.adventureSteps;
  expect(told?.map(({ id }) => id)).toEqual(['step-1', 'step-2']);
  expect(told?.map((step) => ['minutes' in step, 'energy' in step])).toEqual([
    [false, false],
    [true, false],
  ]);
  const keepsake = { steps: [{ id: 'x', type: 'action', step: 'Row', energy: 4 } as const], completed_at: now };
  expect(shared({ keepsake, continuation_data: null }).adventures[0]?.continuation_data?.adventureSteps).toEqual([
    { id: 'step-1', type: 'action', step: 'Row', energy: 4 },
  ]);
  expect(shared({ continuation_data: null }).adventures[0]?.continuation_data?.adventureSteps).toEqual([]);
});

test('[BEY-09] the plan is as long as the story, and names and themes fit their limits', () => {
  const shared = (change: Partial<Adventure>) =>
    sharedStory(adventure(change), people, { adventure: uuid(20), profile: uuid(21) }, { place: 'Wherever you are', now });
  expect(shared({ total_steps: 1 }).adventures[0]?.total_steps).toBe(2);
  expect(shared({ total_steps: 9 }).adventures[0]?.total_steps).toBe(9);
  const long = shared({ custom_theme: `Will ${'x'.repeat(495)}`, custom_name: `Will ${'x'.repeat(195)}` }).adventures[0];
  expect([long?.custom_theme?.length, long?.custom_name?.length]).toEqual([500, 200]);
  expect(shared({ custom_theme: null, custom_name: null }).adventures[0]).toMatchObject({ custom_theme: null, custom_name: null });
  expect(shared({}).profile.show_onboarding).toBe(false);
});

test('[BEY-09] the longest name is replaced first, and each part of a name; single letters and empty names are ignored', () => {
  const nameless = nameRemover({ children: ['Mia', ' Mia Sophie ', '', 'Jean-Luc  de Bo', 'J'], adult: null });
  expect(nameless('Mia Sophie and Mia, Sophie, JEAN-LUC, Luc and de. J waits.')).toBe(
    'Child 2 and Child 1, Child 2, Child 4-Child 4, Child 4 and de. Child 5 waits.',
  );
  expect(nameRemover({ children: ['A-B'], adult: null })('A and B, A-B')).toBe('A and B, Child 1');
});

test.each([
  // A name entered in lower case is replaced in lower case too, unless it is a common word.
  { name: 'mia', told: 'MIA, Mia and mia', shared: 'Child 1, Child 1 and Child 1' },
  { name: 'mia sophie', told: 'mia, Sophie and sophie', shared: 'Child 1, Child 1 and Child 1' },
  { name: 'Mia sophie', told: 'Mia and Sophie', shared: 'Child 1 and Child 1' },
  { name: 'will', told: 'You will hold the rope, Will!', shared: 'You will hold the rope, Child 1!' },
  {
    name: 'Leo the Lion',
    told: 'The tablecloth is the sail. Leo the Lion sees a lion: Leo!',
    shared: 'The tablecloth is the sail. Child 1 sees a lion: Child 1!',
  },
  {
    name: 'baby and big sis',
    told: 'Baby and big sis: a big whale, and its baby, and Ditto.',
    shared: 'Child 1: a big whale, and its baby, and Ditto.',
  },
  {
    name: 'Kid number 1 with a rather long name that is much too long for a story',
    told: 'With it she went to sea, and his name is Ditto. Kid number 1 with a rather long name that is much too long… hops.',
    shared: 'With it she went to sea, and his name is Ditto. Child 1 hops.',
  },
])('[BEY-09] for a child entered as “$name” no other word of the story changes', ({ name, told, shared }) => {
  expect(nameRemover({ children: [name], adult: null })(told)).toBe(shared);
});
