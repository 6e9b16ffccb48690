/**
 * The browser's own voices, reading one sentence at a time. The only place that knows `speechSynthesis`: its engines differ in
 * nearly everything but starting and being cancelled, so nothing here relies on pausing, on long texts or on boundary events.
 */

export type Voice = {
  /** Stays the same from visit to visit. */
  id: string;
  name: string;
  /** A BCP 47 tag, such as `en-GB`. */
  lang: string;
  /** Speaks with no connection. */
  local: boolean;
};

export type SpeechTold = {
  /** The word from `from` to `to` (characters of the text) is being said. Many voices never tell. */
  onWord?: (from: number, to: number) => void;
  onEnd: () => void;
  /** The voice can't: it is gone, has no connection, or the browser would not let it. */
  onFailed: () => void;
};

/** The browser's engine; null where it has none. */
function engine(): SpeechSynthesis | null {
  return typeof window === 'undefined' || !('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)
    ? null
    : window.speechSynthesis;
}

/** Every voice there is, those that fit `lang` and need no connection first; the browser's default before its like. */
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

/** The language counts most: an English story in a French voice is no help. Then that the voice works in the garden. */
function rankOf(voice: SpeechSynthesisVoice, lang: string): number {
  const own = voice.lang.replace('_', '-').toLowerCase();
  const wanted = lang.toLowerCase();
  const language = own.split('-')[0] === wanted.split('-')[0] ? 8 : 0;
  return language + (voice.localService ? 4 : 0) + (own === wanted ? 2 : 0) + (voice.default ? 1 : 0);
}

/** Calls back whenever the list of voices has changed: most browsers bring it late. Answers how to stop. */
export function onVoices(changed: () => void): () => void {
  const speech = engine();
  // Older Safari has the event but is no event target.
  if (typeof speech?.addEventListener !== 'function') return () => undefined;
  speech.addEventListener('voiceschanged', changed);
  return () => speech.removeEventListener('voiceschanged', changed);
}

/** Says one sentence; whatever was being said before is cut off. Answers how to stop it: nothing is told after that. */
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
  // A queue that was paused by another page of this browser stays paused until somebody asks.
  speech.resume();
  speech.speak(utterance);
  return () =>
    finish(() => {
      speech.cancel();
    });
}

/** Chrome forgets to tell the end of an utterance that nobody else holds. */
const held = new Set<SpeechSynthesisUtterance>();

/** Safari says where a word begins, not how long it is. */
function wordLength(text: string, from: number): number {
  return /^\S+/.exec(text.slice(from))?.[0].length ?? 0;
}
