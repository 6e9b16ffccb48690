import { isKnownTheme } from '../../domain/catalog.ts';
import type { AdventureFields } from '../../domain/entities/adventure.ts';
import { capitalise } from '../../domain/naming.ts';
import { storyLanguage } from '../../domain/story-language.ts';
import { baseLanguage, language, locale, namespace, params } from '../i18n.ts';
import { adventure } from '../themes/en.ts';
import { catalogWords } from './catalog.ts';

/** What several screens say about an adventure: its name, its theme, its progress, and what can be done with it. */
export const adventureWords = namespace('adventures', {
  /** The name of an adventure that nobody has named, by its theme. */
  ofTheme: adventure,
  ofOwnWords: params('{theme} Adventure'),
  status: {
    active: 'In Progress',
    paused_for_continuation: 'Paused',
    completed: 'Completed',
    ended_early: 'Ended Early',
  },
  /** The button that continues it. */
  resume: {
    active: 'Continue Adventure',
    paused_for_continuation: 'Resume Adventure',
    completed: 'Play Again',
    ended_early: 'Play Again',
  },
  step: params('Step {step} of {total}'),
  toldIn: params('Stories are told in {language}.'),
});

/** `Pirates Adventure`, or the adult's own words followed by `Adventure`. */
export function defaultName({ theme, custom_theme: own }: Pick<AdventureFields, 'theme' | 'custom_theme'>): string {
  const t = adventureWords.get();
  if (!own && isKnownTheme(theme)) return t.ofTheme[theme];
  return t.ofOwnWords({ theme: own || capitalise(theme) });
}

export function adventureName(adventure: Pick<AdventureFields, 'theme' | 'custom_theme' | 'custom_name'>): string {
  return adventure.custom_name?.trim() || defaultName(adventure);
}

/** The theme for use in a sentence: `Fairy tale`, or the adult's own description. */
export function themeTitle(theme: string, customTheme: string | null): string {
  if (customTheme) return customTheme;
  return isKnownTheme(theme) ? catalogWords.get().themes[theme] : capitalise(theme);
}

/** `Stories are told in English.`, in the interface's language; null if the interface is in the stories' language. */
export function toldElsewhere(): string | null {
  const spoken = language.get();
  if (spoken.split('-', 1)[0] === storyLanguage) return null;
  const name = new Intl.DisplayNames([locale.get()], { type: 'language' }).of(storyLanguage) ?? baseLanguage;
  return adventureWords.get().toldIn({ language: name });
}
