// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ContinueSections } from '../../../../src/features/library/continue/ContinueSections.tsx';
import { LibrarySection } from '../../../../src/features/library/LibrarySection.tsx';
import { address } from '../../address.tsx';
import { mia, openTestFamily, tom, uuid } from '../../data/family.ts';
import { familyWithAdventures, ids, show, told } from './stage.tsx';

const section = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;

describe('the dashboard’s adventures', () => {
  it('[HOME-02] shows active and paused ones with title, summary, children, progress and Resume', async () => {
    const family = await familyWithAdventures();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    show(family, <ContinueSections />);
    await screen.findByRole('heading', { name: 'Continue Your Adventure' });
    const active = within(section('Continue Your Adventure'));
    expect(active.getByRole('heading', { name: 'Pirates Adventure' })).toBeTruthy();
    expect(active.getByText('The parrot knows the way.')).toBeTruthy();
    expect(await active.findByText('Mia')).toBeTruthy();
    expect(active.getByText('Step 3 of 8')).toBeTruthy();
    await userEvent.click(active.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(address()).toBe(`/?view=playing&adventure=${ids.pirates}`));

    const paused = within(section('Resume Paused Adventures'));
    expect(paused.getByRole('heading', { name: 'The Sleepy Dragon' })).toBeTruthy();
    // Without a summary it shows what kind of adventure it is.
    expect(paused.getByText('Knights. Cooperative play, high energy. Place: Backyard.')).toBeTruthy();
    expect(screen.queryByText('Ninjas Adventure')).toBeNull();
  });

  it('[HOME-02] counts players who were deleted from the profile', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    await family.write({
      kind: 'createAdventure',
      id: ids.sea,
      fields: told(3, { participating_children: [uuid(1), uuid(2)] }),
    });
    show(family, <ContinueSections />);
    expect(await screen.findByText('Tom')).toBeTruthy();
    expect(screen.getByText('1 earlier player')).toBeTruthy();
  });

  it('[HOME-02] has no section if there is nothing to continue', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'createAdventure', id: ids.sea, fields: told(3, { status: 'completed' }) });
    show(
      family,
      <>
        <ContinueSections />
        <LibrarySection />
      </>,
    );
    expect(await screen.findByRole('heading', { name: 'Adventure Library' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Continue Your Adventure')).toBeNull());
    expect(screen.queryByText('Resume Paused Adventures')).toBeNull();
  });

  it('shows a long list in parts', async () => {
    const family = await openTestFamily();
    for (let n = 0; n < 6; n += 1) {
      await family.write({ kind: 'createAdventure', id: uuid(200 + n), fields: told(n + 1, { custom_name: `Story ${n}` }) });
    }
    show(family, <ContinueSections />);
    expect(await screen.findByRole('article', { name: 'Story 5' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Story 0' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getByRole('article', { name: 'Story 0' })).toBeTruthy();
  });
});
