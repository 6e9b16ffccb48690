import { createContext, useContext } from 'react';

/** The props that connect a control to the label, hint and error of its Field. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export const FieldContext = createContext<FieldWiring | null>(null);

/** The props from the surrounding Field; empty outside of one. A control's own props take precedence. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
