// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RefusedDialog } from '../../../src/app/notices/RefusedDialog.tsx';
import { RefusedNotice } from '../../../src/app/notices/RowNotices.tsx';
import { FamilyProvider } from '../../../src/data/family-context.tsx';
import type { LocalTable } from '../../../src/data/schema.ts';
import { ProfileView } from '../../../src/features/profile/ProfileView.tsx';
import { UiProvider } from '../../../src/ui/provider/UiProvider.tsx';
import { AtAddress, address } from '../address.tsx';
import { adventure, den, mia, openTestFamily, type TestFamily, uuid } from '../data/family.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

async function refuse({ db }: TestFamily, table: LocalTable, id: string): Promise<void> {
  const row = await db.dexie[table].get(id);
  if (row === undefined) throw new Error(`No ${table} ${id}`);
  const rejected = { code: 'too_many', reason: `${table}_per_family`, at: '2026-11-21T10:00:00.000Z' };
  await db.dexie[table].put({ ...row, dirty: 1, rejected });
}

/** Shows the list of refused changes; resolves to the card about `name`. */
async function cardOf(family: TestFamily, name: string, onClose = (): void => undefined): Promise<HTMLElement> {
  render(
    <AtAddress>
      <UiProvider>
        <FamilyProvider family={family.db} clock={family.clock}>
          <RefusedDialog onClose={onClose} />
        </FamilyProvider>
      </UiProvider>
    </AtAddress>,
  );
  const title = await screen.findByText(name);
  let card: HTMLElement = title;
  while (within(card).queryByText('Discard') === null) card = card.parentElement ?? document.body;
  return card;
}

describe('a change that the server refused', () => {
  it.each([
    ['Child: Mia', 'children', uuid(1), `/?view=profile&tab=settings&edit=${uuid(1)}`],
    ['Place: The den', 'environments', uuid(2), `/?view=profile&tab=settings&edit=${uuid(2)}`],
    ['Adventure: pirates', 'adventures', uuid(3), `/?view=playing&adventure=${uuid(3)}`],
    ['Your profile: Robin', 'profile', '10000000-0000-4000-8000-000000000001', '/?view=profile&tab=settings'],
  ] as const)('Edit opens it: %s', async (name, table, id, there) => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await family.write({ kind: 'saveEnvironment', id: uuid(2), fields: den });
    await family.write({ kind: 'createAdventure', id: uuid(3), fields: adventure() });
    await refuse(family, table, id);
    const closed = vi.fn<() => void>();
    const card = await cardOf(family, name, closed);
    await userEvent.click(within(card).getByText('Edit'));
    expect(closed).toHaveBeenCalledOnce();
    await waitFor(() => expect(address()).toBe(there));
  });

  it('leaves the dialog open after the last one was decided, and says that nothing is left', async () => {
    const family = await openTestFamily();
    const notice = (refused: number) => (
      <AtAddress>
        <UiProvider>
          <FamilyProvider family={family.db} clock={family.clock}>
            <RefusedNotice refused={refused} deciding onDecide={() => undefined} />
          </FamilyProvider>
        </UiProvider>
      </AtAddress>
    );
    const { rerender } = render(notice(1));
    expect(await screen.findByText('One change could not be saved to your account')).toBeTruthy();
    rerender(notice(0));
    expect(screen.queryByText('One change could not be saved to your account')).toBeNull();
    expect(await screen.findByText('There is nothing left to decide.')).toBeTruthy();
  });

  it('Try again queues it again, Discard restores the account’s version', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await refuse(family, 'children', uuid(1));
    await userEvent.click(within(await cardOf(family, 'Child: Mia')).getByText('Try again'));
    expect(await screen.findByText('There is nothing left to decide.')).toBeTruthy();
    expect(await family.db.dexie.children.get(uuid(1))).not.toHaveProperty('rejected');
    cleanup();
    await refuse(family, 'children', uuid(1));
    await userEvent.click(within(await cardOf(family, 'Child: Mia')).getByText('Discard'));
    expect(await screen.findByText('There is nothing left to decide.')).toBeTruthy();
    expect(await family.db.dexie.children.count()).toBe(0);
  });
});

describe('My Profile with an entry to edit in the address', () => {
  async function openAt(edit: string): Promise<void> {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
    await family.write({ kind: 'saveEnvironment', id: uuid(2), fields: den });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    sessionStorage.clear();
    const parts = { header: null, underWay: null, history: null, settings: null, yourData: null, dangerZone: null };
    render(
      <UiProvider>
        <FamilyProvider family={family.db} clock={family.clock}>
          <AtAddress at={`/?view=profile&tab=settings&edit=${edit}`}>
            <ProfileView {...parts} />
          </AtAddress>
        </FamilyProvider>
      </UiProvider>,
    );
  }

  it('opens the child’s form', async () => {
    await openAt(uuid(1));
    expect(await screen.findByDisplayValue('Mia')).toBeTruthy();
  });

  it('opens the place’s form', async () => {
    await openAt(uuid(2));
    expect(await screen.findByDisplayValue('The den')).toBeTruthy();
  });
});
