import { customLocation, environments } from './catalog.ts';
import { firstOf } from './cut.ts';
import type { Adventure } from './entities/adventure.ts';
import { type FamilyFile, familyFileVersion } from './family-file.ts';
import { limits } from './limits.ts';
import { toldName } from './plain-text.ts';
import type { Step } from './steps/step.ts';

/**
 * An adventure as a file for another family, without the names that are known. It is a family file with one adventure and no children, so the normal
 * import reads it: the adventure arrives paused before its first step, to be played from the beginning.
 */

/** A friend, or what a family has named: `what` it is (*dragon*), null for somebody. */
export type Named = { name: string; what: string | null };

/** Whose names must not be in the file. */
export type People = {
  /** The children who play come first, because they are numbered in this order. */
  children: readonly string[];
  adult: string | null;
  /** Who and what else is named in the story. */
  others?: readonly Named[];
};

/** The steps that were told. */
export function toldSteps(adventure: Pick<Adventure, 'keepsake' | 'continuation_data'>): readonly Step[] {
  return adventure.keepsake?.steps ?? adventure.continuation_data?.adventureSteps ?? [];
}

/**
 * The adventure as a file. `ids` are new, because it is not a copy of a row. `place` replaces the place if the family played at home; `now`
 * is an ISO time. Notes, the reasons for choosing a step, who leads, and what is said to single children are left out: the adult's lines
 * for one child tell what that child can't do.
 */
export function sharedStory(
  adventure: Adventure,
  people: People,
  ids: { adventure: string; profile: string },
  { place, now }: { place: string; now: string },
): FamilyFile {
  const nameless = nameRemover(people);
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
        custom_theme: adventure.custom_theme === null ? null : firstOf(nameless(adventure.custom_theme), limits.customTheme.max),
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
        custom_name: adventure.custom_name === null ? null : firstOf(nameless(adventure.custom_name), limits.adventureName.max),
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
  const texts = ['note_reply', 'prologue', 'text_to_read', 'narration', 'challenge', 'ending', 'question'] as const;
  for (const field of texts) {
    const text = step[field];
    if (text !== undefined) shared[field] = nameless(text);
  }
  for (const field of ['action', 'preparation', 'content', 'details'] as const) {
    const lines = step[field]?.split('\n').map((line) => ({ line, told: nameless(line) }));
    const kept = lines?.filter(({ line, told }) => !isForOne(told) && (field !== 'details' || !namesChild(line, told)));
    if (kept !== undefined) shared[field] = kept.map(({ told }) => told).join('\n');
  }
  for (const field of ['cues', 'safety', 'options', 'bullets'] as const) {
    const lines = step[field]?.map((line) => ({ line, told: nameless(line) }));
    if (lines === undefined) continue;
    const forAdult = field === 'cues' || field === 'safety';
    const kept = lines.filter(
      ({ line, told }) => field === 'options' || !(isForOne(told) || (forAdult && (/^\s*For [^:]+:/.test(told) || namesChild(line, told)))),
    );
    shared[field] = kept.map(({ told }) => told);
  }
  if (step.minutes !== undefined) shared.minutes = step.minutes;
  if (step.energy !== undefined) shared.energy = step.energy;
  return shared;
}

/**
 * Whether a line without names is said to some of the players: *For Child 1: …*, *Child 1 and Child 2 (lead): …*. After `For`, any name counts:
 * a child may have been renamed or removed since.
 */
function isForOne(told: string): boolean {
  return /^\s*(?:For (?=\p{Lu}|Child \d)[^:]{1,200}|Child \d+\b[^:.!?]{0,200}):\s/u.test(told);
}

/** Whether a child's name has been replaced in a line. */
function namesChild(line: string, told: string): boolean {
  return line !== told && /\bChild \d+\b/.test(told);
}

/**
 * Removes names from a text: a child's becomes `Child 1`, the adult's `the grown-up`, a friend's `Friend 1`, that of a thing what it is (`the dragon`),
 * also for each word of a name. What is also a common
 * word is left where it can be one: the name `Will` is replaced, but not the word in `you will`, nor `with` for a child entered as `Kid with
 * curls`.
 */
export function nameRemover({ children, adult, others = [] }: People): (text: string) => string {
  const friends = others.filter(({ what }) => what === null).map(({ name }) => name);
  const named = [
    ...children.map((name, index) => ({ name, instead: `Child ${index + 1}`, what: null })),
    ...(adult === null ? [] : [{ name: adult, instead: 'the grown-up', what: null }]),
    ...others
      .filter(({ name }) => !joining.has(name.toLowerCase()))
      .map(({ name, what }) => ({ name, what, instead: what === null ? `Friend ${friends.indexOf(name) + 1}` : `the ${what}` })),
  ];
  const rules = named
    .flatMap(({ name, instead, what }) => [...spellingsOf(name)].map((spelling) => ({ spelling, instead, what })))
    .sort((a, b) => b.spelling.length - a.spelling.length)
    .map(({ spelling, instead, what }) => {
      const ending = what === null ? '' : `(?: the ${escaped(what)})?`;
      return { pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(spelling)}${ending}(?![\\p{L}\\p{N}])`, 'gu'), instead };
    });
  return (text) => rules.reduce((told, { pattern, instead }) => told.replace(pattern, instead), text);
}

/** Every way in which a text may name somebody: with the whole name, as it was entered and as stories tell it, or with a word of it. */
function spellingsOf(name: string): ReadonlySet<string> {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}.*\p{L}/u.test(word));
  const whole = [name.trim(), toldName(name)].filter((each) => each !== '');
  const hasCapital = capital.test(name);
  return new Set([
    ...whole.flatMap((each) => (ordinary.has(each) ? capitals(each) : [each, ...capitals(each)])),
    ...words.flatMap((word) => {
      const isOrdinary = ordinary.has(word.toLowerCase());
      if (isOrdinary && (joining.has(word.toLowerCase()) || !capital.test(word))) return [];
      return hasCapital || isOrdinary ? capitals(word) : [word, ...capitals(word)];
    }),
  ]);
}

const capital = /\p{Lu}/u;

/** With a capital letter, and all in capitals. */
function capitals(words: string): readonly string[] {
  return [words.charAt(0).toUpperCase() + words.slice(1), words.toUpperCase()];
}

/** Words that hold a sentence together. One of them stands for nobody, however it is written: `Leo the Lion` is not `The`. */
const joining: ReadonlySet<string> = new Set(
  (
    'a about after all also an and any are as at be been before but by can come could did do does down for from get go had has have he her ' +
    'here him his how i if in into is it its just like me my no nor not now of off on or our out over own rather she should so than that ' +
    'the their them then there these they this those to too under up us very was we were what when where which while who whose why with ' +
    'without would yes you your'
  ).split(' '),
);

/** Words that are in many texts and also in what families enter as a name: only a capital letter tells that they name somebody. */
const ordinary: ReadonlySet<string> = new Set([
  ...joining,
  ...(
    'art baby bear big boy bro brother bunny captain child cousin daddy day dear dragon eight five four friend girl good grace great guy ' +
    'happy hope joy kid king knight lady light lion little long love mark may miss mum mummy name new nine number old one pirate prince ' +
    'princess queen red rose school seven short sis sister six sky small star summer super sweet ten three tiger tiny twin two will young'
  ).split(' '),
]);

function escaped(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
