import { withoutSaid } from '../../../domain/steps/said.ts';
import type { Noted } from '../notes/texts.ts';

/**
 * Writes what one dictation hears into notes that may be changed meanwhile. The returned function takes the notes as they are now and all utterances so far,
 * and returns the new text: a new utterance is appended, one that the browser has revised is replaced where it stands, and one that is no longer among them
 * is taken out. If the adult has changed its words, those stay, and only the words that came later are appended.
 */
export function createDictated(): (noted: Noted, utterances: readonly string[]) => string {
  /** The utterances as they were heard last. */
  const known: string[] = [];
  return ({ text, said }, utterances) => {
    const gone = known.slice(utterances.length).map(() => '');
    return [...utterances, ...gone].reduce((now, heard, index) => {
      const before = known[index] ?? '';
      known[index] = heard;
      if (heard === before) return now;
      // A sentence that a tap has added may contain the same words.
      const at = before === '' ? -1 : withoutSaid(now, said).lastIndexOf(before);
      if (at < 0) return appended(now, laterWords(before, heard));
      const front = heard === '' ? now.slice(0, at).trimEnd() : now.slice(0, at);
      return `${front}${heard}${now.slice(at + before.length)}`;
    }, text);
  };
}

function appended(text: string, words: string): string {
  if (words === '') return text;
  const before = text.trimEnd();
  return before === '' ? words : `${before} ${words}`;
}

/** The words of `heard` after as many as `before` has. */
function laterWords(before: string, heard: string): string {
  return wordsOf(heard).slice(wordsOf(before).length).join(' ');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
