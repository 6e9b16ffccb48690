// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { useAdventure } from '../../../../src/data/read/hooks.ts';
import { loadAdventure } from '../../../../src/data/read/queries.ts';
import { useResuming } from '../../../../src/features/play/useResuming.ts';
import { usePlace } from '../../../../src/platform/view/view.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import type { TestFamily } from '../../data/family.ts';
import { familyWithAdventures, ids } from '../library/stage.tsx';

/** The play view, opened to resume an adventure that is paused. */
function open({ db, clock }: TestFamily) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/', search: `?view=playing&adventure=${ids.castle}`, state: { resume: true } }]}>
      <UiProvider>
        <FamilyProvider family={db} clock={clock}>
          {children}
        </FamilyProvider>
      </UiProvider>
    </MemoryRouter>
  );
  const use = () => {
    const status = useAdventure(ids.castle)?.status;
    return { status, resuming: useResuming(ids.castle, status), wished: usePlace().resume };
  };
  return renderHook(use, { wrapper }).result;
}

describe('resuming an adventure', () => {
  it('shows it from the first moment, has it active in the database, and says so', async () => {
    const family = await familyWithAdventures();
    const seen = open(family);
    expect(seen.current.resuming).toBe(true);
    expect(await screen.findByText('Adventure Resumed!')).toBeTruthy();
    await waitFor(() => expect(seen.current).toEqual({ status: 'active', resuming: false, wished: false }));
    expect((await loadAdventure(family.db, ids.castle))?.status).toBe('active');
  });

  it('says where the database refuses it, and shows it paused', async () => {
    const family = await familyWithAdventures();
    family.db.access.set({ kind: 'newer-schema' });
    const seen = open(family);
    expect(await screen.findByText('Failed to update adventure session.')).toBeTruthy();
    await waitFor(() => expect(seen.current).toMatchObject({ status: 'paused_for_continuation', resuming: false }));
  });
});
