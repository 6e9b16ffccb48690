import type { AdventureSummary } from '../../data/read/parse.ts';
import type { Status } from '../../domain/entities/adventure.ts';
import { customThemeName } from '../../domain/entities/adventure.ts';
import type { Child } from '../../domain/entities/child.ts';
import { adventureName, themeTitle } from '../../messages/adventures.ts';
import { locale } from '../../messages/i18n.ts';
import { playersOf } from './texts.ts';

/** Finding an adventure among years of them. */

export type Wanted = {
  /** Words that all have to occur, in any order. */
  words: string;
  status: Status | 'any';
  theme: string;
};

export const anyTheme = 'any';
export const everything: Wanted = { words: '', status: 'any', theme: anyTheme };

export function isEverything({ words, status, theme }: Wanted): boolean {
  return words.trim() === '' && status === 'any' && theme === anyTheme;
}

/** An adventure with the text that is searched, made once. */
export type Findable = { adventure: AdventureSummary; text: string };

/** What a family remembers of an adventure: its name, its theme, what happened, who was there. */
export function findable(adventures: readonly AdventureSummary[], family: readonly Child[]): Findable[] {
  return adventures.map((adventure) => ({
    adventure,
    text: plain(
      [
        adventureName(adventure),
        themeTitle(adventure.theme, adventure.custom_theme),
        adventure.story_summary ?? '',
        ...playersOf(adventure, family).names,
      ].join(' '),
    ),
  }));
}

/** Those that fit, in the order they came in. */
export function findAdventures(all: readonly Findable[], wanted: Wanted): AdventureSummary[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  return all.flatMap(({ adventure, text }) => {
    const fits =
      (wanted.status === 'any' || adventure.status === wanted.status) &&
      (wanted.theme === anyTheme || themeKey(adventure) === wanted.theme) &&
      words.every((word) => text.includes(word));
    return fits ? [adventure] : [];
  });
}

/** The themes that occur, by title. What the family thought up itself is one of them, called `own`. */
export function themesOf(adventures: readonly AdventureSummary[], own: string): { value: string; label: string }[] {
  const keys = [...new Set(adventures.map(themeKey))];
  return keys
    .map((key) => ({ value: key, label: key === customThemeName ? own : themeTitle(key, null) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale.get()));
}

function themeKey(adventure: AdventureSummary): string {
  return adventure.custom_theme === null ? adventure.theme : customThemeName;
}

/** Small letters without accents: `Zoë` is found by `zoe`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
