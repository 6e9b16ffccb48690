import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBarSlot } from './bar-slot.ts';

/** Renders its children into the page's bottom bar; nothing if the page has none. */
export function IntoBar({ children }: { children: ReactNode }) {
  const slot = useBarSlot();
  return slot === null ? null : createPortal(children, slot);
}
