// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Trouble } from '../../../../src/features/play/care/useTrouble.ts';
import { type Noted, nothingNoted } from '../../../../src/features/play/notes/texts.ts';
import type { Turned } from '../../../../src/features/play/page/usePageTurns.ts';
import type { Play } from '../../../../src/features/play/usePlay.ts';
import { usePlayActions } from '../../../../src/features/play/usePlayActions.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { toast } from '../../../../src/ui/Toast/toast.ts';

afterEach(cleanup);

const calm: Trouble = { kind: 'none' };
const hurt: Trouble = { kind: 'care', about: 'unknown', note: null, next: false };

const nothing = (): undefined => undefined;

/** The buttons of a play screen on which the next step arrives as soon as `arrive` is called. */
function openPage() {
  let arrived: (how: Turned) => void = nothing;
  const next = vi.fn<Play['next']>(() => new Promise((resolve) => (arrived = resolve)));
  const notes = { now: (): Noted => nothingNoted, follow: () => nothing, change: nothing, flush: () => Promise.resolve() };
  const shownRef = { current: undefined };
  const { result, rerender } = renderHook(
    (trouble: Trouble) => {
      const watch = { trouble, stops: () => false, isReal: nothing, open: nothing, clear: nothing, left: () => null };
      return usePlayActions({ play: { next } as Partial<Play> as Play, notes, watch, onHurt: nothing, shownRef });
    },
    { initialProps: calm, wrapper: UiProvider },
  );
  const arrive = (how: Turned): Promise<void> => act(async () => arrived(how));
  return { actions: () => result.current, careOpens: () => rerender(hurt), arrive, next };
}

describe('the next step', () => {
  it('[PLAY-10] is announced once it is there', async () => {
    const page = openPage();
    act(() => page.actions().onNext());
    await waitFor(() => expect(page.next).toHaveBeenCalledWith(nothingNoted, { agreed: false, inStory: false }));
    await page.arrive('told');
    expect(await screen.findByText('Next Step Ready')).toBeTruthy();
  });

  it('is not announced while somebody needs the adult', async () => {
    const page = openPage();
    act(() => page.actions().onNext());
    await waitFor(() => expect(page.next).toHaveBeenCalled());
    page.careOpens();
    await page.arrive('told');
    toast({ title: 'A later message' });
    await screen.findByText('A later message');
    expect(screen.queryByText('Next Step Ready')).toBeNull();
  });

  it('asks before later steps are discarded, and keeps the adult’s word that the notes belong to the story', async () => {
    const page = openPage();
    act(() => page.actions().isInStory());
    await waitFor(() => expect(page.next).toHaveBeenCalledWith(nothingNoted, { agreed: false, inStory: true }));
    await page.arrive('branching');
    expect(page.actions().dialog).toBe('branch');
    act(() => page.actions().agreeToBranch());
    await waitFor(() => expect(page.next).toHaveBeenCalledWith(nothingNoted, { agreed: true, inStory: true }));
  });
});
