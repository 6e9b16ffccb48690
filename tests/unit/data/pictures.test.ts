import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetPictures, forgetPicturesOfDeleted, readPicture, savePicture } from '../../../src/data/pictures.ts';
import { account, adventure, openTestFamily, uuid } from './family.ts';

const picture = (...bytes: number[]) => ({ bytes: new Uint8Array(bytes).buffer, type: 'image/webp' });

it('a picture belongs to an account and an adventure: one at a time, and deleted with the account', async () => {
  await savePicture('robin', 'kite', picture(1));
  await savePicture('robin', 'kite', picture(2));
  await savePicture('robin', 'boat', picture(3));
  await savePicture('sam', 'kite', picture(4));
  await savePicture('alex', 'kite', picture(5));
  expect(await readPicture('robin', 'kite')).toEqual(picture(2));
  await savePicture('robin', 'boat', null);
  expect(await readPicture('robin', 'boat')).toBeNull();
  await forgetPictures('robin');
  expect(await readPicture('robin', 'kite')).toBeNull();
  expect(await readPicture('sam', 'kite')).toEqual(picture(4));
  expect(await readPicture('alex', 'kite')).toEqual(picture(5));
});

it('a picture is deleted once its adventure was, and kept where that has no row yet', async () => {
  const { db, write } = await openTestFamily();
  for (const n of [1, 2]) await write({ kind: 'createAdventure', id: uuid(n), fields: adventure() });
  for (const n of [1, 2, 3]) await savePicture(account.id, uuid(n), picture(n));
  await savePicture('sam', uuid(1), picture(4));
  await write({ kind: 'deleteAdventure', id: uuid(1) });
  await forgetPicturesOfDeleted(db);
  const kept = [1, 2, 3].map(async (n) => (await readPicture(account.id, uuid(n))) !== null);
  expect(await Promise.all(kept)).toEqual([false, true, true]);
  expect(await readPicture('sam', uuid(1))).not.toBeNull();
});
