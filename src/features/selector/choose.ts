import * as z from 'zod/mini';
import { ActivityLevel, ParticipationLevel, PlayStyle, RecommendedTheme, recommendThemes } from '../../domain/catalog.ts';
import { suggestTheme, surpriseTheme } from '../../domain/suggest.ts';

/** What the adult has chosen so far, and the rules by which one choice touches another. Pure. */

export const Choices = z.object({
  /** Ids of the children who sit this one out. Everybody else plays, so a child added since is in by itself. */
  sittingOut: z.readonly(z.array(z.string())),
  participation: ParticipationLevel,
  /** One of the seven places, a saved place's id, or `custom`. */
  environment: z.nullable(z.string()),
  customEnvironment: z.string(),
  playStyle: z.nullable(PlayStyle),
  activityLevel: z.nullable(ActivityLevel),
  theme: z.nullable(RecommendedTheme),
  customTheme: z.string(),
  /** null: as many as suit the youngest. */
  totalSteps: z.nullable(z.int()),
});
export type Choices = z.infer<typeof Choices>;

/** What one choice did to another, worth a word to the adult. */
export type Notice =
  /** The theme no longer goes with the place, the style or the level. */
  | { kind: 'no-longer-fits'; theme: RecommendedTheme }
  /** The adult's own words took the theme's place. */
  | { kind: 'own-words-instead'; theme: RecommendedTheme }
  /** The theme took the place of the adult's own words. */
  | { kind: 'theme-instead'; theme: RecommendedTheme };

export type Draft = {
  choices: Choices;
  notice: Notice | null;
  /** The adult's own words that a theme took the place of, until others are typed: after a mis-tap nobody types them again. */
  setAside: string;
  /** All themes, the best suggestion first, as long as the theme is ours to suggest; null once the adult has chosen or written one. */
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

/** Choices that the adult has made. */
export function draftOf(choices: Choices): Draft {
  return { choices, notice: null, setAside: '', ranked: null };
}

/** Choices that nobody has made yet: the theme is the best of the ranked ones that goes with them, and stays so until the adult chooses. */
export function suggestedDraft(choices: Choices, ranked: readonly RecommendedTheme[]): Draft {
  return { ...draftOf({ ...choices, theme: suggestTheme(choices, ranked) }), ranked };
}

/** Choices with words of the adult's own in them, as they outlive the page; what is only tapped is tapped again in no time. */
export const WordsTyped = z.object({ choices: Choices, setAside: z.string() });
export type WordsTyped = z.infer<typeof WordsTyped>;

/** null where the adult has typed nothing. */
export function wordsTyped({ choices, setAside }: Draft): WordsTyped | null {
  return [choices.customTheme, choices.customEnvironment, setAside].some((words) => words.trim() !== '') ? { choices, setAside } : null;
}

/** Everything but the story itself. */
export type Setup = Partial<Omit<Choices, 'theme' | 'customTheme'>>;

/**
 * Changes who, where and how. A theme that the adult chose and that no longer goes with it is cleared, and the notice says so; one that was
 * only suggested makes room for another suggestion.
 */
export function setUp(draft: Draft, setup: Setup): Draft {
  const choices = { ...draft.choices, ...setup };
  const { theme } = choices;
  if (draft.ranked !== null) return { ...draft, choices: { ...choices, theme: suggestTheme(choices, draft.ranked) } };
  if (theme === null || recommendThemes(choices).includes(theme)) return { ...draft, choices };
  return { ...draft, choices: { ...choices, theme: null }, notice: { kind: 'no-longer-fits', theme } };
}

/** Chooses a theme; the adult's own words make room for it, and are kept aside. */
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

/** Writes the adult's own words; a chosen theme makes room for them with the first one. */
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

/** While the adult types on, what the first word did stays said. */
function ownNotice(notice: Notice | null): Notice | null {
  return notice?.kind === 'own-words-instead' ? notice : null;
}

/** Takes back the words that a theme took the place of. */
export function bringBack(draft: Draft): Draft {
  return describeOwn(draft, draft.setAside);
}

/**
 * The same adventure with a story that nobody sees coming; `last` is the theme of the newest adventure. null where no theme goes with the
 * choices, or where the adult has written a story of their own.
 */
export function surprise(draft: Draft, last: string | null, chance: number): Draft | null {
  const { choices } = draft;
  if (choices.customTheme.trim() !== '') return null;
  const theme = surpriseTheme(choices, { inSight: choices.theme, last }, chance);
  return theme === null ? null : { ...draft, choices: { ...choices, theme }, notice: null, ranked: null };
}
