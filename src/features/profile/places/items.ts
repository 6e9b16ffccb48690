import { environmentInfo } from '../../../domain/catalog.ts';
import { addItem, type EnvironmentForm } from '../../../domain/entities/environment.ts';
import type { PlaceDraft } from '../family-draft.ts';

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

/** What was typed, item by item: separated by commas, as interests are, or by line breaks. `1,5 m of rope` is one. */
export function splitItems(typed: string): string[] {
  return typed
    .split(/,(?!\d)|\n/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** The form, including items that were typed but not added. */
export function typedPlace(place: PlaceDraft): EnvironmentForm {
  return { ...place.typed, available_items: splitItems(place.item).reduce(addItem, place.typed.available_items) };
}
