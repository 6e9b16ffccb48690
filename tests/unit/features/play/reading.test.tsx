// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReading } from '../../../../src/features/play/aloud/useReading.ts';
import { changeSettings } from '../../../../src/platform/device/settings.ts';
import type { SpeechTold } from '../../../../src/platform/device/speech.ts';

type Spoken = { text: string; rate: number; told: SpeechTold; stopped: boolean };

/** What the device was asked to say, in order. */
let spoken: Spoken[] = [];

vi.mock('../../../../src/platform/device/speech.ts', () => ({
  listVoices: () => [{ id: 'ada', name: 'Ada', lang: 'en-GB', local: true }],
  onVoices: () => () => undefined,
  speak: (text: string, { rate }: { rate: number }, told: SpeechTold) => {
    const one = { text, rate, told, stopped: false };
    spoken.push(one);
    return () => {
      one.stopped = true;
    };
  },
}));

beforeEach(() => {
  spoken = [];
  changeSettings({ speechRate: 1 });
});
afterEach(cleanup);

const page = ['The door opens. Who is there?', 'Nobody.'];

function open(paragraphs: readonly string[] = page) {
  const { result, rerender } = renderHook((texts: readonly string[]) => useReading('page', texts), { initialProps: paragraphs });
  const latest = (): Spoken => spoken.at(-1) as Spoken;
  return { reader: () => result.current, show: (texts: readonly string[]) => rerender(texts), latest };
}

describe('reading aloud', () => {
  it('says one sentence after another and falls silent at the end', () => {
    const { reader, latest } = open();
    act(() => reader().play());
    for (const number of [0, 1, 2]) {
      expect(reader().reading).toEqual({ kind: 'reading', sentence: number, word: null });
      act(() => latest().told.onEnd());
    }
    expect(spoken.map(({ text }) => text)).toEqual(['The door opens.', 'Who is there?', 'Nobody.']);
    expect(reader().reading).toEqual({ kind: 'silent' });
  });

  it('starts the sentence over after a pause', () => {
    const { reader, latest } = open();
    act(() => reader().play());
    act(() => latest().told.onEnd());
    act(() => reader().rest());
    expect([reader().reading.kind, latest().stopped]).toEqual(['resting', true]);
    act(() => reader().play());
    expect(latest().text).toBe('Who is there?');
  });

  it('starts the sentence over at a new speed, which the next sentences keep; a pause stays one', () => {
    const { reader, latest } = open();
    act(() => reader().play());
    act(() => changeSettings({ speechRate: 1.2 }));
    expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ['The door opens.', 1],
      ['The door opens.', 1.2],
    ]);
    act(() => latest().told.onEnd());
    expect(latest().rate).toBe(1.2);
    act(() => reader().rest());
    act(() => changeSettings({ speechRate: 0.8 }));
    expect(spoken).toHaveLength(3);
  });

  it('stops when another text is shown, and reads that one from its start', () => {
    const { reader, show, latest } = open();
    act(() => reader().play());
    show(['Another page. It is blue.']);
    expect([reader().reading.kind, latest().stopped]).toEqual(['silent', true]);
    act(() => reader().play());
    act(() => latest().told.onEnd());
    expect(latest().text).toBe('It is blue.');
  });
});
