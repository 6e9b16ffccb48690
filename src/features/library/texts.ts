import type { AdventureSummary } from '../../data/read/parse.ts';
import { customLocation, isPredefinedEnvironment } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import { libraryWords } from '../../messages/library.ts';
import { themeTitle } from '../../messages/shared/adventures.ts';
import { catalogWords } from '../../messages/shared/catalog.ts';

/** What the library says about an adventure. */

/** The name of the place; null for a saved place that was deleted. */
function placeName(adventure: AdventureSummary, places: readonly Environment[]): string | null {
  const { environment, custom_environment: typed } = adventure;
  if (isPredefinedEnvironment(environment)) return catalogWords.get().places[environment];
  if (environment === customLocation) return typed?.trim() || null;
  return places.find((place) => place.id === environment)?.name ?? null;
}

/** The summary of the story so far; before there is one, the kind of adventure. */
export function summaryOf(adventure: AdventureSummary, places: readonly Environment[]): string {
  const told = adventure.story_summary?.trim();
  if (told) return told;
  const t = libraryWords.get();
  const place = placeName(adventure, places);
  const kind = {
    theme: sentenceEnd(themeTitle(adventure.theme, adventure.custom_theme)),
    style: t.style[adventure.play_style],
    energy: t.energy[adventure.activity_level],
  };
  return place === null ? t.kind(kind) : t.kindAt({ ...kind, place });
}

function sentenceEnd(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The players' names. Children who were deleted from the profile have no name any more and are counted. */
export function knownPlayers(adventure: AdventureSummary, family: readonly Child[]): { names: string[]; gone: number } {
  const known = adventure.participating_children.flatMap((id) => family.find((child) => child.id === id)?.name ?? []);
  return { names: known, gone: adventure.participating_children.length - known.length };
}
