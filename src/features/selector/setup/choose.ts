import * as z from 'zod/mini';
import { ActivityLevel, ParticipationLevel, PlayStyle, RecommendedTheme, recommendThemes } from '../../../domain/catalog.ts';
import { suggestTheme, surpriseTheme } from '../../../domain/suggest.ts';

/** What the adult has chosen so far, and how one choice affects another. Pure. */

export const Choices = z.object({
  /** Ids of the children who don't play. Everybody else does, so a child that is added later plays automatically. */
  sittingOut: z.readonly(z.array(z.string())),
  participation: ParticipationLevel,
  /** A predefined place, a saved place's id, or `custom`. */
  environment: z.nullable(z.string()),
  customEnvironment: z.string(),
  playStyle: z.nullable(PlayStyle),
  activityLevel: z.nullable(ActivityLevel),
  theme: z.nullable(RecommendedTheme),
  customTheme: z.string(),
  /** null: as many as suit the youngest child. */
  totalSteps: z.nullable(z.int()),
});
export type Choices = z.infer<typeof Choices>;

/** How one choice has changed another, so that the adult can be told. */
export type Notice =
  /** The theme no longer fits the place, the play style or the activity level. */
  | { kind: 'no-longer-fits'; theme: RecommendedTheme }
  /** The adult's own words have replaced the theme. */
  | { kind: 'own-words-instead'; theme: RecommendedTheme }
  /** The theme has replaced the adult's own words. */
  | { kind: 'theme-instead'; theme: RecommendedTheme };

export type Draft = {
  choices: Choices;
  notice: Notice | null;
  /** The adult's own words that a theme has replaced, so that a tap by mistake does not lose them; emptied when others are typed. */
  setAside: string;
  /** All themes, best suggestion first, while the theme is only suggested; null once the adult has chosen or written one. */
  ranked: readonly RecommendedTheme[] | null;
};

export const nothingChosen: Choices = {
  sittingOut: [],
  participation: 'observer',
  environment: null,
  customEnvironment: '',
  playStyle: null,
  activityLevel: null,
  theme: null,
  customTheme: '',
  totalSteps: null,
};

/** A draft of choices that the adult has made. */
export function draftOf(choices: Choices): Draft {
  return { choices, notice: null, setAside: '', ranked: null };
}

/** A draft with a suggested theme: the best of `ranked` that fits the other choices. It is updated with them until the adult chooses. */
export function suggestedDraft(choices: Choices, ranked: readonly RecommendedTheme[]): Draft {
  return { ...draftOf({ ...choices, theme: suggestTheme(choices, ranked) }), ranked };
}

/** The choices that survive a reload: only if they contain typed text, because taps are quickly repeated. */
export const WordsTyped = z.object({ choices: Choices, setAside: z.string() });
export type WordsTyped = z.infer<typeof WordsTyped>;

/** null if the adult has not typed anything. */
export function wordsTyped({ choices, setAside }: Draft): WordsTyped | null {
  return [choices.customTheme, choices.customEnvironment, setAside].some((words) => words.trim() !== '') ? { choices, setAside } : null;
}

/** All choices except the story. */
export type Setup = Partial<Omit<Choices, 'theme' | 'customTheme'>>;

/**
 * Changes who plays, where and how. If a theme that the adult chose no longer fits, it is cleared, and a notice says so; a suggested theme
 * is replaced by another suggestion.
 */
export function setUp(draft: Draft, setup: Setup): Draft {
  const choices = { ...draft.choices, ...setup };
  const { theme } = choices;
  if (draft.ranked !== null) return { ...draft, choices: { ...choices, theme: suggestTheme(choices, draft.ranked) } };
  if (theme === null || recommendThemes(choices).includes(theme)) return { ...draft, choices };
  return { ...draft, choices: { ...choices, theme: null }, notice: { kind: 'no-longer-fits', theme } };
}

/** Chooses a theme. It replaces the adult's own words, which are kept in `setAside`. */
export function pickTheme(draft: Draft, theme: RecommendedTheme): Draft {
  const { customTheme } = draft.choices;
  const setAside = customTheme.trim() === '' ? draft.setAside : customTheme;
  return {
    choices: { ...draft.choices, theme, customTheme: '' },
    notice: setAside === '' ? null : { kind: 'theme-instead', theme },
    setAside,
    ranked: null,
  };
}

/** Sets the adult's own words. The first word replaces a chosen theme. */
export function describeOwn(draft: Draft, words: string): Draft {
  const { theme } = draft.choices;
  if (words.trim() === '') {
    return { ...draft, choices: { ...draft.choices, customTheme: words }, notice: draft.setAside === '' ? null : draft.notice };
  }
  return {
    choices: { ...draft.choices, customTheme: words, theme: null },
    notice: theme === null ? ownNotice(draft.notice) : { kind: 'own-words-instead', theme },
    setAside: '',
    ranked: null,
  };
}

/** Keeps the notice that the first word caused while the adult types on. */
function ownNotice(notice: Notice | null): Notice | null {
  return notice?.kind === 'own-words-instead' ? notice : null;
}

/** Restores the words that a theme has replaced. */
export function bringBack(draft: Draft): Draft {
  return describeOwn(draft, draft.setAside);
}

/**
 * The same choices with a random theme; `last` is the theme of the newest adventure. null if no theme fits, or if the adult has written
 * their own story.
 */
export function surprise(draft: Draft, last: string | null, chance: number): Draft | null {
  const { choices } = draft;
  if (choices.customTheme.trim() !== '') return null;
  const theme = surpriseTheme(choices, { inSight: choices.theme, last }, chance);
  return theme === null ? null : { ...draft, choices: { ...choices, theme }, notice: null, ranked: null };
}
