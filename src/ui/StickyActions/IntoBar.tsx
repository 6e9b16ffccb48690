import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBarSlot } from './bar-slot.ts';

/** Draws its children in the room that the page's bar has to offer; nothing where the page has no bar. */
export function IntoBar({ children }: { children: ReactNode }) {
  const slot = useBarSlot();
  return slot === null ? null : createPortal(children, slot);
}
