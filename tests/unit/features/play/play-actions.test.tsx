// @vitest-environment jsdom
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CareKind } from '../../../../src/features/play/care/care.ts';
import type { Trouble } from '../../../../src/features/play/care/useTrouble.ts';
import { type Noted, nothingNoted } from '../../../../src/features/play/notes/texts.ts';
import type { Turned } from '../../../../src/features/play/page/usePageTurns.ts';
import type { Play } from '../../../../src/features/play/usePlay.ts';
import { usePlayActions } from '../../../../src/features/play/usePlayActions.ts';
import { UiProvider } from '../../../../src/ui/provider/UiProvider.tsx';
import { toast } from '../../../../src/ui/Toast/toast.ts';

afterEach(cleanup);

const calm: Trouble = { kind: 'none' };
const kind: CareKind = 'injury';
const hurt: Trouble = { kind: 'care', about: 'unknown', note: null, next: false };

const fell: Noted = { text: 'Tom fell and his arm is broken', said: [] };

const nothing = (): undefined => undefined;

/** The buttons of a play screen on which the next step arrives as soon as `arrive` is called. `fails`: what can't be stored. */
function openPage(noted: Noted = nothingNoted, fails: readonly ('notes' | 'setAside' | 'stop')[] = []) {
  let arrived: (how: Turned) => void = nothing;
  const next = vi.fn<Play['next']>(() => new Promise((resolve) => (arrived = resolve)));
  const back = vi.fn<Play['back']>(() => Promise.resolve());
  const stop = vi.fn<Play['stop']>(() => Promise.resolve(!fails.includes('stop')));
  const setAside = vi.fn<Play['setAside']>(() => Promise.resolve(!fails.includes('setAside')));
  const change = vi.fn<(noted: Noted) => void>();
  const clear = vi.fn<() => void>();
  const onHurt = vi.fn<(kind: CareKind | null) => void>();
  const shown = { noted };
  const flush = () => Promise.resolve(!fails.includes('notes'));
  const notes = { now: (): Noted => shown.noted, step: () => 'step', follow: () => nothing, change, flush };
  const shownRef = { current: undefined };
  const { result, rerender } = renderHook(
    (trouble: Trouble) => {
      const watch = {
        trouble,
        stops: () => false,
        isReal: nothing,
        open: nothing,
        clear,
        left: (noted: Noted) => (noted === fell ? kind : null),
      };
      const play = { next, back, stop, setAside } as Partial<Play> as Play;
      return usePlayActions({ play, notes, watch, onHurt, shownRef });
    },
    { initialProps: calm, wrapper: UiProvider },
  );
  const arrive = (how: Turned): Promise<void> => act(async () => arrived(how));
  return { actions: () => result.current, careOpens: () => rerender(hurt), arrive, next, back, stop, change, clear, onHurt, shown };
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

describe('[PLAY-18] where a note can’t be saved', () => {
  const noted: Noted = { text: 'Mia built a bridge', said: [] };

  it('the page is not turned, in either direction', async () => {
    const page = openPage(noted, ['notes']);
    await act(async () => page.actions().onNext());
    await act(async () => page.actions().onBack());
    expect(page.next).not.toHaveBeenCalled();
    expect(page.back).not.toHaveBeenCalled();
  });

  it('the adventure is not stopped', async () => {
    const page = openPage(noted, ['notes']);
    await act(async () => page.actions().onPause());
    await act(async () => page.actions().onComplete());
    await act(() => page.actions().end());
    expect(page.stop).not.toHaveBeenCalled();
  });
});

describe('[BEY-03] a note about trouble', () => {
  const about = { about: kind, note: fell.text, next: true };

  it('is cleared once it is set aside, and the story goes on without it', async () => {
    const page = openPage(fell);
    act(() => void page.actions().goOnAfterCare(about));
    await waitFor(() => expect(page.next).toHaveBeenCalledWith(nothingNoted, { agreed: false, inStory: false }));
    expect(page.change).toHaveBeenCalledWith(nothingNoted);
  });

  it('stays on its step if it can’t be set aside, and the adventure is not left', async () => {
    const page = openPage(fell, ['setAside']);
    await act(() => page.actions().pauseForCare(about));
    await act(() => page.actions().goOnAfterCare(about));
    expect(page.clear).toHaveBeenCalledOnce();
    for (const left of [page.change, page.stop, page.next, page.onHurt]) expect(left).not.toHaveBeenCalled();
  });

  it.each(['paused', 'left'])('is no longer the reason for an end if the adventure can’t be %s', async (how) => {
    const page = openPage(fell, ['stop']);
    await act(async () => (how === 'left' ? page.actions().onComplete() : page.actions().pauseForCare(about)));
    expect(page.onHurt.mock.calls).toEqual([[kind], [null]]);
  });
});
