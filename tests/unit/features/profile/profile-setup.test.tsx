// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address } from '../../address.tsx';
import { openTestFamily, tom } from '../../data/family.ts';
import { button, field, ids, openProfile, press, stored, type } from './profile-page.tsx';

describe('setting up a profile', () => {
  it('[PROF-01] requires the adult’s name and a child, then saves both and leads on', async () => {
    const family = await openTestFamily();
    openProfile(family);
    expect(await screen.findByRole('heading', { level: 1, name: 'Set Up Your Adventure Profile' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Children' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Custom Environments' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to Home' })).toBeNull();

    await type('Your Name', '');
    await press('Complete Profile Setup');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Your Name')));
    expect(field('Your Name').getAttribute('aria-invalid')).toBe('true');

    await type('Your Name', '  Kim ');
    await press('Complete Profile Setup');
    expect((await screen.findAllByText('Add at least one child')).length).toBeGreaterThan(0);
    expect(address()).toBe('/?view=profile&tab=settings');

    await type('Name', 'Mia');
    await type('Age', '6');
    await press('Add Child');
    await press('Complete Profile Setup');
    expect(await screen.findByText('Profile saved')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/?view=selector'));
    expect(await stored(family)).toMatchObject({ profile: { adult_name: 'Kim' }, children: [{ name: 'Mia', age: 6 }] });
  });

  it('[PROF-01] asks the browser for persistent storage once there is something to lose', async () => {
    const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    openProfile(await openTestFamily());
    await type('Name', 'Mia');
    await type('Age', '6');
    expect(persist).not.toHaveBeenCalled();
    await press('Complete Profile Setup');
    await screen.findByText('Profile saved');
    expect(persist).toHaveBeenCalledOnce();
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('[PROF-01] includes a child that was typed but not added', async () => {
    const family = await openTestFamily();
    openProfile(family);
    await type('Name', 'Mia');
    await type('Age', '6');
    await press('Complete Profile Setup');
    await screen.findByText('Profile saved');
    expect((await stored(family)).children.map((child) => child.name)).toEqual(['Mia']);
  });

  it('[PROF-09] keeps what was typed if saving fails', async () => {
    const family = await openTestFamily();
    openProfile(family);
    await type('Name', 'Mia');
    await type('Age', '6');
    await press('Add Child');
    family.db.access.set({ kind: 'newer-schema' });
    await press('Complete Profile Setup');
    expect(await screen.findByText('Error saving profile')).toBeTruthy();
    expect(address()).toBe('/?view=profile&tab=settings');
    expect(screen.getByRole('heading', { name: 'Mia' })).toBeTruthy();
    expect(button('Complete Profile Setup').getAttribute('aria-busy')).toBeNull();
  });

  it('[PROF-06] keeps what is being typed when children arrive from another device', async () => {
    const family = await openTestFamily();
    openProfile(family);
    await type('Name', 'Mia');
    await act(async () => {
      await family.write({ kind: 'saveChild', id: ids.tom, fields: tom });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tom' })).toBeTruthy();
    expect(field('Name').value).toBe('Mia');
    expect(button('Back to Home')).toBeTruthy();
  });
});

describe('the child form', () => {
  it('[PROF-02] adds a child only with a name and an age', async () => {
    openProfile(await openTestFamily());
    await screen.findByLabelText('Name');
    expect([field('Age').min, field('Age').max]).toEqual(['1', '18']);
    expect(button('Add Child').disabled).toBe(true);
    await type('Name', 'Mia');
    expect(button('Add Child').disabled).toBe(true);
    await type('Age', '6');
    expect(button('Add Child').disabled).toBe(false);
    await type('Name', '   ');
    expect(button('Add Child').disabled).toBe(true);
  });

  it.each([
    ['Name', 'x'.repeat(101), 'Name must be less than 100 characters'],
    ['Age', '2.5', 'Age must be a number'],
    ['Age', '0', 'Age must be between 1 and 18'],
    ['Age', '19', 'Age must be between 1 and 18'],
    ['Interests', 'x'.repeat(501), 'Interests must be less than 500 characters'],
    ['Special Considerations', 'x'.repeat(1001), 'Considerations must be less than 1000 characters'],
  ])('[PROF-03] reports %s in a toast and at the field', async (name, text, message) => {
    openProfile(await openTestFamily());
    await type('Name', 'Mia');
    await type('Age', '6');
    const label = name === 'Interests' || name === 'Special Considerations' ? `${name} (optional)` : name;
    await type(label, text);
    await press('Add Child');
    expect(await screen.findByText('Validation Error')).toBeTruthy();
    expect(screen.getAllByText(message)).toHaveLength(2);
    const input = field(label);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain(message);
    await waitFor(() => expect(document.activeElement).toBe(input));
    await type(label, '7');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('[PROF-04] splits interests, and stores empty limitations as null', async () => {
    const family = await openTestFamily();
    openProfile(family);
    await type('Name', ' Mia ');
    await type('Age', '6');
    await type('Interests (optional)', ' kites , , dinosaurs,kites');
    await type('Special Considerations (optional)', '   ');
    await press('Add Child');
    await press('Complete Profile Setup');
    await screen.findByText('Profile saved');
    expect((await stored(family)).children).toMatchObject([{ name: 'Mia', age: 6, interests: ['kites', 'dinosaurs'], limitations: null }]);
  });
});
