import { wordSet } from '../../words/word-set.ts';
import type { Token } from '../tokens.ts';

/**
 * A quick look whether a pattern over a sentence's words can hold at all: whether one of the words that stand in its source, or the beginning
 * of one, is in the sentence. True where in doubt.
 */
export function mayHold(source: string): (keys: ReadonlySet<string>) => boolean {
  const plain = source.replace(/\\(?:p\{[^}]*\}|[a-zA-Z])/g, '~').replace(/\(\?(?:<[a-z]+>|[:=!]|<[=!])/g, '(');
  const list = (plain.match(/[\p{L}\p{N}'=]+[?~]?/gu) ?? []).map((word) => word.toLowerCase());
  // A word that goes on, as in `boxe?s?` or `yawn(?:ing)`, is searched by its beginning.
  const whole = new Set(list.map((word) => word.replace(/[?~]$/, '')).filter((word) => !common.has(word)));
  const wanted = [...new Set([...whole].map(keyOf))];
  return (keys) => wanted.some((key) => keys.has(key));
}

/** What {@link mayHold} looks at: the beginnings of a sentence's words. */
export function keysOf(sentence: readonly Token[]): ReadonlySet<string> {
  return new Set(sentence.map(({ word }) => keyOf(word)));
}

function keyOf(word: string): string {
  return word.slice(0, 3);
}

/** Words that no pattern rests on alone. */
const common = wordSet('the a an to of');
