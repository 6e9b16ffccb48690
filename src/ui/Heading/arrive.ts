/**
 * Where the focus is when a page changes. A view begins at its heading, at the top of the page; a dialog that is open over it
 * keeps the focus, and hands it on when it closes.
 */

/** What an open dialog puts on everything behind it. */
const behindDialog = '[aria-hidden="true"], [inert], [data-base-ui-inert]';

/** Call it when a view opens. */
export function arrive(heading: HTMLElement | null): void {
  window.scrollTo({ top: 0 });
  if (heading?.closest(behindDialog) === null) heading.focus({ preventScroll: true });
}

/** Call it when a dialog has gone: where the control that opened it has gone too, the view begins anew at its heading. */
export function rescueFocus(): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return;
  // A page whose title is another one than its h1 has given that the tabindex.
  document.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]')?.focus({ preventScroll: true });
}
