// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wasDismissed } from '../../../src/app/notices/account-quota.ts';
import { QuotaLine } from '../../../src/app/notices/QuotaLine.tsx';
import { QuotaNotice } from '../../../src/app/notices/QuotaNotice.tsx';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import { limits } from '../../../src/domain/limits.ts';
import type { Usage } from '../../../src/domain/usage.ts';
import { createStore } from '../../../src/sync/store.ts';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';
import { AtAddress, address } from '../address.tsx';
import { openTestFamily, type TestFamily } from '../data/family.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Simulates a sync whose answer contains the account's usage. */
async function syncUsage({ db }: TestFamily, usage: Usage): Promise<void> {
  const store = createStore(db, () => crypto.randomUUID());
  const answer = { receipts: [], rows: [], cursor: 0, more: false, purged: 0, seen: { version: 0, stamp: 'one' }, usage, unknownRows: [] };
  await store.applyAnswer(await store.collect([]), answer, Date.parse('2026-11-22T10:00:00Z'), []);
}

function show(family: TestFamily) {
  return render(
    <AtAddress>
      <UiProvider>
        <FamilyProvider family={family.db} clock={family.clock}>
          <section aria-label="Home">
            <QuotaNotice account="account-1" />
          </section>
          <section aria-label="Settings">
            <QuotaLine />
            <p>What stands below it.</p>
          </section>
        </FamilyProvider>
      </UiProvider>
    </AtAddress>,
  );
}

const [most, bytes] = [limits.adventures.max, limits.adventures.maxBytes];
const card = () => screen.queryByRole('complementary', { name: /^Your account is/ });
const shown = (name: string) => screen.findByRole('complementary', { name });
const settings = () => screen.getByRole('region', { name: 'Settings' }).textContent;

describe('the notices about a full account', () => {
  it('are not shown while there is space', async () => {
    const family = await openTestFamily();
    await syncUsage(family, { adventures: most * 0.9 - 1, bytes: bytes * 0.89 });
    show(family);
    await syncUsage(family, { adventures: 12, bytes: 90_000 });
    await waitFor(async () => expect((await family.db.dexie.meta.get('usage'))?.value).toEqual({ adventures: 12, bytes: 90_000 }));
    expect(card()).toBeNull();
    expect(settings()).toBe('What stands below it.');
  });

  it('appear from nine tenths on: always in the settings, and as a card until it is dismissed', async () => {
    const family = await openTestFamily();
    await syncUsage(family, { adventures: most * 0.9, bytes: 1_000_000 });
    const { unmount } = show(family);
    expect((await shown('Your account is almost full')).textContent).toContain(
      'It holds 1,800 of 2,000 adventures. Once it is full, new adventures stay on this device only.',
    );
    expect(settings()).toMatch(/^Your account is almost full\. It holds 1,800 of 2,000 adventures\./);
    screen.getByRole('button', { name: 'Export this family' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(card()).toBeNull();
    unmount();
    show(family);
    await screen.findByText('Your account is almost full.');
    expect(card()).toBeNull();
  });

  it('appear once more when the account is full, and again the next time it fills up', async () => {
    const family = await openTestFamily();
    await syncUsage(family, { adventures: 300, bytes: bytes * 0.95 });
    show(family);
    expect((await shown('Your account is almost full')).textContent).toContain('It holds 47 of 50 MB of adventures.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await syncUsage(family, { adventures: 301, bytes: bytes - 100_000 });
    await shown('Your account is full');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await syncUsage(family, { adventures: 10, bytes: 400_000 });
    await waitFor(() => expect(settings()).toBe('What stands below it.'));
    // The card reads the usage by itself, perhaps later than the settings.
    await waitFor(() => expect(wasDismissed('account-1', 'full')).toBe(false));
    await syncUsage(family, { adventures: most, bytes: 400_000 });
    await shown('Your account is full');
  });

  it('lead to the adventures, where they can be deleted', async () => {
    const family = await openTestFamily();
    await syncUsage(family, { adventures: most, bytes: 400_000 });
    show(family);
    await userEvent.click(await screen.findByRole('button', { name: 'See all adventures' }));
    await waitFor(() => expect(address()).toBe('/?view=profile&tab=history'));
  });
});
