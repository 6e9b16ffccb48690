import { environmentInfo } from '../../domain/catalog.ts';
import { addItem, type EnvironmentForm } from '../../domain/entities/environment.ts';
import type { PlaceDraft } from './family-draft.ts';

/** Things at hand in a place. */

/** What most homes have: the things of the places everybody knows, each once, those that are everywhere first. */
const common: readonly string[] = commonThings();

function commonThings(): string[] {
  const counts = new Map<string, number>();
  for (const item of Object.values(environmentInfo).flatMap((place) => place.items)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([item]) => item);
}

/** Up to `most` common things that are not in the list yet. */
export function suggestItems(items: readonly string[], most = 10): string[] {
  const have = new Set(items.map((item) => item.toLowerCase()));
  return common.filter((item) => !have.has(item)).slice(0, most);
}

/** What is in the form, together with the item that was typed and not added yet. */
export function typedPlace(place: PlaceDraft): EnvironmentForm {
  return { ...place.typed, available_items: addItem(place.typed.available_items, place.item) };
}
