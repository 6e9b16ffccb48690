// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveDraft } from '../../../../src/data/device.ts';
import { account, den, mia, openTestFamily, type TestFamily, uuid } from '../../data/family.ts';
import { familyOfTwo, field, ids, openProfile, openTab, press, stored, type } from './profile-page.tsx';

/** Another device writes between the opening of a form and its saving. */

const place = uuid(70);
const considerations = 'Special Considerations (optional)';
const description = 'Description (optional)';

type Change = Record<string, unknown>;
const miaElsewhere = (family: TestFamily, change: Change) =>
  act(async () => void (await family.write({ kind: 'saveChild', id: ids.mia, fields: { ...mia, ...change } })));
const denElsewhere = (family: TestFamily, change: Change) =>
  act(async () => void (await family.write({ kind: 'saveEnvironment', id: place, fields: { ...den, ...change } })));
const storedMia = async (family: TestFamily) => (await stored(family)).children.find(({ id }) => id === ids.mia);
const storedDen = async (family: TestFamily) => (await stored(family)).environments[0];

const allergic = { age: 7, interests: ['kites', 'boats'], limitations: 'allergic to nuts' };
const furnished = { description: 'In the attic', available_items: ['blanket', 'lamp'] };

async function familyWithDen(): Promise<TestFamily> {
  const family = await familyOfTwo();
  await family.write({ kind: 'saveEnvironment', id: place, fields: den });
  return family;
}

describe('a child that another device changes while it is edited here', () => {
  it.each(['Save Changes', 'Update Profile'])('[PROF-06] keeps the change of the other device with %s', async (save) => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Mia');
    await type('Name', 'Mia Lou');
    await miaElsewhere(family, allergic);
    await waitFor(() => expect(field(considerations).value).toBe('allergic to nuts'));
    await press(save);
    await screen.findByText(save === 'Save Changes' ? 'Mia Lou updated.' : 'Profile Updated', { selector: 'p' });
    expect(await storedMia(family)).toMatchObject({ name: 'Mia Lou', ...allergic });
  });

  it('[PROF-06] shows what is stored in the fields that were not typed into, and what was typed in the others', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Mia');
    await type('Name', 'Mia Lou');
    await miaElsewhere(family, { ...allergic, name: 'Amelia' });
    await waitFor(() => expect(field(considerations).value).toBe('allergic to nuts'));
    expect([field('Age').value, field('Interests (optional)').value, field('Name').value]).toEqual(['7', 'kites, boats', 'Mia Lou']);
    // What the field held at first can be typed again.
    await type('Name', 'Mia');
    expect(field('Name').value).toBe('Mia');
    await press('Save Changes');
    await screen.findByText('Mia updated.', { selector: 'p' });
    expect(await storedMia(family)).toMatchObject({ name: 'Mia', ...allergic });
  });

  it('[PROF-06] is no unsaved input as long as nothing is typed here', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Mia');
    await miaElsewhere(family, allergic);
    await waitFor(() => expect(field(considerations).value).toBe('allergic to nuts'));
    await press('Update Profile');
    await screen.findByText('Profile Updated');
    expect(await storedMia(family)).toMatchObject(allergic);
    expect((await family.db.dexie.children.get(ids.mia))?.revision).toBe(2);
  });

  it('[PROF-06] gets both devices’ interests and considerations, without what either has taken out', async () => {
    const family = await familyOfTwo();
    await miaElsewhere(family, { interests: ['kites', 'boats'], limitations: 'broken arm' });
    openProfile(family);
    await press('Edit Mia');
    await type('Interests (optional)', 'boats, trains');
    await type(considerations, 'hates spiders');
    await miaElsewhere(family, { interests: ['kites', 'boats', 'drums'], limitations: 'broken arm; allergic to nuts' });
    await press('Save Changes');
    await screen.findByText('Mia updated.', { selector: 'p' });
    const child = await storedMia(family);
    expect(child?.interests.toSorted()).toEqual(['boats', 'drums', 'trains']);
    expect(child?.limitations?.split('; ').toSorted()).toEqual(['allergic to nuts', 'hates spiders']);
  });

  it('[PROF-06] keeps the change of the other device if the first saving failed', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Mia');
    await type('Name', 'Mia Lou');
    family.db.access.set({ kind: 'newer-schema' });
    await press('Save Changes');
    await screen.findByText('Error saving profile');
    family.db.access.set({ kind: 'open' });
    await miaElsewhere(family, allergic);
    await screen.findByText('allergic to nuts');
    await press('Edit Mia Lou');
    await type('Age', '8');
    await miaElsewhere(family, { ...allergic, interests: [] });
    await press('Update Profile');
    await screen.findByText('Profile Updated');
    expect(await storedMia(family)).toMatchObject({ name: 'Mia Lou', age: 8, interests: [], limitations: 'allergic to nuts' });
  });

  it('[PROF-06] keeps what was stored since a draft was left, days later', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Mia');
    await type('Name', 'Mia Lou');
    cleanup();
    await miaElsewhere(family, allergic);
    openProfile(family);
    expect(await screen.findByText('We kept what you typed')).toBeTruthy();
    await waitFor(() => expect(field(considerations).value).toBe('allergic to nuts'));
    await press('Update Profile');
    await screen.findByText('Profile Updated');
    expect(await storedMia(family)).toMatchObject({ name: 'Mia Lou', ...allergic });
  });

  it('[PROF-06] keeps what was stored since an older app left a draft that does not say how it began', async () => {
    const family = await familyWithDen();
    await miaElsewhere(family, allergic);
    await denElsewhere(family, furnished);
    const empty = { name: '', age: '', interests: '', limitations: '' };
    await saveDraft(`${account.id}:profile`, {
      adultName: null,
      changed: [{ id: ids.tom, fields: { name: 'Thomas', age: 9, interests: [], limitations: null }, isNew: false }],
      removed: [],
      adding: empty,
      editing: { id: ids.mia, typed: { name: 'Mia Lou', age: '7', interests: 'kites', limitations: '' } },
      place: {
        id: place,
        typed: { name: 'The big den', description: '', available_items: ['blanket', 'rope'], space_details: '' },
        item: '',
      },
    });
    openProfile(family);
    expect(await screen.findByText('We kept what you typed')).toBeTruthy();
    await press('Update Profile');
    await screen.findByText('Profile Updated');
    const { children, environments } = await stored(family);
    expect(children).toMatchObject([
      { name: 'Mia Lou', ...allergic },
      { name: 'Thomas', limitations: 'No running today' },
    ]);
    expect(environments).toMatchObject([{ name: 'The big den', ...furnished, available_items: ['blanket', 'lamp', 'rope'] }]);
  });
});

describe('a place that another device changes while it is edited here', () => {
  async function openDen(family: TestFamily): Promise<void> {
    openProfile(family);
    await openTab('Custom Environments');
    await press('Edit The den');
  }

  it.each(['Save Environment', 'Update Profile'])('[PROF-05] keeps the change of the other device with %s', async (save) => {
    const family = await familyWithDen();
    await openDen(family);
    await type('Name', 'The big den');
    await type('Available Items (optional)', 'rope');
    await press('Add Item');
    await denElsewhere(family, furnished);
    await waitFor(() => expect(field(description).value).toBe('In the attic'));
    await press(save);
    await screen.findByText(save === 'Save Environment' ? 'Environment updated' : 'Profile Updated');
    expect(await storedDen(family)).toMatchObject({ name: 'The big den', ...furnished, available_items: ['blanket', 'lamp', 'rope'] });
  });

  it('[PROF-05] shows the items of both devices, without what either has taken out', async () => {
    const family = await familyWithDen();
    await denElsewhere(family, { available_items: ['blanket', 'lamp', 'chair'] });
    await openDen(family);
    await press('Remove blanket');
    await type('Available Items (optional)', 'rope');
    await press('Add Item');
    await denElsewhere(family, { available_items: ['blanket', 'lamp', 'table'] });
    await screen.findByRole('button', { name: 'Remove table' });
    const items = screen.getAllByRole('button', { name: /^Remove / }).map((item) => item.textContent);
    expect(items).toEqual(['lamp', 'table', 'rope']);
    await press('Save Environment');
    await screen.findByText('Environment updated');
    expect((await storedDen(family))?.available_items).toEqual(items);
  });

  it('[PROF-05] keeps the change of the other device while a family is set up', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveEnvironment', id: place, fields: den });
    await openDen(family);
    await type('Name', 'The big den');
    await denElsewhere(family, furnished);
    await openTab('Children');
    await type('Name', 'Mia');
    await type('Age', '6');
    await press('Complete Profile Setup');
    await screen.findByText('Profile saved');
    expect(await storedDen(family)).toMatchObject({ name: 'The big den', ...furnished });
  });
});
