import { type Dispatch, type SetStateAction, useState } from 'react';
import { useFamily } from '../../data/family-context.tsx';
import { useWrite } from '../../data/read/hooks.ts';
import { addItem, type Environment, type EnvironmentForm } from '../../domain/entities/environment.ts';
import { limits } from '../../domain/limits.ts';
import type { FieldProblem } from '../../domain/problems.ts';
import { sayFault } from '../../messages/faults.ts';
import { placeWords } from '../../messages/places.ts';
import { toast } from '../../ui/Toast/toast.ts';
import { type CheckedPlace, checkPlace, type FormPart, type FormProblem } from './check-profile.ts';
import { type FamilyDraft, openPlace, type PlaceDraft, placeTouched } from './family-draft.ts';
import { suggestItems } from './items.ts';
import type { ProfileData } from './useProfileData.ts';

export type PlaceForm = {
  saving: boolean;
  /** Opens the form: for a place to change, or for a new one. */
  open: (environment: Environment | null) => void;
  /** Back to the list; what was typed can be had back for a while. */
  close: () => void;
  type: (field: Exclude<keyof EnvironmentForm, 'available_items'>, value: string) => void;
  typeItem: (text: string) => void;
  /** Adds the typed item, or the one that is given. */
  addItem: (item?: string) => void;
  removeItem: (item: string) => void;
  /** Checks what is typed and stores it at once. */
  save: () => Promise<void>;
  /** Stores a checked form; false where it could not be stored. */
  store: (place: CheckedPlace) => Promise<boolean>;
  /** False where it is still there. */
  remove: (environment: Environment) => Promise<boolean>;
};

type Around = {
  stored: ProfileData;
  draft: FamilyDraft;
  setDraft: Dispatch<SetStateAction<FamilyDraft>>;
  showProblem: (problem: FormProblem) => void;
  clearError: (part: FormPart, field: string) => void;
  setPartErrors: (part: FormPart, problems: Record<string, FieldProblem>) => void;
  offerUndo: (title: string, before: Partial<FamilyDraft>) => void;
  setSaid: (text: string) => void;
  focusField: (part: FormPart, field: string) => void;
};

/** The words as they are spoken at that moment. */
const t = placeWords.get;

/** The environment part of the profile form. Unlike the children, places are stored as soon as each is saved. */
export function usePlaceForm(around: Around): PlaceForm {
  const { stored, draft, setDraft, showProblem, clearError, setPartErrors, offerUndo, setSaid, focusField } = around;
  const { clock } = useFamily();
  const write = useWrite();
  const [saving, setSaving] = useState(false);

  function change(update: (place: PlaceDraft) => PlaceDraft): void {
    setDraft((now) => (now.place === null ? now : { ...now, place: update(now.place) }));
  }

  function close(): void {
    if (placeTouched(draft, stored.environments)) offerUndo(t().discarded, { place: draft.place });
    setPartErrors('place', {});
    setDraft((now) => ({ ...now, place: null }));
    focusField('place', 'new');
  }

  function add(item?: string): void {
    const { place } = draft;
    if (place === null) return;
    const typed = item ?? place.item;
    if (typed.trim() === '') return;
    if (typed.trim().length > limits.environmentItem.max) {
      return showItemProblem('item-too-long');
    }
    const items = addItem(place.typed.available_items, typed);
    if (items.length > limits.environmentItems.max) return showItemProblem('too-many-items');
    clearError('place', 'available_items');
    const known = items.length === place.typed.available_items.length;
    setSaid(known ? t().itemKnown({ item: typed.trim() }) : t().itemAdded({ item: typed.trim() }));
    change((now) => ({ ...now, typed: { ...now.typed, available_items: items }, item: item === undefined ? '' : now.item }));
    if (item === undefined) return;
    // The idea that was tapped goes from the ideas: on to its neighbour.
    const next = neighbour(suggestItems(place.typed.available_items), item);
    focusField('place', next === undefined ? 'available_items' : `idea-${next}`);
  }

  function showItemProblem(problem: FieldProblem): void {
    showProblem({ part: 'place', field: 'available_items', problem, problems: { available_items: problem } });
  }

  async function save(): Promise<void> {
    if (draft.place === null || saving) return;
    const checked = checkPlace(draft.place);
    if (checked.ok) await store(checked.place);
    else showProblem(checked.problem);
  }

  async function store({ id, fields }: CheckedPlace): Promise<boolean> {
    setSaving(true);
    const written = await write({ kind: 'saveEnvironment', id: id ?? clock.id(), fields });
    setSaving(false);
    if (!written.ok) {
      const title = id === null ? t().saveFailed : t().updateFailed;
      toast({ title, description: sayFault(written.error), tone: 'destructive' });
      return false;
    }
    toast({ title: id === null ? t().saved : t().updated, tone: 'success' });
    setPartErrors('place', {});
    setDraft((now) => ({ ...now, place: null }));
    focusField('place', 'new');
    return true;
  }

  async function remove(environment: Environment): Promise<boolean> {
    const written = await write({ kind: 'removeEnvironment', id: environment.id });
    // Deleted meanwhile, in another tab or on another device, is what was wanted.
    const gone = written.ok || written.error.kind === 'missing';
    if (gone) toast({ title: t().deleted, tone: 'success' });
    else toast({ title: t().deleteFailed, description: sayFault(written.error), tone: 'destructive' });
    return gone;
  }

  return {
    saving,
    open: (environment) => {
      setPartErrors('place', {});
      setDraft((now) => openPlace(now, environment));
      focusField('place', 'name');
    },
    close,
    type: (field, value) => {
      clearError('place', field);
      change((place) => ({ ...place, typed: { ...place.typed, [field]: value } }));
    },
    typeItem: (text) => {
      clearError('place', 'available_items');
      change((place) => ({ ...place, item: text }));
    },
    addItem: add,
    removeItem: (item) => {
      setSaid(t().itemRemoved({ item }));
      const next = neighbour(draft.place?.typed.available_items ?? [], item);
      focusField('place', next === undefined ? 'available_items' : `item-${next}`);
      change((place) => ({
        ...place,
        typed: { ...place.typed, available_items: place.typed.available_items.filter((other) => other !== item) },
      }));
    },
    save,
    store,
    remove,
  };
}

/** What stands beside it in the list, and has its place once it is gone. */
function neighbour(list: readonly string[], item: string): string | undefined {
  const index = list.indexOf(item);
  return list[index + 1] ?? list[index - 1];
}
