import { environmentInfo } from '../../domain/catalog.ts';
import { addItem, type EnvironmentForm } from '../../domain/entities/environment.ts';
import type { PlaceDraft } from './family-draft.ts';

/** Items in a place. */

/** The common items of all predefined places, without duplicates, those that are in most places first. */
const common: readonly string[] = commonThings();

function commonThings(): string[] {
  const counts = new Map<string, number>();
  for (const item of Object.values(environmentInfo).flatMap((place) => place.items)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

/** Up to ten common items that are not in the list yet. */
export function suggestItems(items: readonly string[]): string[] {
  const have = new Set(items.map((item) => item.toLowerCase()));
  return common.filter((item) => !have.has(item)).slice(0, 10);
}

/** The form, including an item that was typed but not added. */
export function typedPlace(place: PlaceDraft): EnvironmentForm {
  return { ...place.typed, available_items: addItem(place.typed.available_items, place.item) };
}
