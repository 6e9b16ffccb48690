import type { AdventureSummary } from '../../data/read/parse.ts';
import { customLocation, isPredefinedEnvironment } from '../../domain/catalog.ts';
import type { Child } from '../../domain/entities/child.ts';
import type { Environment } from '../../domain/entities/environment.ts';
import { themeTitle } from '../../domain/naming.ts';
import { catalogWords } from '../../messages/catalog.ts';

/** What the library says about an adventure. */

/** Where it is played, in words; null for a saved place that is gone. */
function placeName(adventure: AdventureSummary, places: readonly Environment[]): string | null {
  const { environment, custom_environment: typed } = adventure;
  if (isPredefinedEnvironment(environment)) return catalogWords.get().places[environment];
  if (environment === customLocation) return typed?.trim() || null;
  return places.find((place) => place.id === environment)?.name ?? null;
}

/** The story so far; until it has been summed up, what kind of adventure it is. */
export function summaryOf(adventure: AdventureSummary, places: readonly Environment[]): string {
  const told = adventure.story_summary?.trim();
  if (told) return told;
  const { styles, energy } = catalogWords.get();
  const kind = `${styles[adventure.play_style]} play, ${energy[adventure.activity_level].toLowerCase()}`;
  const place = placeName(adventure, places);
  return `${sentenceEnd(themeTitle(adventure.theme, adventure.custom_theme))} ${kind}${place === null ? '' : `. Place: ${place}`}.`;
}

function sentenceEnd(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function stepText(progress: AdventureSummary['progress']): string {
  return `Step ${progress.step} of ${progress.total}`;
}

/** Who plays, by name. A child that was taken out of the profile has no name left: those are counted. */
export function playersOf(adventure: AdventureSummary, family: readonly Child[]): { names: string[]; gone: number } {
  const known = adventure.participating_children.flatMap((id) => family.find((child) => child.id === id)?.name ?? []);
  return { names: known, gone: adventure.participating_children.length - known.length };
}

export function goneText(gone: number): string {
  return gone === 1 ? '1 earlier player' : `${gone} earlier players`;
}

/** How a search went, for somebody who does not see the list. */
export function foundText(count: number): string {
  return count === 1 ? '1 adventure found' : `${count} adventures found`;
}
