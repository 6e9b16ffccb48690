// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
function openPage(noted: Noted = nothingNoted) {
  let arrived: (how: Turned) => void = nothing;
  const next = vi.fn<Play['next']>(() => new Promise((resolve) => (arrived = resolve)));
  const back = vi.fn<Play['back']>(() => Promise.resolve());
  const change = vi.fn<(noted: Noted) => void>();
  const shown = { noted };
  const notes = { now: (): Noted => shown.noted, follow: () => nothing, change, flush: () => Promise.resolve() };
  const shownRef = { current: undefined };
  const { result, rerender } = renderHook(
    (trouble: Trouble) => {
      const watch = { trouble, stops: () => false, isReal: nothing, open: nothing, clear: nothing, left: () => null };
      return usePlayActions({ play: { next, back } as Partial<Play> as Play, notes, watch, onHurt: nothing, shownRef });
    },
    { initialProps: calm, wrapper: UiProvider },
  );
  const arrive = (how: Turned): Promise<void> => act(async () => arrived(how));
  return { actions: () => result.current, careOpens: () => rerender(hurt), arrive, next, back, change, shown };
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

describe('[PLAY-07] going back', () => {
  const noted: Noted = { text: 'They loved it. Tom hid', said: [{ intent: 'loved', words: 'They loved it.' }] };

  it('clears a note, and brings it back with its step', async () => {
    const page = openPage(noted);
    act(() => page.actions().onBack());
    await waitFor(() => expect(page.back).toHaveBeenCalled());
    page.shown.noted = { text: 'Mia sang', said: [] };
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(page.next).toHaveBeenCalledWith(nothingNoted, { agreed: false, inStory: false }));
    expect(page.change).not.toHaveBeenCalled();
    await page.arrive('done');
    expect(page.change).toHaveBeenCalledWith({ text: 'They loved it. Tom hid Mia sang', said: noted.said });
  });

  it('has nothing to bring back without a note, or once the family goes on', async () => {
    const page = openPage();
    act(() => page.actions().onBack());
    await waitFor(() => expect(page.back).toHaveBeenCalled());
    toast({ title: 'A later message' });
    await screen.findByText('A later message');
    expect(screen.queryByText('Your note was cleared')).toBeNull();
    page.shown.noted = noted;
    act(() => page.actions().onBack());
    await screen.findByText('Your note was cleared');
    act(() => page.actions().onNext());
    // A toast with a button that nobody closes stays for nine seconds.
    await waitFor(() => expect(screen.queryByText('Your note was cleared')).toBeNull(), { timeout: 5_000 });
  });
});
