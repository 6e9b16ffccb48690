// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadAdventure } from '../../../../src/data/read/queries.ts';
import { usePlay } from '../../../../src/features/play/usePlay.ts';
import { type AccountState, setAccountState } from '../../../../src/platform/account/account-state.ts';
import type { CallService, StoryPorts } from '../../../../src/story/ports.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { toast } from '../../../../src/ui/Toast/toast.ts';
import { adventure, openTestFamily, uuid } from '../../data/family.ts';

/** A story service that refuses every call. */
const call = vi.hoisted(() => vi.fn<CallService>(() => Promise.resolve({ ok: false, error: { kind: 'unauthorised' } })));
const storyPorts = vi.hoisted(
  (): StoryPorts => ({
    call,
    loadTeller: () => Promise.reject(new Error('not in this test')),
    online: () => true,
    worthWaiting: () => false,
    id: () => '',
  }),
);
vi.mock('../../../../src/platform/story.ts', () => ({ storyPorts }));

afterEach(() => {
  cleanup();
  call.mockClear();
  setAccountState({ kind: 'loading' });
});

const robin = { id: uuid(1), email: '', adultName: 'Robin' };

/** Completes an adventure, and waits until everything has been said about it. */
async function complete(who: AccountState): Promise<void> {
  setAccountState(who);
  const family = await openTestFamily();
  await family.write({ kind: 'createAdventure', id: uuid(5), fields: adventure() });
  const stored = await loadAdventure(family.db, uuid(5));
  if (!stored?.continuation_data) throw new Error('no adventure');
  const { continuation_data: data } = stored;
  const play = renderHook(() => usePlay(family.db, stored, data), { wrapper: UiProvider });
  await act(() => play.result.current.stop('complete'));
  await waitFor(() => expect(call).toHaveBeenCalled());
  await act(() => Promise.resolve());
}

it('[PLAY-17] [BEY-01] completing a tried-out adventure warns of nothing: there is no service to tell', async () => {
  await complete({ kind: 'guest', account: robin });
  toast({ title: 'A later message' });
  await screen.findByText('A later message');
  expect(screen.queryByText('Warning')).toBeNull();
});

it('[PLAY-17] a family with an account is warned if the service was not told', async () => {
  await complete({ kind: 'signed-in', account: robin, session: 'valid' });
  expect(await screen.findByText('Warning')).toBeTruthy();
});
