/**
 * Detects unsaved text in this page: a field counts from its first letter until it is emptied, its form is submitted, or it is removed. Search fields do not
 * count.
 */

const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Calls `onChange` whenever unsaved text appears, or there is none any more. To be called once a page. */
export function watchUnsavedText(onChange: (unsaved: boolean) => void): void {
  let told = false;
  const leaving = new MutationObserver(look);
  function look(): void {
    for (const field of fields) if (!field.isConnected || field.value.trim() === '') fields.delete(field);
    const unsaved = fields.size > 0;
    if (unsaved === told) return;
    told = unsaved;
    // Observed only while there is unsaved text, so that other pages lose no time.
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
