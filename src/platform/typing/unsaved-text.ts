/**
 * Text that a person has typed into this page and that is nowhere else yet: a field counts from its first letter until it is emptied,
 * its form is sent, or it leaves the page. Searching is not writing.
 */

const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Calls `onChange` whenever there begins or ceases to be such text. Once a page. */
export function watchUnsavedText(onChange: (unsaved: boolean) => void): void {
  let told = false;
  const leaving = new MutationObserver(look);
  function look(): void {
    for (const field of fields) if (!field.isConnected || field.value.trim() === '') fields.delete(field);
    const unsaved = fields.size > 0;
    if (unsaved === told) return;
    told = unsaved;
    // Watched only while there is something to lose: a page that is read costs nothing.
    if (unsaved) leaving.observe(document.body, { childList: true, subtree: true });
    else leaving.disconnect();
    onChange(unsaved);
  }
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) fields.add(target);
    look();
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of fields) if (field.form === target) fields.delete(field);
    look();
  });
}

const textTypes = new Set(['text', 'email', 'password', 'tel', 'url', 'number']);

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.has(target.type));
}
