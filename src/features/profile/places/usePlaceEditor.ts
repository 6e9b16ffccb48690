import { useState } from 'react';
import { useFamily } from '../../../data/family-context.tsx';
import { useWrite } from '../../../data/read/hooks.ts';
import type { Environment, EnvironmentForm } from '../../../domain/entities/environment.ts';
import { placeWords } from '../../../messages/profile/places.ts';
import { sayFault } from '../../../messages/shared/faults.ts';
import { toast } from '../../../ui/Toast/toast.ts';
import { type CheckedPlace, checkPlace } from '../check-profile.ts';
import { openPlace, type PlaceDraft, placeTouched } from '../family-draft.ts';
import type { FormState } from '../useFormState.ts';
import { type ItemEditor, useItemEditor } from './useItemEditor.ts';

export type PlaceEditor = {
  saving: boolean;
  /** Opens the form: for an existing place, or with null for a new one. */
  open: (environment: Environment | null) => void;
  /** Returns to the list; a toast offers to undo that for a moment. */
  close: () => void;
  type: (field: Exclude<keyof EnvironmentForm, 'available_items'>, value: string) => void;
  item: ItemEditor;
  /** Checks the form and stores the place at once. */
  save: () => Promise<void>;
  /** Stores a checked form; resolves to false if that failed. */
  store: (place: CheckedPlace) => Promise<boolean>;
  /** Resolves to false if it was not deleted. */
  remove: (environment: Environment) => Promise<boolean>;
};

/** A function, because the language may change. */
const t = placeWords.get;

/** The places' part of the profile form. Unlike children, each place is stored as soon as it is saved. */
export function usePlaceEditor(form: FormState): PlaceEditor {
  const { stored, draft, setDraft, clearError, clearPart, showProblem, offerUndo, focusField } = form;

  function change(update: (place: PlaceDraft) => PlaceDraft): void {
    setDraft((now) => (now.place === null ? now : { ...now, place: update(now.place) }));
  }
  const item = useItemEditor(form, change);

  /** Returns to the list and focuses the button that adds a place. */
  function leave(): void {
    clearPart('place');
    setDraft((now) => ({ ...now, place: null }));
    focusField('place', 'new');
  }
  const { saving, store, remove } = useStoredPlaces(leave);

  return {
    saving,
    item,
    store,
    remove,
    open: (environment) => {
      clearPart('place');
      setDraft((now) => openPlace(now, environment));
      focusField('place', 'name');
    },
    close: () => {
      if (placeTouched(draft, stored.environments)) offerUndo(t().discarded, { place: draft.place });
      leave();
    },
    type: (field, value) => {
      clearError('place', field);
      change((place) => ({ ...place, typed: { ...place.typed, [field]: value } }));
    },
    save: async () => {
      if (draft.place === null || saving) return;
      const checked = checkPlace(draft.place);
      if (checked.ok) await store(checked.place);
      else showProblem(checked.problem);
    },
  };
}

/** Writes places, and says how that went. `onStored` is called once a place is stored. */
function useStoredPlaces(onStored: () => void): Pick<PlaceEditor, 'saving' | 'store' | 'remove'> {
  const { clock } = useFamily();
  const write = useWrite();
  const [saving, setSaving] = useState(false);
  return {
    saving,
    store: async ({ id, fields, from }) => {
      setSaving(true);
      const written = await write({ kind: 'saveEnvironment', id: id ?? clock.id(), fields, from });
      setSaving(false);
      if (!written.ok) {
        const title = id === null ? t().saveFailed : t().updateFailed;
        toast({ title, description: sayFault(written.error), tone: 'destructive' });
        return false;
      }
      toast({ title: id === null ? t().saved : t().updated, tone: 'success' });
      onStored();
      return true;
    },
    remove: async (environment) => {
      const written = await write({ kind: 'removeEnvironment', id: environment.id });
      // If it was already deleted in another tab or on another device, the goal is reached.
      const gone = written.ok || written.error.kind === 'missing';
      if (gone) toast({ title: t().deleted, tone: 'success' });
      else toast({ title: t().deleteFailed, description: sayFault(written.error), tone: 'destructive' });
      return gone;
    },
  };
}
