/** IndexedDB as promises: for what must be known before Dexie's code is here, and needs nothing of it. */

/** Dexie multiplies its version numbers by this for IndexedDB. */
export const dexieFactor = 10;

/** Whether it is the fault of this name that IndexedDB speaks of. */
export function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** What a request answers; rejects with its error. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database does not answer.')));
  });
}

/** Settles when everything in the transaction is on the disk; rejects where it was aborted. */
export function doneOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The database has taken it back.')));
  });
}

/** The database as it is, whatever its version; null where there is none (and none is made by asking). Whoever takes it closes it. */
export async function openAsIs(name: string, factory: IDBFactory): Promise<IDBDatabase | null> {
  const request = factory.open(name);
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  try {
    return await answerOf(request);
  } catch (error) {
    if (isNamed(error, 'AbortError')) return null;
    throw error;
  }
}
