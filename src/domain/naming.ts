import { isKnownTheme, type ParticipationLevel, themeInfo } from './catalog.ts';
import type { AdventureFields } from './entities/adventure.ts';

/** How adventures and people are named: in English, for stories and the story service; what a screen says is in `messages/`. */

/** `fairy-tale` → `Fairy-tale`. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

/** The name of an adventure nobody has renamed: `{custom theme or capitalised theme} Adventure`. */
export function englishDefaultName(adventure: Pick<AdventureFields, 'theme' | 'custom_theme'>): string {
  return `${adventure.custom_theme || capitalise(adventure.theme)} Adventure`;
}

export function englishAdventureName(adventure: Pick<AdventureFields, 'theme' | 'custom_theme' | 'custom_name'>): string {
  return adventure.custom_name?.trim() || englishDefaultName(adventure);
}

/** The theme for use in a sentence: `Fairy tale`, or the adult's own description. */
export function englishThemeTitle(theme: string, customTheme: string | null): string {
  if (customTheme) return customTheme;
  return isKnownTheme(theme) ? themeInfo[theme].title : capitalise(theme);
}

/** `Mia`, `Mia & Tom`, `Mia, Tom & Ada`; nobody is `No participants`. */
export function joinEnglishNames(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return 'No participants';
  if (names.length === 1) return last;
  return `${names.slice(0, -1).join(', ')} & ${last}`;
}

/** Everybody who plays: the adult first, unless they only watch. */
export function participantNames(childNames: readonly string[], adultName: string | null, level: ParticipationLevel | null): string[] {
  const adult = adultName?.trim();
  return adult && level !== null && level !== 'observer' ? [adult, ...childNames] : [...childNames];
}
