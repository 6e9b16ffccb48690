import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { storyLanguage } from '../../../domain/story-language.ts';
import { readingWords } from '../../../messages/play/reading.ts';
import { useSettings } from '../../../platform/device/settings.ts';
import { listVoices, onVoices, speak, type Voice } from '../../../platform/device/speech.ts';
import { toast } from '../../../ui/Toast/toast.ts';
import { useHandler } from '../useHandler.ts';
import { isSayable, splitSentences } from './sentences.ts';
import { takeTurn } from './take-turn.ts';
import { useStopWhenHidden } from './useStopWhenHidden.ts';

/** What is being read aloud: nothing, or a sentence (its index on the whole page), playing or paused. */
export type Reading =
  | { kind: 'silent' }
  | {
      kind: 'reading' | 'resting';
      sentence: number;
      /** The word being said, as character positions in the sentence. */
      word: [number, number] | null;
    };

export type Reader = {
  /** False if the browser has no voice (yet); then there are no controls. */
  able: boolean;
  /** The sentences of each paragraph; joined, they are exactly the paragraph. */
  sentences: readonly (readonly string[])[];
  reading: Reading;
  play: () => void;
  rest: () => void;
  stop: () => void;
};

const silent: Reading = { kind: 'silent' };

/** The voices of this device, the best for `lang` first; updated when the browser loads more. */
export function useVoices(lang: string): readonly Voice[] {
  const seen = useRef<{ key: string; voices: Voice[] }>({ key: '', voices: [] });
  return useSyncExternalStore(onVoices, () => {
    const voices = listVoices(lang);
    const key = voices.map(({ id, name }) => `${id} ${name}`).join('\n');
    if (key !== seen.current.key) seen.current = { key, voices };
    return seen.current.voices;
  });
}

/** The language tag to choose a voice by: for an English text, the family's own variant of English. */
export function voiceLanguage(lang: string): string {
  return navigator.languages?.find((own) => own.toLowerCase().startsWith(`${lang.toLowerCase()}-`)) ?? lang;
}

/**
 * Reads paragraphs aloud, sentence by sentence, only when asked. It stops when the text changes, when the page is left or hidden, and at
 * the end; it pauses when dictation begins. Resuming starts the sentence over, because speech engines treat a pause in different ways. `page` identifies what is read: two
 * pages may have the same text, and reading must stop when the first one is left.
 */
export function useReading(page: string, paragraphs: readonly string[]): Reader {
  const lang = voiceLanguage(storyLanguage);
  const { able, voiceId, rate } = useVoice(lang);
  const text = paragraphs.join('\n\n');
  const sentences = useMemo(() => text.split('\n\n').map((paragraph) => splitSentences(paragraph, lang)), [text, lang]);
  const [reading, setReading] = useState<Reading>(silent);
  const hush = useRef<() => void>(() => undefined);

  const stop = useCallback((): void => {
    hush.current();
    setReading(silent);
  }, []);

  /** Says the sentence with this index and, one by one, those after it. */
  const say = useHandler((from: number): void => {
    const all = sentences.flat();
    const next = all.findIndex((sentence, index) => index >= from && isSayable(sentence));
    const sentence = all[next];
    hush.current();
    if (sentence === undefined) return setReading(silent);
    setReading({ kind: 'reading', sentence: next, word: null });
    const lead = sentence.length - sentence.trimStart().length;
    hush.current = speak(
      sentence.trim(),
      { voiceId, rate, lang },
      {
        onWord: (start, end) => setReading({ kind: 'reading', sentence: next, word: [start + lead, end + lead] }),
        onEnd: () => say(next + 1),
        onFailed: () => {
          setReading(silent);
          sayVoiceFailed();
        },
      },
    );
  });

  // A new voice or speed takes effect at once: the sentence starts over.
  const startSentenceOver = useEffectEvent(() => {
    if (reading.kind === 'reading') say(reading.sentence);
  });
  // oxlint-disable-next-line react/exhaustive-deps -- the effect reads neither, but runs when one of them changes
  useEffect(() => startSentenceOver(), [voiceId, rate]);

  useEffect(() => stop, [stop, page, text]);
  useStopWhenHidden(stop);

  const rest = (): void => {
    hush.current();
    setReading((before) => (before.kind === 'reading' ? { ...before, kind: 'resting', word: null } : before));
  };

  return {
    able,
    sentences,
    reading,
    play: () => {
      takeTurn(rest);
      say(reading.kind === 'silent' ? 0 : reading.sentence);
    },
    rest,
    stop,
  };
}

/** The voice to read with, and its speed: the one chosen in the settings, where the device has it, otherwise its best. */
function useVoice(lang: string): { able: boolean; voiceId: string | null; rate: number } {
  const voices = useVoices(lang);
  const { voice: chosen, speechRate: rate } = useSettings();
  const voiceId = voices.find(({ id }) => id === chosen)?.id ?? voices[0]?.id ?? null;
  return { able: voices.length > 0, voiceId, rate };
}

function sayVoiceFailed(): void {
  const { voiceFailed, voiceFailedMore } = readingWords.get();
  toast({ title: voiceFailed, description: voiceFailedMore, id: 'voice' });
}
