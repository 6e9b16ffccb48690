import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { forgetChoices, useChoices } from '../../../../src/features/selector/setup/choices.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { AtAddress } from '../../address.tsx';
import { den, mia, openTestFamily, type TestFamily, tom, uuid } from '../../data/family.ts';

/** A family setting up an adventure: a real database in memory, and the real providers around a screen. */

// A test makes all choices, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

// Mocks what jsdom has no layout for.
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  const { account } = useChoices.getState();
  if (account !== null) forgetChoices(account);
  vi.restoreAllMocks();
});

export const ids = { mia: uuid(1), tom: uuid(2), den: uuid(3), last: uuid(4) } as const;

/** Mia (6), Tom (9) and their den. */
export async function familyOfTwo(): Promise<TestFamily> {
  const family = await openTestFamily();
  await family.write({ kind: 'saveChild', id: ids.mia, fields: mia });
  await family.write({ kind: 'saveChild', id: ids.tom, fields: tom });
  await family.write({ kind: 'saveEnvironment', id: ids.den, fields: den });
  return family;
}

export function show(family: TestFamily, screen: ReactNode, at = '/'): void {
  render(
    <UiProvider>
      <FamilyProvider family={family.db} clock={family.clock}>
        <AtAddress at={at}>{screen}</AtAddress>
      </FamilyProvider>
    </UiProvider>,
  );
}
