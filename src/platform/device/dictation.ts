import * as z from 'zod/mini';

/** The browser's speech recognition, where it has one. It may send the sound to a service of the browser's maker, which is said where dictation is offered. */

/** The parts of a recognition event that are used. */
const Heard = z.object({ results: z.custom<ArrayLike<{ isFinal: boolean; [0]: { transcript: string } }>>() });

/** The parts of a browser's `SpeechRecognition` that are used; TypeScript's libraries lack it. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
};
type RecognitionClass = new () => Recognition;

function recognitionClass(): RecognitionClass | null {
  const browser = window as unknown as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition ?? null;
}

/** Whether this browser has speech recognition. */
export function canDictate(): boolean {
  return recognitionClass() !== null;
}

export type Dictation = {
  /** Stops listening; what was said until now may still be reported, before `onEnd`. */
  stop: () => void;
  /** Ends at once: nothing more is reported but the end. */
  drop: () => void;
};

/**
 * The utterances in what a browser has heard. Chrome on Android does not correct an utterance that goes on, but adds the longer one as a result of its own
 * (`Mia`, `Mia built`, `Mia built a bridge`), and often the last of them twice; only the longest is kept.
 */
function utterancesOf(heard: readonly string[]): string[] {
  const small = heard.map((words) => words.toLowerCase());
  return heard.filter((_, index) => small[index + 1]?.startsWith(small[index] ?? '') !== true);
}

/**
 * Listens until it is stopped, or nothing more is said. `onHeard` gets all utterances so far: the last ones may still change or become one, and more may
 * follow. `onEnd` is called once, with `refused` where the browser is not allowed to listen or can't.
 */
export function dictate(
  lang: string,
  on: { onHeard: (utterances: readonly string[]) => void; onEnd: (how: 'over' | 'refused') => void },
): Dictation {
  const Recognition = recognitionClass();
  if (Recognition === null) {
    on.onEnd('refused');
    return { stop: () => undefined, drop: () => undefined };
  }
  const recognition = new Recognition();
  let ended = false;
  const end = (how: 'over' | 'refused'): void => {
    if (ended) return;
    ended = true;
    on.onEnd(how);
  };
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.addEventListener('result', (event) => {
    // A browser may report what it has heard up to a second later, also after `abort()`.
    if (ended) return;
    const { results } = Heard.parse({ results: (event as Event & { results?: unknown }).results });
    on.onHeard(utterancesOf(Array.from(results, (result) => result[0].transcript.trim())));
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error?: string };
    if (error !== 'no-speech' && error !== 'aborted') end('refused');
  });
  recognition.addEventListener('end', () => end('over'));
  try {
    recognition.start();
  } catch {
    end('refused');
  }
  return {
    stop: () => recognition.stop(),
    drop: () => {
      end('over');
      recognition.abort();
    },
  };
}
