import { useCallback, useEffect, useId, useState } from 'react';
import type { FormPart } from './check-profile.ts';

export type FieldIds = {
  /** The id of a field's control. */
  idOf: (part: FormPart, field: string) => string;
  /** Focuses a field once it is rendered: its tab may just be opening. */
  focusField: (part: FormPart, field: string) => void;
};

/** Gives the form's controls ids, so that the first invalid one can be focused. */
export function useFocusField(): FieldIds {
  const base = useId();
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  const idOf = useCallback((part: FormPart, field: string) => `${base}-${part}-${field}`, [base]);
  const focusField = useCallback((part: FormPart, field: string) => setWanted({ id: idOf(part, field) }), [idOf]);

  useEffect(() => {
    if (wanted === null) return undefined;
    const frame = requestAnimationFrame(() => document.getElementById(wanted.id)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [wanted]);

  return { idOf, focusField };
}
