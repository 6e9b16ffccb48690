import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetPictures, keepPicture, readPicture } from '../../../src/data/pictures.ts';

const picture = (...bytes: number[]) => ({ bytes: new Uint8Array(bytes).buffer, type: 'image/webp' });

it('a picture belongs to an account and an adventure: one at a time, and deleted with the account', async () => {
  await keepPicture('robin', 'kite', picture(1));
  await keepPicture('robin', 'kite', picture(2));
  await keepPicture('robin', 'boat', picture(3));
  await keepPicture('sam', 'kite', picture(4));
  await keepPicture('alex', 'kite', picture(5));
  expect(await readPicture('robin', 'kite')).toEqual(picture(2));
  await keepPicture('robin', 'boat', null);
  expect(await readPicture('robin', 'boat')).toBeNull();
  await forgetPictures('robin');
  expect(await readPicture('robin', 'kite')).toBeNull();
  expect(await readPicture('sam', 'kite')).toEqual(picture(4));
  expect(await readPicture('alex', 'kite')).toEqual(picture(5));
});
