import { useEffect, useEffectEvent } from 'react';
import type { FamilyForm } from './useFamilyForm.ts';

/** Opens the form for the child or the place with this id, once, unless something is already being typed in the same form. */
export function useOpenEntry(form: FamilyForm, id: string | null): void {
  const open = useEffectEvent((wanted: string) => {
    const child = form.members.find((other) => other.id === wanted);
    const place = form.stored.environments.find((other) => other.id === wanted);
    if (child !== undefined) {
      form.setTab('children');
      if (form.draft.editing === null) form.child.open(child);
    }
    if (place !== undefined) {
      form.setTab('environments');
      if (form.draft.place === null) form.place.open(place);
    }
  });
  useEffect(() => {
    if (id !== null) open(id);
  }, [id]);
}
