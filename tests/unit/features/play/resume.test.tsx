// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { FamilyProvider } from '../../../../src/data/family-context.tsx';
import { useAdventure } from '../../../../src/data/read/hooks.ts';
import { ask } from '../../../../src/data/read/live-query.ts';
import { loadAdventure, storyOf } from '../../../../src/data/read/queries.ts';
import { useResuming } from '../../../../src/features/play/useResuming.ts';
import { afterPaint } from '../../../../src/platform/view/after-paint.ts';
import { useGo, usePlace } from '../../../../src/platform/view/view.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { mia, step, type TestFamily, tom, uuid } from '../../data/family.ts';
import { familyWithAdventures, ids } from '../library/stage.tsx';

/** The id of the step that is open in the castle. */
const openStep = step('c').id;

/** The play view, opened to resume a paused adventure. */
function open(family: TestFamily) {
  const use = () => {
    const adventure = useAdventure(ids.castle);
    return { status: adventure?.status, resuming: useResuming(family.db, ids.castle, adventure), wished: usePlace().resume };
  };
  return renderHook(use, { wrapper: around(family) }).result;
}

function around({ db, clock }: TestFamily) {
  return ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/', search: `?view=playing&adventure=${ids.castle}`, state: { resume: true } }]}>
      <UiProvider>
        <FamilyProvider family={db} clock={clock}>
          {children}
        </FamilyProvider>
      </UiProvider>
    </MemoryRouter>
  );
}

describe('resuming an adventure', () => {
  it('shows the adventure as active at once, saves it as active, and says so', async () => {
    const family = await familyWithAdventures();
    const seen = open(family);
    expect(seen.current.resuming).toBe(true);
    expect(await screen.findByText('Adventure Resumed!')).toBeTruthy();
    await waitFor(() => expect(seen.current).toEqual({ status: 'active', resuming: false, wished: false }));
    expect((await loadAdventure(family.db, ids.castle))?.status).toBe('active');
  });

  it('says so if it can’t be saved, and shows it as paused', async () => {
    const family = await familyWithAdventures();
    family.db.access.set({ kind: 'newer-schema' });
    const seen = open(family);
    expect(await screen.findByText('Failed to update adventure session.')).toBeTruthy();
    await waitFor(() => expect(seen.current).toMatchObject({ status: 'paused_for_continuation', resuming: false }));
  });

  it('[BEY-04] is played by today’s children where none of its own is in the family, and the family is told what that means', async () => {
    const family = await familyWithAdventures();
    await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    open(family);
    expect(await screen.findByText(/was not fitted to your children/)).toBeTruthy();
    expect((await loadAdventure(family.db, ids.castle))?.participating_children).toEqual([uuid(2)]);
  });

  it('[BEY-04] leaves out of what is still to be played what today’s child can’t do, and says so', async () => {
    const family = await familyWithAdventures();
    await family.write({ kind: 'saveChild', id: uuid(2), fields: { ...tom, limitations: 'broken leg' } });
    const words = { text_to_read: 'The gate is shut. Run to the gate! An owl hums.' };
    await family.write({ kind: 'progress', id: ids.castle, move: { kind: 'edit', id: openStep, words } });
    open(family);
    expect(await screen.findByText(/was left out of the steps/)).toBeTruthy();
    const steps = (await loadAdventure(family.db, ids.castle))?.continuation_data?.adventureSteps;
    expect(steps?.at(-1)?.text_to_read).toBe('The gate is shut. An owl hums.');
  });

  it('keeps its children while one of them is in the family', async () => {
    const family = await familyWithAdventures();
    const [first = ''] = (await loadAdventure(family.db, ids.castle))?.participating_children ?? [];
    await family.write({ kind: 'saveChild', id: first, fields: mia });
    await family.write({ kind: 'saveChild', id: uuid(2), fields: tom });
    open(family);
    expect(await screen.findByText('Adventure Resumed!')).toBeTruthy();
    expect(screen.queryByText(/was not fitted/)).toBeNull();
    expect((await loadAdventure(family.db, ids.castle))?.participating_children).toEqual([first]);
  });

  it('does not pull back somebody who goes home at once', async () => {
    const family = await familyWithAdventures();
    await family.write({ kind: 'resumeAdventure', id: ids.castle });
    await ask(family.db, storyOf(ids.castle));
    const use = () => {
      const adventure = useAdventure(ids.castle);
      useResuming(family.db, ids.castle, adventure);
      return { status: adventure?.status, view: usePlace().view, go: useGo() };
    };
    const seen = renderHook(use, { wrapper: around(family) }).result;
    expect(seen.current).toMatchObject({ status: 'active', view: 'playing' });
    act(() => seen.current.go({ view: 'welcome' }));
    expect(seen.current.view).toBe('welcome');
    // Waits for the work after the paint, and for a page turn that follows from it.
    await act(async () => {
      await afterPaint();
      await afterPaint();
    });
    expect(seen.current.view).toBe('welcome');
  });
});
