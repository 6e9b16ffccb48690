// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { firstDraft } from '../../../../src/features/selector/setup/last-time.ts';
import { pictureCaption } from '../../../../src/features/welcome/texts.ts';
import { WelcomeScreen } from '../../../../src/features/welcome/WelcomeScreen.tsx';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { AtAddress, address } from '../../address.tsx';
import { adventure, den, mia, openTestFamily, type TestFamily, tom, uuid } from '../../data/family.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(family: TestFamily): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <AtAddress>
          <WelcomeScreen
            header={<button type="button">Sign Out</button>}
            extras={null}
            continueSections={<p>the stories that wait</p>}
            library={null}
          />
        </AtAddress>
      </FamilyProvider>
    </UiProvider>,
  );
}

const withChildren = async (): Promise<TestFamily> => {
  const family = await openTestFamily();
  await family.write({ kind: 'saveChild', id: uuid(1), fields: mia });
  await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
  return family;
};

describe('the dashboard', () => {
  it('[HOME-01] greets a family by name, and has a title', async () => {
    open(await withChildren());
    expect(await screen.findByRole('heading', { level: 1, name: 'Adventure Dashboard' })).toBeTruthy();
    expect(screen.getByText('Welcome back, Robin!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    expect(document.title).toBe('Adventure Dashboard – Play Venture');
  });

  it('[HOME-01] has another title without children, and a greeting for a nameless adult', async () => {
    const family = await openTestFamily();
    await family.db.dexie.profile.toCollection().modify((row) => {
      row.fields = { ...row.fields, adult_name: null };
    });
    open(family);
    expect(await screen.findByRole('heading', { level: 1, name: 'Play Venture Games' })).toBeTruthy();
    expect(screen.getByText('Welcome back, Adventurer!')).toBeTruthy();
  });

  it('[HOME-03] labels the start button by what there is', async () => {
    open(await openTestFamily());
    await userEvent.click(await screen.findByRole('button', { name: 'Start Your Adventure' }));
    await waitFor(() => expect(address()).toBe('/?view=selector'));
    cleanup();

    const family = await withChildren();
    open(family);
    expect(await screen.findByRole('button', { name: 'Continue Adventure' })).toBeTruthy();
    await family.write({ kind: 'createAdventure', id: uuid(8), fields: adventure() });
    expect(await screen.findByRole('button', { name: 'Start New Adventure' })).toBeTruthy();
    await family.write({ kind: 'endAdventure', id: uuid(8), summary: null, outcome: null });
    expect(await screen.findByRole('button', { name: 'Continue Adventure' })).toBeTruthy();
  });

  it('[HOME-04] says that it is loading, then leads to My Profile', async () => {
    open(await withChildren());
    expect(screen.getByText('Loading your adventures...')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'My Profile' }));
    await waitFor(() => expect(address()).toBe('/?view=profile'));
    expect(screen.queryByText('Loading your adventures...')).toBeNull();
  });

  it('[HOME-05] invites to the first adventure only', async () => {
    const family = await withChildren();
    open(family);
    expect(await screen.findByRole('heading', { name: 'Ready for Your First Adventure?' })).toBeTruthy();
    expect(screen.getByText('Create magical, interactive adventures that bring your family together!')).toBeTruthy();
    await family.write({ kind: 'createAdventure', id: uuid(8), fields: adventure() });
    await screen.findByRole('button', { name: 'Start New Adventure' });
    expect(screen.queryByText('Ready for Your First Adventure?')).toBeNull();
  });

  it('shows the story that the selector will suggest, also after the place of the last adventure was deleted', async () => {
    const family = await openTestFamily();
    await family.write({ kind: 'saveChild', id: uuid(1), fields: { ...mia, age: 3 } });
    await family.write({ kind: 'saveEnvironment', id: uuid(3), fields: den });
    // Of the stories for small children, two were played; the third needs a place to run.
    const inDen = ['fairy-tale', 'underwater'].map((theme) => ({ ...adventure(), theme, environment: uuid(3) }));
    for (const [index, fields] of inDen.entries()) await family.write({ kind: 'createAdventure', id: uuid(8 + index), fields });
    await family.write({ kind: 'removeEnvironment', id: uuid(3) });
    open(family);
    const { theme } = firstDraft(inDen, await loadFamily(family.db), family.clock.now()).choices;
    expect(await screen.findByText(pictureCaption(theme))).toBeTruthy();
  });

  it('gives the heading the focus, so that a screen reader starts there', async () => {
    open(await withChildren());
    const title = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });
});
