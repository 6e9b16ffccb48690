import * as z from 'zod/mini';

/** The browser's speech recognition, where it has one. It may send the sound to a service of the browser's maker, which is said where dictation is offered. */

/** The parts of a recognition event that are used. */
const Heard = z.object({ results: z.custom<ArrayLike<{ isFinal: boolean; [0]: { transcript: string } }>>() });

type Ear = EventTarget & { lang: string; continuous: boolean; interimResults: boolean; start: () => void; stop: () => void };
type EarClass = new () => Ear;

function earOf(): EarClass | null {
  const browser = window as unknown as { SpeechRecognition?: EarClass; webkitSpeechRecognition?: EarClass };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

/** Whether this browser has speech recognition. */
export function canDictate(): boolean {
  return earOf() !== null;
}

export type Dictation = { stop: () => void };

/**
 * Listens until it is stopped, or nothing more is said. `onText` gets all text so far; `onEnd` is called once, with `refused` where the browser is not
 * allowed to listen or can't.
 */
export function dictate(lang: string, on: { onText: (text: string) => void; onEnd: (how: 'over' | 'refused') => void }): Dictation {
  const Ear = earOf();
  if (Ear === null) {
    on.onEnd('refused');
    return { stop: () => undefined };
  }
  const ear = new Ear();
  let ended = false;
  const end = (how: 'over' | 'refused'): void => {
    if (ended) return;
    ended = true;
    on.onEnd(how);
  };
  ear.lang = lang;
  ear.continuous = true;
  ear.interimResults = true;
  ear.addEventListener('result', (event) => {
    const { results } = Heard.parse({ results: (event as Event & { results?: unknown }).results });
    on.onText(
      Array.from(results, (result) => result[0].transcript.trim())
        .filter((said) => said !== '')
        .join(' '),
    );
  });
  ear.addEventListener('error', (event) => {
    const { error } = event as Event & { error?: string };
    if (error !== 'no-speech' && error !== 'aborted') end('refused');
  });
  ear.addEventListener('end', () => end('over'));
  try {
    ear.start();
  } catch {
    end('refused');
  }
  return { stop: () => ear.stop() };
}
