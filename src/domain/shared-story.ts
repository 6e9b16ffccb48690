import { customLocation, environments } from './catalog.ts';
import type { Adventure } from './entities/adventure.ts';
import { type FamilyFile, familyFileVersion } from './family-file.ts';
import type { Step } from './step.ts';

/**
 * An adventure for another family: the story, and nobody's name. It is a family's file with one adventure and nobody in it, so the import that is
 * there reads it: there it waits, paused before its first step, to be played from the beginning.
 */

/** Who must not be found in the file. */
export type People = {
  /** Those who play first, as they are to be numbered. */
  children: readonly string[];
  adult: string | null;
};

/** The steps that were told. */
export function toldSteps(adventure: Pick<Adventure, 'keepsake' | 'continuation_data'>): readonly Step[] {
  return adventure.keepsake?.steps ?? adventure.continuation_data?.adventureSteps ?? [];
}

/**
 * `ids` are new ones: the file is no copy of a row. `place` is said where the family played at home; `now` is an ISO time. What families noted, why a
 * step was chosen, and who leads is left out.
 */
export function sharedStory(
  adventure: Adventure,
  people: People,
  ids: { adventure: string; profile: string },
  { place, now }: { place: string; now: string },
): FamilyFile {
  const nameless = withoutNames(people);
  const steps = toldSteps(adventure).map((step, index) => sharedStep(step, `step-${index + 1}`, nameless));
  const known = (environments as readonly string[]).includes(adventure.environment);
  return {
    app: 'play-venture',
    version: familyFileVersion,
    exported_at: now,
    profile: { id: ids.profile, adult_name: null, show_onboarding: false },
    children: [],
    environments: [],
    adventures: [
      {
        id: ids.adventure,
        theme: adventure.theme,
        custom_theme: adventure.custom_theme === null ? null : nameless(adventure.custom_theme).slice(0, 500),
        environment: known ? adventure.environment : customLocation,
        custom_environment: known ? null : place,
        play_style: adventure.play_style,
        activity_level: adventure.activity_level,
        adult_participation_level: adventure.adult_participation_level,
        participating_children: [],
        status: 'paused_for_continuation',
        duration_planned: adventure.duration_planned,
        total_steps: Math.max(adventure.total_steps, steps.length),
        final_outcome: null,
        custom_name: adventure.custom_name === null ? null : nameless(adventure.custom_name).slice(0, 200),
        story_summary: null,
        session_date: now,
        updated_at: now,
        continuation_data: { currentStep: 0, adventureSteps: steps, userNotes: '', stepHistory: [] },
        keepsake: null,
      },
    ],
  };
}

/** Of a step only what is told and done: named field by field, so that nothing else can slip through. */
function sharedStep(step: Step, id: string, nameless: (text: string) => string): Step {
  const shared: Step = { id, type: step.type, step: nameless(step.step) };
  const texts = [
    'prologue',
    'text_to_read',
    'narration',
    'action',
    'preparation',
    'challenge',
    'ending',
    'content',
    'details',
    'question',
  ] as const;
  for (const field of texts) {
    const text = step[field];
    if (text !== undefined) shared[field] = nameless(text);
  }
  for (const field of ['cues', 'safety', 'options', 'bullets'] as const) {
    const lines = step[field];
    if (lines !== undefined) shared[field] = lines.map(nameless);
  }
  if (step.minutes !== undefined) shared.minutes = step.minutes;
  if (step.energy !== undefined) shared.energy = step.energy;
  return shared;
}

/**
 * Takes names out of a text: a child's becomes `Child 1`, the adult's `the grown-up`; each part of a name too. Names count as the family writes
 * them, with a capital letter and in capitals: `Will` goes, and `you will` stays.
 */
export function withoutNames({ children, adult }: People): (text: string) => string {
  const named = [
    ...children.map((name, index) => ({ name, instead: `Child ${index + 1}` })),
    ...(adult === null ? [] : [{ name: adult, instead: 'the grown-up' }]),
  ];
  const whole = named.map(({ name, instead }) => ({ words: name.trim(), instead }));
  const parts = named.flatMap(({ name, instead }) =>
    name
      .split(/[\s-]+/)
      .filter((part) => /\p{L}.*\p{L}/u.test(part))
      .map((words) => ({ words, instead })),
  );
  const rules = [...whole, ...parts]
    .filter(({ words }) => words !== '')
    .sort((a, b) => b.words.length - a.words.length)
    .flatMap(({ words, instead }) => {
      const spellings = new Set([words, capital(words), words.toUpperCase()]);
      return [...spellings].map((spelling) => ({
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(spelling)}(?![\\p{L}\\p{N}])`, 'gu'),
        instead,
      }));
    });
  return (text) => rules.reduce((told, { pattern, instead }) => told.replace(pattern, instead), text);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function escaped(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
