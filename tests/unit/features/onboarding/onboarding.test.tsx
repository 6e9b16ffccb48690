// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { loadFamily } from '../../../../src/data/read/queries.ts';
import { Onboarding } from '../../../../src/features/onboarding/Onboarding.tsx';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { openTestFamily, type TestFamily } from '../../data/family.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

function show(family: TestFamily): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <button type="button">Behind it all</button>
        <Onboarding />
      </FamilyProvider>
    </UiProvider>,
  );
}

const slide = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const showAgain = async (family: TestFamily) => (await loadFamily(family.db)).profile?.show_onboarding;

describe('the introduction', () => {
  it('[ONB-01] goes through four slides, forwards and back, to Get Started', async () => {
    show(await openTestFamily());
    await slide('Welcome to Play Venture');
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    await press('Next');
    await slide('How it works');
    await press('Previous');
    await slide('Welcome to Play Venture');
    await press('Next');
    await press('Next');
    await slide('What makes it special');
    await press('Next');
    await slide('Quick tips');
    expect(screen.getByText('4 of 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await press('Get Started');
    await gone();
  });

  it('[ONB-01] is closed neither by Escape nor by a tap outside', async () => {
    show(await openTestFamily());
    await slide('Welcome to Play Venture');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Behind it all', hidden: true }), { pointerEventsCheck: 0 });
    await slide('Welcome to Play Venture');
  });

  it('[ONB-02] is shown once per browser session', async () => {
    const family = await openTestFamily();
    show(family);
    await slide('Welcome to Play Venture');
    await press('Skip');
    await gone();
    expect(sessionStorage.getItem('onboarding_seen')).not.toBeNull();
    expect(await showAgain(family)).toBe(true);
    cleanup();
    show(family);
    await screen.findByRole('button', { name: 'Behind it all' });
    await gone();
  });

  it('[ONB-02] is not shown for a day on this device after it was skipped, for this account only', async () => {
    const skipped = Date.parse('2026-11-21T10:00:00Z');
    const hours = (count: number): number => skipped + count * 3_600_000;
    const family = await openTestFamily();
    family.clock.set(skipped);
    show(family);
    await slide('Welcome to Play Venture');
    await press('Skip');
    await gone();
    const nextSession = async (at: number): Promise<void> => {
      cleanup();
      sessionStorage.clear();
      family.clock.set(at);
      show(family);
      await screen.findByRole('button', { name: 'Behind it all', hidden: true });
    };
    await nextSession(hours(24));
    await waitFor(async () => expect(await showAgain(family)).toBe(true));
    await gone();
    await nextSession(hours(48));
    await slide('Welcome to Play Venture');
    localStorage.setItem('onboarding_met:another-account', String(hours(48)));
    await nextSession(hours(49));
    await slide('Welcome to Play Venture');
  });

  it('[ONB-02] is never shown again if that was ticked on finishing', async () => {
    const family = await openTestFamily();
    show(family);
    await slide('Welcome to Play Venture');
    await userEvent.click(screen.getByRole('checkbox', { name: "Don't show this again" }));
    for (let turn = 0; turn < 3; turn += 1) await press('Next');
    await press('Get Started');
    await gone();
    await waitFor(async () => expect(await showAgain(family)).toBe(false));
  });

  it('[ONB-02] Skip finishes without the tick', async () => {
    const family = await openTestFamily();
    show(family);
    await slide('Welcome to Play Venture');
    await userEvent.click(screen.getByRole('checkbox', { name: "Don't show this again" }));
    await press('Skip');
    await gone();
    expect(await showAgain(family)).toBe(true);
  });
});
