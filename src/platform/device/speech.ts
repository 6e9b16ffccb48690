/**
 * Reads one sentence at a time with the browser's own voices. Only this module uses `speechSynthesis`, whose engines differ in nearly everything except for
 * starting and cancelling; so nothing here relies on pausing, on long texts or on boundary events.
 */

export type Voice = {
  /** The same at every visit. */
  id: string;
  name: string;
  /** A BCP 47 tag, such as `en-GB`. */
  lang: string;
  /** Whether it works without a connection. */
  local: boolean;
};

export type SpeechTold = {
  /** Called when the word from `from` to `to` (indexes in the text) is spoken. Many voices never report it. */
  onWord?: (from: number, to: number) => void;
  onEnd: () => void;
  /** Called when the voice fails: it no longer exists, has no connection, or the browser does not allow it. */
  onFailed: () => void;
};

/** The browser's speech engine; null where it has none. */
function engine(): SpeechSynthesis | null {
  return typeof window === 'undefined' || !('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)
    ? null
    : window.speechSynthesis;
}

/** All voices; first those for `lang` that need no connection, and among equals the browser's default. */
export function listVoices(lang: string): Voice[] {
  const found = [...(engine()?.getVoices() ?? [])];
  const seen = new Set<string>();
  return found
    .map((voice) => ({ voice, rank: rankOf(voice, lang) }))
    .sort((a, b) => b.rank - a.rank)
    .flatMap(({ voice }) => {
      if (seen.has(voice.voiceURI)) return [];
      seen.add(voice.voiceURI);
      return [{ id: voice.voiceURI, name: voice.name, lang: voice.lang.replace('_', '-'), local: voice.localService }];
    });
}

/** The language counts most, since an English story in a French voice is useless; then that the voice works offline. */
function rankOf(voice: SpeechSynthesisVoice, lang: string): number {
  const own = voice.lang.replace('_', '-').toLowerCase();
  const wanted = lang.toLowerCase();
  const language = own.split('-')[0] === wanted.split('-')[0] ? 8 : 0;
  return language + (voice.localService ? 4 : 0) + (own === wanted ? 2 : 0) + (voice.default ? 1 : 0);
}

/** Calls `changed` whenever the list of voices changes, since most browsers load it late. Returns how to stop. */
export function onVoices(changed: () => void): () => void {
  const speech = engine();
  // Older Safari has the event but is no event target.
  if (typeof speech?.addEventListener !== 'function') return () => undefined;
  speech.addEventListener('voiceschanged', changed);
  return () => speech.removeEventListener('voiceschanged', changed);
}

/** Speaks one sentence, and cancels what was being spoken. Returns a function that stops it, after which no callback is called. */
export function speak(text: string, how: { voiceId: string | null; rate: number; lang: string }, told: SpeechTold): () => void {
  const speech = engine();
  if (speech === null) {
    told.onFailed();
    return () => undefined;
  }
  let over = false;
  const finish = (then: () => void): void => {
    if (over) return;
    over = true;
    held.delete(utterance);
    then();
  };
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = speech.getVoices().find((other) => other.voiceURI === how.voiceId);
  if (voice !== undefined) utterance.voice = voice;
  utterance.lang = voice?.lang ?? how.lang;
  utterance.rate = how.rate;
  utterance.addEventListener('end', () => finish(told.onEnd));
  utterance.addEventListener('error', () => finish(told.onFailed));
  utterance.addEventListener('boundary', (event) => {
    if (over || event.name === 'sentence') return;
    told.onWord?.(event.charIndex, event.charIndex + (event.charLength || wordLength(text, event.charIndex)));
  });
  held.add(utterance);
  speech.cancel();
  // Another page of this browser may have paused the queue, which they share.
  speech.resume();
  speech.speak(utterance);
  return () =>
    finish(() => {
      speech.cancel();
    });
}

/** Keeps references to utterances: Chrome fires no `end` event for one that was garbage-collected. */
const held = new Set<SpeechSynthesisUtterance>();

/** The length of the word at `from`, which Safari does not report. */
function wordLength(text: string, from: number): number {
  return /^\S+/.exec(text.slice(from))?.[0].length ?? 0;
}
