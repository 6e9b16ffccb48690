import { createContext, useContext } from 'react';

/** What a control inside a Field must carry to be tied to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** The wiring of the Field around this control; empty outside of one. A control's own props win. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
