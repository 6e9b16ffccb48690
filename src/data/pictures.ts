import { Dexie, type Table } from 'dexie';
import type { FamilyDb } from './db.ts';

/**
 * Pictures of adventures (a drawing, a photo). They stay on this device: no row refers to them, and they are never sent. They are in a separate database, so that
 * the family's schema needed no new version; each picture belongs to an account and an adventure.
 */

export type Picture = {
  bytes: ArrayBuffer;
  /** `image/webp` or `image/jpeg`. */
  type: string;
};

type Entry = Picture & { account: string; adventure: string };
type Pictures = Table<Entry, [account: string, adventure: string]>;

async function withPictures<T>(work: (pictures: Pictures) => PromiseLike<T>): Promise<T> {
  const database = new Dexie('venture-pictures');
  database.version(1).stores({ pictures: '[account+adventure]' });
  try {
    return await work(database.table('pictures'));
  } finally {
    database.close();
  }
}

/** The picture of an adventure; null where there is none. Rejects where the browser stores nothing. */
export async function readPicture(account: string, adventure: string): Promise<Picture | null> {
  const entry = await withPictures((pictures) => pictures.get([account, adventure]));
  return entry === undefined ? null : { bytes: entry.bytes, type: entry.type };
}

/** Stores the picture of an adventure instead of an earlier one; null deletes it. Rejects where the browser stores nothing. */
export async function savePicture(account: string, adventure: string, picture: Picture | null): Promise<void> {
  await withPictures<unknown>((pictures) =>
    picture === null ? pictures.delete([account, adventure]) : pictures.put({ ...picture, account, adventure }),
  );
}

/** Gives the picture of one adventure to another, of the same account. Rejects where the browser stores nothing. */
export async function movePicture(account: string, from: string, to: string): Promise<void> {
  const picture = await readPicture(account, from);
  if (picture === null) return;
  await savePicture(account, to, picture);
  await savePicture(account, from, null);
}

/**
 * Deletes the pictures of adventures that were deleted, here or on another device. Those of adventures without a row are kept: the row may still come from the
 * account.
 */
export async function forgetPicturesOfDeleted({ account, dexie, access }: Pick<FamilyDb, 'account' | 'dexie' | 'access'>): Promise<void> {
  if (access.get().kind !== 'open') return;
  await withPictures(async (pictures) => {
    const keys = await ofAccount(pictures, account).primaryKeys();
    const rows = await dexie.adventureIndex.bulkGet(keys.map(([, adventure]) => adventure));
    await pictures.bulkDelete(keys.filter((_, index) => typeof rows[index]?.deletedAt === 'string'));
  });
}

/** Deletes all pictures of an account from this device. */
export async function forgetPictures(account: string): Promise<void> {
  await withPictures((pictures) => ofAccount(pictures, account).delete());
}

/** Gives all pictures of an account to another one, except where that has a picture of the same adventure; `ids` are the adventures' new ids. All or nothing. */
export async function movePictures(from: string, to: string, ids: ReadonlyMap<string, string> = new Map()): Promise<void> {
  await withPictures((pictures) =>
    pictures.db.transaction('rw', pictures, async () => {
      const left = await ofAccount(pictures, from).toArray();
      const moved = left.map((entry) => ({ ...entry, account: to, adventure: ids.get(entry.adventure) ?? entry.adventure }));
      const there = await pictures.bulkGet(moved.map(({ adventure }) => [to, adventure]));
      await pictures.bulkPut(moved.filter((_, index) => there[index] === undefined));
      await ofAccount(pictures, from).delete();
    }),
  );
}

function ofAccount(pictures: Pictures, account: string) {
  return pictures.where('[account+adventure]').between([account, Dexie.minKey], [account, Dexie.maxKey]);
}
