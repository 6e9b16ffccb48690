// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListenControls } from '../../../../src/features/play/aloud/ListenControls.tsx';
import { useReading } from '../../../../src/features/play/aloud/useReading.ts';
import { NotesBox } from '../../../../src/features/play/notes/NotesBox.tsx';
import { type Notes, useNotes } from '../../../../src/features/play/notes/useNotes.ts';

const stopVoice = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../../../src/platform/device/speech.ts', () => ({
  listVoices: () => [{ id: 'ada', name: 'Ada', lang: 'en-GB', local: true }],
  onVoices: () => () => undefined,
  speak: () => stopVoice,
}));

/** A browser's speech recognition, which hears what the test says. As in a real one, a result may come after the end was asked for. */
class Recognition extends EventTarget {
  static latest: Recognition;
  start = (): void => {
    Recognition.latest = this;
  };
  stop = vi.fn<() => void>();
  abort = vi.fn<() => void>();
}

/** What the browser has heard by now; everything but the last utterance is final. */
function hear(...utterances: string[]): void {
  const results = utterances.map((transcript, index) => ({ isFinal: index < utterances.length - 1, 0: { transcript } }));
  act(() => void Recognition.latest.dispatchEvent(Object.assign(new Event('result'), { results })));
}

beforeEach(() => void vi.stubGlobal('SpeechRecognition', Recognition));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let notes: Notes;

/** The notes of a step, as they are on the play screen. */
function Page({ step }: { step: string }) {
  const typed = useNotes(step, '', [], () => Promise.resolve(true));
  useEffect(() => {
    notes = typed;
  });
  return <NotesBox at={{ current: null }} notes={typed} />;
}

/** The voice that reads the step, above its notes. */
function ReadPage({ step }: { step: string }) {
  const reader = useReading(step, ['High on a hill.']);
  return (
    <>
      <ListenControls reader={reader} />
      <Page step={step} />
    </>
  );
}

const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const text = (): string => notes.now().text;
const write = (typed: string): void => act(() => notes.change({ text: typed, said: notes.now().said }));

describe('[PLAY-11] dictation', () => {
  it('writes what is said after what is there, and corrects itself', async () => {
    render(<Page step="a" />);
    write('Tom hid. ');
    await press('Say it');
    hear('they build');
    hear('they built a bridge');
    hear('they built a bridge', 'and sang');
    expect(text()).toBe('Tom hid. they built a bridge and sang');
  });

  it('writes each word once where the browser adds a longer utterance instead of correcting the last one', async () => {
    render(<Page step="a" />);
    write('Tom hid.');
    await press('Say it');
    hear('Mia');
    hear('Mia', 'mia built');
    hear('Mia', 'mia built', 'Mia built a bridge');
    hear('Mia', 'mia built', 'Mia built a bridge', 'Mia built a bridge');
    expect(text()).toBe('Tom hid. Mia built a bridge');
    hear('Mia', 'mia built', 'Mia built a bridge', 'Mia built a bridge', 'and');
    hear('Mia', 'mia built', 'Mia built a bridge', 'Mia built a bridge', 'and', 'and sang');
    expect(text()).toBe('Tom hid. Mia built a bridge and sang');
  });

  it('writes once what somebody begins again', async () => {
    render(<Page step="a" />);
    await press('Say it');
    hear('they built');
    hear('they built', 'they');
    expect(text()).toBe('they built they');
    await press('Loved it');
    hear('they built', 'they built a bridge');
    expect(text()).toBe('they built a bridge. They loved it.');
  });

  it('ends when the page is turned: what comes late is not the note of the next step', async () => {
    const { rerender } = render(<Page step="a" />);
    await press('Say it');
    hear('they built');
    rerender(<Page step="b" />);
    expect(Recognition.latest.abort).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Say it' })).toBeTruthy();
    hear('they built a bridge');
    expect(text()).toBe('');
  });

  it.each(['visibilitychange', 'pagehide'])('stops listening when the app is left (%s)', async (event) => {
    render(<Page step="a" />);
    await press('Say it');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void (event === 'pagehide' ? window : document).dispatchEvent(new Event(event)));
    expect(Recognition.latest.stop).toHaveBeenCalledOnce();
  });

  it('stops listening when the device begins to read aloud, whose words are not what the children did', async () => {
    render(<ReadPage step="a" />);
    await press('Say it');
    expect(Recognition.latest.stop).not.toHaveBeenCalled();
    await press('Listen');
    expect(Recognition.latest.stop).toHaveBeenCalledOnce();
  });

  it('pauses the reading when it begins', async () => {
    render(<ReadPage step="a" />);
    await press('Listen');
    stopVoice.mockClear();
    await press('Say it');
    expect(stopVoice).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Continue reading' })).toBeTruthy();
  });

  it('ends when the page is left', async () => {
    const { unmount } = render(<Page step="a" />);
    await press('Say it');
    unmount();
    expect(Recognition.latest.abort).toHaveBeenCalled();
    hear('they built a bridge');
    expect(text()).toBe('');
  });

  it('writes what was said before it was stopped', async () => {
    render(<Page step="a" />);
    await press('Say it');
    hear('they built');
    await press('Stop listening');
    hear('they built a bridge');
    act(() => void Recognition.latest.dispatchEvent(new Event('end')));
    expect(text()).toBe('they built a bridge');
    expect(screen.getByRole('button', { name: 'Say it' })).toBeTruthy();
  });

  it('keeps what is tapped meanwhile', async () => {
    render(<Page step="a" />);
    await press('Say it');
    hear('it');
    await press('Loved it');
    hear('it was high');
    hear('it was high', 'then they rested');
    expect(text()).toBe('it was high. They loved it. then they rested');
    expect(notes.now().said.map(({ intent }) => intent)).toEqual(['loved']);
  });

  it('writes what was found behind the tap that says so', async () => {
    render(<Page step="a" />);
    await press('Say it');
    hear('they looked around');
    await press('Found something…');
    hear('they looked around', 'a blue feather');
    expect(text()).toBe('they looked around. They found a blue feather');
  });

  it('keeps a word that the adult corrects meanwhile', async () => {
    render(<Page step="a" />);
    await press('Say it');
    hear('mere built');
    write('Mia built');
    hear('mere built a bridge');
    hear('mere built a bridge to the moon');
    expect(text()).toBe('Mia built a bridge to the moon');
  });
});
