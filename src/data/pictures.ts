import { answerOf, doneOf } from './idb.ts';

/**
 * Pictures of adventures: a drawing, a photo. They stay on this device; no row knows of them, and nothing sends them. A database of its own, so that
 * a family's schema needs no new version for them; each picture belongs to an account and an adventure.
 */

const name = 'venture-pictures';
const store = 'pictures';

export type Picture = { bytes: ArrayBuffer /** `image/webp` or `image/jpeg`. */; type: string };

type Entry = Picture & { account: string; adventure: string };

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: ['account', 'adventure'] }));
  const database = await answerOf(request);
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function within<T>(mode: IDBTransactionMode, work: (pictures: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(store, mode);
    const [answer] = await Promise.all([answerOf(work(transaction.objectStore(store))), doneOf(transaction)]);
    return answer;
  } finally {
    database.close();
  }
}

/** The picture of an adventure; null where there is none. Rejects where the browser stores nothing. */
export async function readPicture(account: string, adventure: string): Promise<Picture | null> {
  const entry = await within<Entry | undefined>('readonly', (pictures) => pictures.get([account, adventure]));
  return entry === undefined ? null : { bytes: entry.bytes, type: entry.type };
}

/** Keeps it in place of the one before; null takes it away. */
export async function keepPicture(account: string, adventure: string, picture: Picture | null): Promise<void> {
  await within<unknown>(
    'readwrite',
    (pictures): IDBRequest =>
      picture === null ? pictures.delete([account, adventure]) : pictures.put({ ...picture, account, adventure } satisfies Entry),
  );
}

/** Takes away all pictures of an account. */
export async function forgetPictures(account: string): Promise<void> {
  // An array is greater than every text: this is everything that begins with the account.
  await within('readwrite', (pictures) => pictures.delete(IDBKeyRange.bound([account], [account, []])));
}
