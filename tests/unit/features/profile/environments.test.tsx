// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { den, uuid } from '../../data/family.ts';
import { button, familyOfTwo, field, openProfile, openTab, press, stored, type } from './profile-page.tsx';

async function places(...known: (typeof den)[]) {
  const family = await familyOfTwo();
  for (const [n, place] of known.entries()) await family.write({ kind: 'saveEnvironment', id: uuid(70 + n), fields: place });
  openProfile(family);
  await openTab('Custom Environments');
  return family;
}

const items = () => {
  const list = screen.queryByRole('list', { name: 'Items in this place' });
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
};

describe('the family’s places', () => {
  it('[PROF-05] stores a new place at once, with its items', async () => {
    const family = await places();
    await press('Add Environment');
    expect(button('Save Environment').disabled).toBe(true);
    await type('Name', '  The attic ');
    await type('Description (optional)', 'Dusty');
    await type('Space Details (optional)', 'Low beams');
    const item = field('Available Items (optional)');
    for (const text of ['  lamp ', 'Lamp', '   ', 'rope']) {
      await userEvent.click(item);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
      await userEvent.clear(item);
    }
    expect(items()).toEqual(['lamp', 'rope']);
    await press('Remove rope');
    await type('Available Items (optional)', 'old trunk');
    await press('Save Environment');
    expect(await screen.findByText('Environment saved')).toBeTruthy();
    expect((await stored(family)).environments).toMatchObject([
      { name: 'The attic', description: 'Dusty', space_details: 'Low beams', available_items: ['lamp', 'old trunk'] },
    ]);
    expect(await screen.findByRole('heading', { name: 'The attic' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Environment' })).toBeNull();
  });

  it('[PROF-05] splits what is typed or pasted on commas and line breaks, and takes no part of it twice', async () => {
    const family = await places();
    await press('Add Environment');
    await type('Name', 'The attic');
    await type('Available Items (optional)', 'torch, string,, two pots, Torch');
    await press('Add Item');
    expect(items()).toEqual(['torch', 'string', 'two pots']);
    await type('Available Items (optional)', 'old trunk\n1,5 m of rope\n');
    expect(field('Available Items (optional)').value).toBe('old trunk, 1,5 m of rope');
    await press('Save Environment');
    expect(await screen.findByText('Environment saved')).toBeTruthy();
    const [place] = (await stored(family)).environments;
    expect(place?.available_items).toEqual(['torch', 'string', 'two pots', 'old trunk', '1,5 m of rope']);
  });

  it('[PROF-05] suggests common items until they are in the list', async () => {
    await places();
    await press('Add Environment');
    await press('blanket');
    expect(items()).toEqual(['blanket']);
    expect(screen.queryByRole('button', { name: 'blanket' })).toBeNull();
  });

  it('[PROF-05] allows fifty places, and says so before another form can be filled in', async () => {
    await places(...Array.from({ length: 50 }, (_, n) => ({ ...den, name: `Den ${n}` })));
    expect(await screen.findByText(/^A family can have 50 places at most/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add Environment' })).toBeNull();
    await press('Delete Den 7');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('button', { name: 'Add Environment' })).toBeTruthy();
    expect(screen.queryByText(/^A family can have 50 places at most/)).toBeNull();
  });

  it('[PROF-05] edits a place', async () => {
    const family = await places(den);
    await press('Edit The den');
    expect(field('Name').value).toBe('The den');
    await type('Name', '');
    expect(button('Save Environment').disabled).toBe(true);
    await type('Name', 'The big den');
    await press('Save Environment');
    expect(await screen.findByText('Environment updated')).toBeTruthy();
    expect((await stored(family)).environments).toMatchObject([{ id: uuid(70), name: 'The big den', available_items: ['blanket'] }]);
  });

  it('[PROF-05] deletes a place after a confirmation', async () => {
    const family = await places(den);
    await press('Delete The den');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Environment' });
    expect(question.textContent).toContain('cannot be undone');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Environment deleted')).toBeTruthy();
    expect((await stored(family)).environments).toEqual([]);
    expect(await screen.findByText('No places of your own yet')).toBeTruthy();
  });

  it('[PROF-05] limits names, texts and items, with error messages', async () => {
    await places();
    await press('Add Environment');
    await type('Name', 'x'.repeat(101));
    await press('Save Environment');
    expect(await screen.findAllByText('Name must be less than 100 characters')).toHaveLength(2);
    await type('Name', 'The attic');
    await type('Description (optional)', 'x'.repeat(501));
    await press('Save Environment');
    expect(await screen.findAllByText('Description must be less than 500 characters')).toHaveLength(2);
    await type('Description (optional)', '');
    await type('Available Items (optional)', 'x'.repeat(101));
    await press('Add Item');
    expect(await screen.findAllByText('An item must be less than 100 characters')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Available Items (optional)')));
    expect(items()).toEqual([]);
  });

  it('[PROF-09] says what failed, and keeps what was typed', async () => {
    const family = await places(den);
    await press('Edit The den');
    await type('Name', 'Elsewhere');
    family.db.access.set({ kind: 'newer-schema' });
    await press('Save Environment');
    expect(await screen.findByText('Error updating environment')).toBeTruthy();
    expect(field('Name').value).toBe('Elsewhere');
    await press('Cancel');
    await press('Add Environment');
    await type('Name', 'The attic');
    await press('Save Environment');
    expect(await screen.findByText('Error saving environment')).toBeTruthy();
    await press('Cancel');
    await press('Delete The den');
    await press('Delete');
    expect(await screen.findByText('Error deleting environment')).toBeTruthy();
  });

  it('[PROF-05] restores a cancelled form on request', async () => {
    await places();
    await press('Add Environment');
    await type('Name', 'The attic');
    await press('Cancel');
    expect(screen.queryByLabelText('Name')).toBeNull();
    await press('Undo');
    expect(field('Name').value).toBe('The attic');
  });

  it('[PROF-05] stores an open form together with the profile', async () => {
    const family = await places();
    await press('Add Environment');
    await type('Name', 'The attic');
    await press('Update Profile');
    expect(await screen.findByText('Profile Updated')).toBeTruthy();
    expect((await stored(family)).environments.map((place) => place.name)).toEqual(['The attic']);
  });
});
