// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchQuarantine } from '../../../../src/data/files/quarantine.ts';
import { address } from '../../address.tsx';
import { adventure, uuid } from '../../data/family.ts';
import { button, familyOfTwo, field, ids, openProfile, openTab, press, pressBack, stored, type } from './profile-page.tsx';

describe('My Profile', () => {
  it('[PROF-07] shows the family in three tabs', async () => {
    const family = await familyOfTwo();
    for (const [n, end] of [false, false, true].entries()) {
      await family.write({ kind: 'createAdventure', id: uuid(50 + n), fields: adventure() });
      if (end) await family.write({ kind: 'endAdventure', id: uuid(50 + n), summary: null, outcome: null });
    }
    openProfile(family, 'overview');
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Robin' })).toBeTruthy();
    expect(screen.getByText('2 children registered')).toBeTruthy();
    const counters = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
    );
    expect(counters).toEqual({ Total: '3', 'In Progress': '2', Finished: '1' });
    const card = within(screen.getByRole('heading', { name: 'Mia' }).closest('article') as HTMLElement);
    expect(card.getByText('Age 6')).toBeTruthy();
    expect(card.getByText('kites')).toBeTruthy();

    await openTab('Adventure History');
    expect(await screen.findByText('the history')).toBeTruthy();
    await openTab('Settings');
    expect(await screen.findByRole('heading', { name: 'Update Your Profile' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Danger Zone' })).toBeTruthy();
  });

  it('[BEY-08] *Edit Profile* takes the focus along to the form, since its own tab closes', async () => {
    openProfile(await familyOfTwo(), 'overview');
    await screen.findByRole('heading', { level: 1, name: 'My Profile' });
    await press('Edit Profile');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Update Your Profile' })));
  });

  it('[PROF-02] edits a child; meanwhile nobody else can be edited or removed', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Tom');
    for (const name of ['Edit Mia', 'Remove Mia', 'Edit Tom', 'Remove Tom']) expect(button(name).disabled).toBe(true);
    expect(field('Age').value).toBe('9');
    expect(field('Special Considerations (optional)').value).toBe('No running today');
    await type('Age', '');
    expect(button('Save Changes').disabled).toBe(true);
    await type('Age', '10');
    await press('Save Changes');
    expect(button('Edit Mia').disabled).toBe(false);
    expect(screen.getByText('Age 10')).toBeTruthy();
  });

  it('[PROF-02] [BEY-04] stores an edited child at once, so that leaving by the browser’s Back loses nothing', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Tom');
    await type('Special Considerations (optional)', 'allergic to nuts');
    await press('Save Changes');
    expect(await screen.findByText('Tom updated.', { selector: 'p' })).toBeTruthy();
    cleanup();
    expect((await stored(family)).children.map(({ limitations }) => limitations)).toEqual([null, 'allergic to nuts']);
    openProfile(family);
    await screen.findByRole('button', { name: 'Edit Tom' });
    expect(screen.queryByText('We kept what you typed')).toBeNull();
  });

  it('[PROF-02] stores an added child at once where the family is set up', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await type('Name', 'Ada');
    await type('Age', '3');
    await press('Add Child');
    expect(await screen.findByText('Ada added.', { selector: 'p' })).toBeTruthy();
    expect((await stored(family)).children.map(({ name }) => name)).toEqual(['Mia', 'Tom', 'Ada']);
    await press('Back to Home');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('[PROF-09] keeps an edited child in the form if it can’t be stored, and says so', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Tom');
    await type('Age', '10');
    family.db.access.set({ kind: 'newer-schema' });
    await press('Save Changes');
    expect(await screen.findByText('Error saving profile')).toBeTruthy();
    expect(screen.getByText('Age 10')).toBeTruthy();
    await press('Back to Home');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('[PROF-06] [PROF-09] writes only what changed, and a child keeps its id', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Tom');
    await type('Name', 'Thomas');
    await press('Save Changes');
    await type('Name', 'Ada');
    await type('Age', '3');
    await press('Add Child');
    await press('Update Profile');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?view=selector'));
    const { children } = await stored(family);
    expect(children.map(({ id, name }) => [id === ids.mia ? 'mia' : id === ids.tom ? 'tom' : 'new', name])).toEqual([
      ['mia', 'Mia'],
      ['tom', 'Thomas'],
      ['new', 'Ada'],
    ]);
    const rows = await family.db.dexie.children.toArray();
    expect(rows.find((row) => row.id === ids.mia)?.revision).toBe(1);
    expect(rows.find((row) => row.id === ids.tom)?.revision).toBe(2);
  });

  it('[PROF-06] reports that a child was deleted elsewhere while it was edited here; what was typed can be added again', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Edit Tom');
    await type('Special Considerations (optional)', 'No running this week');
    await family.write({ kind: 'saveFamily', children: [], removed: [ids.tom] });
    expect(await screen.findByText('Deleted in the meantime: Tom')).toBeTruthy();
    expect(screen.getByText('What still stands in the form can be added again.')).toBeTruthy();
    expect(field('Special Considerations (optional)').value).toBe('No running this week');
    await press('Add Child');
    await press('Update Profile');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    const { children } = await stored(family);
    expect(children.map(({ name, limitations }) => [name, limitations])).toEqual([
      ['Mia', null],
      ['Tom', 'No running this week'],
    ]);
    expect(children.some(({ id }) => id === ids.tom)).toBe(false);
  });

  it('[PROF-06] also if a new child was half typed behind the edited one, which can be restored', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await type('Name', 'Ad');
    await press('Edit Tom');
    await family.write({ kind: 'saveFamily', children: [], removed: [ids.tom] });
    expect(await screen.findByText('Deleted in the meantime: Tom')).toBeTruthy();
    expect(field('Name').value).toBe('Tom');
    await press('Undo');
    expect(field('Name').value).toBe('Ad');
  });

  it('[PROF-02] removes a child only on saving, and keeps it if the adult changes their mind', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await press('Remove Tom');
    expect(screen.queryByRole('heading', { name: 'Tom' })).toBeNull();
    await press('Keep Tom');
    expect(screen.getByRole('heading', { name: 'Tom' })).toBeTruthy();
    await press('Remove Mia');
    expect((await stored(family)).children).toHaveLength(2);
    await press('Update Profile');
    await screen.findByText('Profile Updated');
    expect((await stored(family)).children.map((child) => child.name)).toEqual(['Tom']);
  });

  it('[PROF-02] allows twenty children, and says so', async () => {
    const family = await familyOfTwo();
    for (let n = 3; n <= 20; n += 1) {
      await family.write({ kind: 'saveChild', id: uuid(n), fields: { name: `Child ${n}`, age: 5, interests: [], limitations: null } });
    }
    openProfile(family);
    expect(await screen.findByText('A family can have 20 children at most.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Child' })).toBeNull();
    await press('Edit Mia');
    expect(field('Name').value).toBe('Mia');
  });

  it('[PROF-09] reports an unreadable part of the profile', async () => {
    const family = await familyOfTwo();
    await family.db.dexie.children.update(ids.tom, { 'fields.age': 'nine' });
    // The app starts this after the first view.
    onTestFinished(watchQuarantine(family.db, () => '2026-03-01T10:00:00.000Z'));
    openProfile(family, 'overview');
    expect(await screen.findByText('Error loading profile')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy();
  });
});

describe('unsaved input', () => {
  it('[PROF-01] survives switching tabs', async () => {
    openProfile(await familyOfTwo());
    await type('Name', 'Ada');
    await openTab('Custom Environments');
    await press('Add Environment');
    await type('Name', 'The attic');
    await openTab('Overview');
    await openTab('Settings');
    await screen.findByRole('tab', { name: 'Custom Environments' });
    expect(field('Name').value).toBe('The attic');
    await openTab('Children');
    expect(field('Name').value).toBe('Ada');
  });

  it('[PROF-01] is dropped by Back to Home only after a confirmation', async () => {
    openProfile(await familyOfTwo());
    await type('Name', 'Ada');
    await press('Back to Home');
    await press('Keep Editing');
    expect(address()).toBe('/?view=profile&tab=settings');
    expect(field('Name').value).toBe('Ada');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Back to Home');
    await press('Leave');
    await waitFor(() => expect(address()).toBe('/'));
    cleanup();
    openProfile(await familyOfTwo());
    await screen.findByLabelText('Name');
    expect(field('Name').value).toBe('');
  });

  it('[PROF-01] is reported after it was left without a question, with the way back', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await type('Special Considerations (optional)', 'allergic to nuts');
    await pressBack();
    expect(await screen.findByText('Profile not saved yet')).toBeTruthy();
    await press('Edit');
    await waitFor(() => expect(address()).toBe('/?view=profile&tab=settings'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Special Considerations (optional)')).value).toBe('allergic to nuts');
    // A toast with a button that nobody closes stays for nine seconds.
    await waitFor(() => expect(screen.queryByText('Profile not saved yet')).toBeNull(), { timeout: 5_000 });
  });

  it('[PROF-01] causes no question if nothing would be lost', async () => {
    openProfile(await familyOfTwo());
    await type('Your Name', 'Kim');
    await type('Your Name', 'Robin');
    await press('Back to Home');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('is restored when the adult comes back, and can be discarded', async () => {
    const family = await familyOfTwo();
    openProfile(family);
    await type('Name', 'Ada');
    await press('Remove Tom');
    cleanup();
    openProfile(family);
    expect(await screen.findByText('We kept what you typed')).toBeTruthy();
    expect(field('Name').value).toBe('Ada');
    expect(button('Keep Tom')).toBeTruthy();
    await press('Start Over');
    expect(field('Name').value).toBe('');
    expect(screen.getByRole('heading', { name: 'Tom' })).toBeTruthy();
    cleanup();
    openProfile(family);
    await screen.findByLabelText('Name');
    expect(screen.queryByText('We kept what you typed')).toBeNull();
  });

  it('can be restored after a form was cleared', async () => {
    openProfile(await familyOfTwo());
    await type('Name', 'Ada');
    await press('Clear');
    expect(field('Name').value).toBe('');
    await press('Undo');
    expect(field('Name').value).toBe('Ada');
  });
});
