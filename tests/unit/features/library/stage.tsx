import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import type { AdventureFields } from '../../../../src/domain/entities/adventure.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { AtAddress } from '../../address.tsx';
import { adventure, openTestFamily, step, type TestFamily, uuid } from '../../data/family.ts';

/** A family with adventures: a real database in memory, and the real providers around a screen. */

// A test contains a whole visit to the library, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

/** jsdom has no layout, so no size ever changes. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

export function show(family: TestFamily, screen: ReactNode, at = '/'): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <AtAddress at={at}>{screen}</AtAddress>
      </FamilyProvider>
    </UiProvider>,
  );
}

export const ids = { pirates: uuid(101), castle: uuid(102), sea: uuid(103), ninjas: uuid(104) } as const;

/** An adventure with three told steps, last edited on the given day of November. */
export function told(day: number, change: Partial<AdventureFields> = {}): AdventureFields {
  const fields = adventure();
  const at = `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`;
  const steps = [step('a', 'prologue'), step('b'), step('c')];
  return {
    ...fields,
    session_date: at,
    updated_at: at,
    continuation_data: { currentStep: 2, adventureSteps: steps, userNotes: '', stepHistory: [] },
    ...change,
  };
}

/** One adventure of each status; the completed one has its keepsake. */
export async function familyWithAdventures(): Promise<TestFamily> {
  const family = await openTestFamily();
  const put = async (id: string, fields: AdventureFields) => {
    await family.write({ kind: 'createAdventure', id, fields });
  };
  const keepsake = { steps: [step('a', 'prologue'), step('z', 'ending')], completed_at: '2026-11-12T09:00:00.000Z' };
  await put(ids.pirates, told(11, { theme: 'pirates', story_summary: 'The parrot knows the way.' }));
  await put(ids.castle, told(10, { theme: 'knights', status: 'paused_for_continuation', custom_name: 'The Sleepy Dragon' }));
  await put(ids.sea, told(12, { theme: 'underwater', status: 'completed', continuation_data: null, keepsake }));
  await put(ids.ninjas, told(14, { theme: 'ninjas', status: 'ended_early' }));
  return family;
}
