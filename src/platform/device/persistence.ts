/** Whether the browser promises to keep this device's data. */
export type Persistence = 'persisted' | 'best-effort' | 'unknown';

/** Asks the browser to keep the data; browsers decide by themselves or ask the person. */
export async function askForPersistence(): Promise<Persistence> {
  if (navigator.storage?.persist === undefined) return 'unknown';
  try {
    return (await navigator.storage.persist()) ? 'persisted' : 'best-effort';
  } catch {
    return 'unknown';
  }
}

/** Whether the data is kept, without asking for it. */
export async function readPersistence(): Promise<Persistence> {
  if (navigator.storage?.persisted === undefined) return 'unknown';
  try {
    return (await navigator.storage.persisted()) ? 'persisted' : 'best-effort';
  } catch {
    return 'unknown';
  }
}
