import { expect, it } from 'vitest';
import { ask } from '../../../src/data/read/live-query.ts';
import { lists, loadFamily, readLists, shownFamily } from '../../../src/data/read/queries.ts';
import { account, den, mia, openTestFamily, uuid } from './family.ts';

it('once it is completely read, the family on the screens equals the one on the disk', async () => {
  const { db, write } = await openTestFamily();
  await write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await write({ kind: 'saveEnvironment', id: uuid(3), fields: den });
  expect(shownFamily(db)).toBeNull();
  await readLists(db);
  expect(shownFamily(db)).toEqual(await loadFamily(db));
  expect(shownFamily(db)).toMatchObject({
    profile: { adult_name: 'Robin' },
    children: [{ name: 'Mia' }],
    environments: [{ name: 'The den' }],
  });
});

it.each(['profile', 'children', 'environments'] as const)('there is no family to show until its %s are read', async (missing) => {
  const { db } = await openTestFamily();
  for (const list of ['profile', 'children', 'environments'] as const) if (list !== missing) await ask<unknown>(db, lists[list]);
  expect(shownFamily(db)).toBeNull();
  await ask<unknown>(db, lists[missing]);
  expect(shownFamily(db)).toMatchObject({ profile: { id: account.id }, children: [], environments: [] });
});

it('a family with an unreadable profile plays on without a name', async () => {
  const { db } = await openTestFamily();
  await db.dexie.profile.update(account.id, { 'fields.adult_name': 7 });
  await readLists(db);
  const nameless = { id: account.id, adult_name: null, show_onboarding: false };
  expect((await loadFamily(db)).profile).toEqual(nameless);
  expect(shownFamily(db)?.profile).toEqual(nameless);
});
