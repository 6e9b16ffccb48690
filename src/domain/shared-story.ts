import { customLocation, environments } from './catalog.ts';
import type { Adventure } from './entities/adventure.ts';
import { type FamilyFile, familyFileVersion } from './family-file.ts';
import { limits } from './limits.ts';
import type { Step } from './step.ts';

/**
 * An adventure as a file for another family, without anybody's name. It is a family file with one adventure and no children, so the normal
 * import reads it: the adventure arrives paused before its first step, to be played from the beginning.
 */

/** Whose names must not be in the file. */
export type People = {
  /** The children who play come first, because they are numbered in this order. */
  children: readonly string[];
  adult: string | null;
};

/** The steps that were told. */
export function toldSteps(adventure: Pick<Adventure, 'keepsake' | 'continuation_data'>): readonly Step[] {
  return adventure.keepsake?.steps ?? adventure.continuation_data?.adventureSteps ?? [];
}

/**
 * The adventure as a file. `ids` are new, because it is not a copy of a row. `place` replaces the place if the family played at home; `now`
 * is an ISO time. Notes, the reasons for choosing a step, and who leads are left out.
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
        custom_theme: adventure.custom_theme === null ? null : nameless(adventure.custom_theme).slice(0, limits.customTheme.max),
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
        custom_name: adventure.custom_name === null ? null : nameless(adventure.custom_name).slice(0, limits.adventureName.max),
        story_summary: null,
        session_date: now,
        updated_at: now,
        continuation_data: { currentStep: 0, adventureSteps: steps, userNotes: '', stepHistory: [] },
        keepsake: null,
      },
    ],
  };
}

/** Only the fields of a step that are told and done, listed one by one so that no other field can get into the file. */
function sharedStep(step: Step, id: string, nameless: (text: string) => string): Step {
  const shared: Step = { id, type: step.type, step: nameless(step.step) };
  const texts = [
    'note_reply',
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
 * Removes names from a text: a child's becomes `Child 1`, the adult's `the grown-up`, also for each part of a name. Only with a capital
 * letter or in capitals, so that the name `Will` is replaced, but not the word in `you will`.
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
