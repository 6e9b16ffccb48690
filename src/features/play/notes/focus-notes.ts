/**
 * Puts the cursor at the end, so that the adult can finish the note. It runs inside the tap's event handler, because otherwise a tablet
 * shows no keyboard.
 */
export function focusEnd(area: HTMLTextAreaElement | null, how?: FocusOptions): void {
  area?.focus(how);
  requestAnimationFrame(() => area?.setSelectionRange(area.value.length, area.value.length));
}

/**
 * Goes to the notes. With a mouse, and so with a keyboard, what is typed next is the note; on a touch screen the keyboard would cover the
 * quick notes, which most adults tap.
 */
export function openNotes(box: HTMLElement | null): void {
  box?.scrollIntoView({ block: 'start' });
  if (window.matchMedia?.('(hover: hover) and (pointer: fine)').matches)
    focusEnd(box?.querySelector('textarea') ?? null, { preventScroll: true });
  else box?.focus({ preventScroll: true });
}
