/**
 * Focus management when the page changes: a view starts with the focus on its heading, scrolled to the top. A dialog that is open over it
 * keeps the focus until it closes.
 */

/** The attributes that an open dialog sets on everything behind it. */
const behindDialog = '[aria-hidden="true"], [inert], [data-base-ui-inert]';

/** To be called when a view opens. */
export function arrive(heading: HTMLElement | null): void {
  window.scrollTo({ top: 0 });
  if (heading?.closest(behindDialog) === null) heading.focus({ preventScroll: true });
}

/** To be called when a dialog has closed: if the control that opened it is gone, the view's heading gets the focus. */
export function rescueFocus(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // A page whose visible title is not its h1 has the tabindex on that title instead.
  document.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')?.focus({ preventScroll: true });
}
