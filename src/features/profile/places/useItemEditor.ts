import { addItem } from '../../../domain/entities/environment.ts';
import { limits } from '../../../domain/limits.ts';
import type { FieldProblem } from '../../../domain/problems.ts';
import { placeWords } from '../../../messages/profile/places.ts';
import type { PlaceDraft } from '../family-draft.ts';
import type { FormState } from '../useFormState.ts';
import { splitItems, suggestItems } from './items.ts';

export type ItemEditor = {
  type: (text: string) => void;
  /** Adds the given item, or the typed ones. */
  add: (item?: string) => void;
  remove: (item: string) => void;
};

/** A function, because the language may change. */
const t = placeWords.get;

/** Edits the items of the place whose form is open. `change` changes that form if it is still open. */
export function useItemEditor(
  { draft, clearError, showProblem, say, focusField }: FormState,
  change: (update: (place: PlaceDraft) => PlaceDraft) => void,
): ItemEditor {
  const refuse = (problem: FieldProblem): void =>
    showProblem({ part: 'place', field: 'available_items', problem, problems: { available_items: problem } });

  return {
    type: (text) => {
      clearError('place', 'available_items');
      change((place) => ({ ...place, item: text }));
    },
    add: (item) => {
      const { place } = draft;
      if (place === null) return;
      const typed = splitItems(item ?? place.item);
      if (typed.length === 0) return;
      if (typed.some((one) => Array.from(one).length > limits.environmentItem.max)) return refuse('item-too-long');
      const before = place.typed.available_items;
      const items = typed.reduce<string[]>(addItem, before);
      if (items.length > limits.environmentItems.max) return refuse('too-many-items');
      clearError('place', 'available_items');
      say(typed.map((one) => (items.includes(one) && !before.includes(one) ? t().itemAdded : t().itemKnown)({ item: one })).join(' '));
      change((now) => ({ ...now, typed: { ...now.typed, available_items: items }, item: item === undefined ? '' : now.item }));
      if (item === undefined) return;
      // The tapped suggestion disappears, so its neighbour takes the focus.
      const next = neighbour(suggestItems(before), item);
      focusField('place', next === undefined ? 'available_items' : `idea-${next}`);
    },
    remove: (item) => {
      say(t().itemRemoved({ item }));
      const next = neighbour(draft.place?.typed.available_items ?? [], item);
      focusField('place', next === undefined ? 'available_items' : `item-${next}`);
      change((place) => ({
        ...place,
        typed: { ...place.typed, available_items: place.typed.available_items.filter((other) => other !== item) },
      }));
    },
  };
}

/** The item next to it, which takes its position once it is gone. */
function neighbour(list: readonly string[], item: string): string | undefined {
  const index = list.indexOf(item);
  return list[index + 1] ?? list[index - 1];
}
