import type { AdventureSummary } from '../../../data/read/parse.ts';
import { customThemeName, type Status } from '../../../domain/entities/adventure.ts';
import type { Child } from '../../../domain/entities/child.ts';
import { locale } from '../../../messages/i18n.ts';
import { adventureName, themeTitle } from '../../../messages/shared/adventures.ts';
import { knownPlayers } from '../texts.ts';

/** Search and filters for the library. */

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

/** An adventure with its searchable text, built once. */
export type Findable = { adventure: AdventureSummary; text: string };

/** Builds the searchable text from what a family remembers of an adventure: its name, its theme, what happened, who played. */
export function findable(adventures: readonly AdventureSummary[], family: readonly Child[]): Findable[] {
  return adventures.map((adventure) => ({
    adventure,
    text: plain(
      [
        adventureName(adventure),
        themeTitle(adventure.theme, adventure.custom_theme),
        adventure.story_summary ?? '',
        ...knownPlayers(adventure, family).names,
      ].join(' '),
    ),
  }));
}

/** The adventures that match, in the given order. */
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

/** The themes that occur, sorted by title. A theme in the family's own words is listed under the label `own`. */
export function themesOf(adventures: readonly AdventureSummary[], own: string): { value: string; label: string }[] {
  const keys = [...new Set(adventures.map(themeKey))];
  return keys
    .map((key) => ({ value: key, label: key === customThemeName ? own : themeTitle(key, null) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale.get()));
}

function themeKey(adventure: AdventureSummary): string {
  return adventure.custom_theme === null ? adventure.theme : customThemeName;
}

/** Lower case and without accents, so that `zoe` finds `Zoë`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
