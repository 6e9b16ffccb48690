// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchQuarantine } from '../../../../src/data/files/quarantine.ts';
import { readPicture, savePicture } from '../../../../src/data/pictures.ts';
import { loadAdventure } from '../../../../src/data/read/queries.ts';
import { AdventureHistory } from '../../../../src/features/library/AdventureHistory.tsx';
import { InProgress } from '../../../../src/features/library/continue/InProgress.tsx';
import { address } from '../../address.tsx';
import { openTestFamily } from '../../data/family.ts';
import { familyWithAdventures, ids, show, told } from './stage.tsx';

const card = async (name: string) => screen.findByRole('article', { name });

describe('the adventure history', () => {
  it('[PROF-07] says so if there are no adventures yet', async () => {
    show(await openTestFamily(), <AdventureHistory />);
    expect(await screen.findByRole('heading', { name: 'No adventures yet' })).toBeTruthy();
    expect(screen.getByText('Start your first adventure to begin building your history!')).toBeTruthy();
  });

  it('[PROF-07] continues adventures in progress, and replays finished ones', async () => {
    show(await familyWithAdventures(), <AdventureHistory />);
    await userEvent.click(within(await card('Pirates Adventure')).getByRole('button', { name: 'Continue →' }));
    await waitFor(() => expect(address()).toBe(`/?view=playing&adventure=${ids.pirates}`));
    expect(within(await card('The Sleepy Dragon')).getByRole('button', { name: 'Continue →' })).toBeTruthy();
    await userEvent.click(within(await card('Underwater Adventure')).getByRole('button', { name: 'Play Again' }));
    await waitFor(() => expect(address()).toBe(`/?view=generating&adventure=${ids.sea}`));
    expect(within(await card('Ninjas Adventure')).getByRole('button', { name: 'Play Again' })).toBeTruthy();
  });

  it('[CARD-02] lists active and paused ones as in progress, and the finished ones newest first', async () => {
    show(await familyWithAdventures(), <AdventureHistory />);
    await card('Pirates Adventure');
    const names = (title: string) => {
      const section = screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
      return within(section)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent);
    };
    expect(names('In Progress')).toEqual(['Pirates Adventure', 'The Sleepy Dragon']);
    expect(names('Finished')).toEqual(['Ninjas Adventure', 'Underwater Adventure']);
  });

  it('[PLAY-17] opens the story of a finished adventure, however it ended, but not of one in progress', async () => {
    show(await familyWithAdventures(), <AdventureHistory />);
    expect(within(await card('Pirates Adventure')).queryByRole('button', { name: 'Read' })).toBeNull();
    expect(within(await card('Ninjas Adventure')).getByRole('button', { name: 'Read' })).toBeTruthy();
    await userEvent.click(within(await card('Underwater Adventure')).getByRole('button', { name: 'Read' }));
    const book = await screen.findByRole('dialog', { name: 'Underwater Adventure' });
    expect(await within(book).findByText('Words of z')).toBeTruthy();
  });
});

describe('an adventure card', () => {
  it('[CARD-01] shows the status, the progress and the matching button', async () => {
    const family = await familyWithAdventures();
    show(
      family,
      <>
        <InProgress />
        <AdventureHistory />
      </>,
    );
    const [active] = await screen.findAllByRole('article', { name: 'Pirates Adventure' });
    const [paused] = await screen.findAllByRole('article', { name: 'The Sleepy Dragon' });
    expect(within(active as HTMLElement).getByText('In Progress')).toBeTruthy();
    expect(within(active as HTMLElement).getByRole('button', { name: 'Continue Adventure' })).toBeTruthy();
    expect(within(paused as HTMLElement).getByText('Paused')).toBeTruthy();
    expect(within(paused as HTMLElement).getByRole('button', { name: 'Resume Adventure' })).toBeTruthy();
    expect(within(await card('Underwater Adventure')).getByText('Completed')).toBeTruthy();
    expect(within(await card('Ninjas Adventure')).getByText('Ended Early')).toBeTruthy();
    const bar = within(active as HTMLElement).getByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['3', '8']);
  });

  it('[CARD-01] updates the relative time while it is on screen', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-11T09:05:10Z') });
    try {
      show(await familyWithAdventures(), <InProgress />);
      const pirates = await card('Pirates Adventure');
      expect(within(pirates).getByText('5 minutes ago')).toBeTruthy();
      act(() => void vi.advanceTimersByTime(60_000));
      expect(within(pirates).getByText('6 minutes ago')).toBeTruthy();
      // Timers don't run while a tablet sleeps.
      vi.setSystemTime(Date.parse('2026-11-11T12:06:00Z'));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(within(pirates).getByText('3 hours ago')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('[CARD-01] has its first name again where its name is cleared', async () => {
    const family = await familyWithAdventures();
    show(family, <AdventureHistory />);
    await userEvent.click(within(await card('The Sleepy Dragon')).getByRole('button', { name: 'Rename The Sleepy Dragon' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Adventure name' }));
    expect(screen.getByPlaceholderText('Knights Adventure')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(await card('Knights Adventure')).toBeTruthy();
    await waitFor(async () => expect((await loadAdventure(family.db, ids.castle))?.custom_name).toBeNull());
  });

  it('[CARD-01] can be renamed in place, and keeps its old name if that fails', async () => {
    const family = await familyWithAdventures();
    show(family, <InProgress />);
    await userEvent.click(within(await card('Pirates Adventure')).getByRole('button', { name: 'Rename Pirates Adventure' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Adventure name' }));
    await userEvent.keyboard('Parrot Day{Enter}');
    await card('Parrot Day');
    await waitFor(async () => expect((await loadAdventure(family.db, ids.pirates))?.custom_name).toBe('Parrot Day'));

    family.db.access.set({ kind: 'newer-schema' });
    await userEvent.click(within(await card('The Sleepy Dragon')).getByRole('button', { name: 'Rename The Sleepy Dragon' }));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Adventure name' }));
    await userEvent.keyboard('Lost{Enter}');
    expect(await screen.findByText('Failed to update adventure title')).toBeTruthy();
    expect(await card('The Sleepy Dragon')).toBeTruthy();
  });

  it('[CARD-01] is deleted after a confirmation, and the next card gets the focus', async () => {
    const family = await familyWithAdventures();
    show(family, <AdventureHistory />);
    await userEvent.click(within(await card('Ninjas Adventure')).getByRole('button', { name: 'Delete Ninjas Adventure' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Adventure Session' });
    expect(question.textContent).toMatch(/cannot be undone.*removes the session and all progress/);
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await loadAdventure(family.db, ids.ninjas)).toBeTruthy();

    await userEvent.click(within(await card('Ninjas Adventure')).getByRole('button', { name: 'Delete Ninjas Adventure' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Session deleted')).toBeTruthy();
    expect(await loadAdventure(family.db, ids.ninjas)).toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Underwater Adventure' })));
  });

  it('is completely restored when the deletion is undone, and can be deleted again', async () => {
    const family = await familyWithAdventures();
    const before = await loadAdventure(family.db, ids.sea);
    const drawing = { bytes: new Uint8Array([1]).buffer, type: 'image/webp' };
    await savePicture(family.db.account, ids.sea, drawing);
    show(family, <AdventureHistory />);
    await userEvent.click(within(await card('Underwater Adventure')).getByRole('button', { name: 'Delete Underwater Adventure' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    // The dialog hides all cards from role queries. This card must be gone, because otherwise the deleted one is found.
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Underwater Adventure', hidden: true })).toBeNull());
    const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo as HTMLElement);
    expect(await screen.findByText('Session restored')).toBeTruthy();
    await userEvent.click(within(await card('Underwater Adventure')).getByRole('button', { name: 'Read' }));
    expect(await screen.findByText('Words of z')).toBeTruthy();
    const [back] = (await family.db.dexie.adventures.toArray()).filter(
      (row) => row.fields['theme'] === 'underwater' && row.deletedAt === null,
    );
    const { id: _, ...fields } = before ?? { id: '' };
    expect(back?.fields).toEqual(fields);
    expect(await readPicture(family.db.account, back?.id ?? '')).toEqual(drawing);
  });

  it('[CARD-01] stays if deleting fails, with an error', async () => {
    const family = await familyWithAdventures();
    show(family, <AdventureHistory />);
    await userEvent.click(within(await card('Ninjas Adventure')).getByRole('button', { name: 'Delete Ninjas Adventure' }));
    family.db.access.set({ kind: 'newer-schema' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete adventure session.')).toBeTruthy();
    expect(await loadAdventure(family.db, ids.ninjas)).toBeTruthy();
  });

  it('[CARD-01] reports unreadable adventures, and shows the others', async () => {
    const family = await familyWithAdventures();
    await family.db.dexie.adventures.update(ids.ninjas, { 'fields.status': 'from-the-future' });
    // The app starts this after the first view.
    onTestFinished(watchQuarantine(family.db, () => '2026-03-01T10:00:00.000Z'));
    show(family, <AdventureHistory />);
    expect(await screen.findByText('Error loading sessions')).toBeTruthy();
    expect(await card('Underwater Adventure')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Ninjas Adventure' })).toBeNull();
  });

  it('[CARD-03] [CARD-04] is named after its theme or the adult’s own words, with the theme’s emoji', async () => {
    const family = await familyWithAdventures();
    await family.write({
      kind: 'createAdventure',
      id: ids.castle.replace('102', '902'),
      fields: told(9, { theme: 'custom', custom_theme: 'Lost toys' }),
    });
    await family.write({ kind: 'createAdventure', id: ids.castle.replace('102', '903'), fields: told(8, { theme: 'fairy-tale' }) });
    show(family, <AdventureHistory />);
    expect(within(await card('Lost toys Adventure')).getByRole('img', { name: 'Lost toys' })).toBeTruthy();
    expect(within(await card('Fairy-tale Adventure')).getByRole('img', { name: 'Fairy tale' })).toBeTruthy();
    const sign = async (name: string) => (await screen.findByRole('img', { name })).innerHTML;
    expect(new Set(await Promise.all(['Lost toys', 'Fairy tale', 'Pirates', 'Underwater'].map(sign))).size).toBe(4);
  });
});
