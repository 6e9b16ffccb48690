import { bare } from './plain.ts';
import type { Tongue } from './tongue.ts';

/** Makes finders from a language's lists of phrases; they find them in a plain note. */

/** A part of a plain note, with the places of its words. */
export type Sentence = {
  text: string;
  words: readonly string[];
  /** Where each word begins in `text`. */
  starts: readonly number[];
};

/** Where a phrase was found: its first word and the one after its last. */
export type Span = { from: number; to: number };

/** Finds phrases; `known`: the sentence is most likely in this language. */
export type Finder = (sentence: Sentence, known: boolean) => Span[];

/** The rest of a phrase behind its first word is looked at by a pattern, made when its first word was met for the first time. */
type Phrase = { words: string; guarded: boolean; pattern: RegExp | null };

type List = Exclude<keyof Tongue, 'lang' | 'known' | 'stop' | 'ask'>;

/** A part of a plain note with its words. */
export function sentenceOf(text: string): Sentence {
  const found = [...text.matchAll(/[^ ]+/g)];
  return { text: ` ${text.trim()} `, words: found.map(([word]) => word), starts: startsOf(found.map(([word]) => word)) };
}

function startsOf(words: readonly string[]): number[] {
  let at = 1;
  return words.map((word) => {
    const start = at;
    at += word.length + 1;
    return start;
  });
}

const stemLength = 3;

/** Phrases by their first word: whole, by its first letters where its ending is open, and those that may begin with any word. */
type Index = { byWord: Map<string, Phrase[]>; byStem: Map<string, Phrase[]>; open: Phrase[] };

/** The finder of a list. It sorts the list when it is used for the first time: a play screen must not wait for that. */
export function finderOf(list: string | undefined, tongue: Tongue): Finder {
  if (list === undefined) return () => [];
  let index: Index | null = null;
  return (sentence, known) => {
    index ??= indexOf(list);
    const { byWord, byStem, open } = index;
    return sentence.words.flatMap((word, at) =>
      [...(byWord.get(word) ?? []), ...(byStem.get(word.slice(0, stemLength)) ?? []), ...open].flatMap((phrase) => {
        if (phrase.guarded && !known) return [];
        phrase.pattern ??= new RegExp(sourceOf(phrase.words, tongue), 'yu');
        phrase.pattern.lastIndex = (sentence.starts[at] ?? 1) - 1;
        const match = phrase.pattern.exec(sentence.text);
        return match === null ? [] : [{ from: at, to: at + match[0].split(' ').length - 1 }];
      }),
    );
  };
}

function indexOf(list: string): Index {
  const index: Index = { byWord: new Map(), byStem: new Map(), open: [] };
  for (const words of phrasesOf(list)) {
    const phrase: Phrase = { words: words.replace(/^!/, ''), guarded: words.startsWith('!'), pattern: null };
    const [first = ''] = phrase.words.split(' ');
    const stem = bare(first.replace('*', ''));
    if (/^[<~@*]/.test(first) || (first.endsWith('*') && stem.length < stemLength)) index.open.push(phrase);
    else if (first.endsWith('*')) push(index.byStem, stem.slice(0, stemLength), phrase);
    else push(index.byWord, stem, phrase);
  }
  return index;
}

/** The text without what the finder finds: a comma stands for it. */
export function without(text: string, find: Finder): string {
  const sentence = sentenceOf(text);
  const spans = find(sentence, false);
  if (spans.length === 0) return text;
  const kept = sentence.words.flatMap((word, at) => {
    if (!spans.some(({ from, to }) => at >= from && at < to)) return [word];
    return spans.some(({ from }) => from === at) ? [','] : [];
  });
  return ` ${kept.join(' ')} `;
}

/** The phrases of a list, bare, for a list of single words. */
export function bareWords(list: string): ReadonlySet<string> {
  return new Set(phrasesOf(list).map((word) => bare(word)));
}

/** All words of all phrases, an ending left open without its mark. */
export function singleWords(list: string): ReadonlySet<string> {
  return new Set(phrasesOf(list).flatMap((phrase) => phrase.split(' ').map((word) => bare(word.replace(/[!*]/g, '')))));
}

function push(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const all = map.get(key);
  if (all === undefined) map.set(key, [phrase]);
  else all.push(phrase);
}

function phrasesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}

/** A phrase begins with the space before it and looks at the space behind it, which the next one may begin with. */
function sourceOf(phrase: string, tongue: Tongue): string {
  const parts = phrase.split(' ').map((part) => {
    if (part === '~') return '(?: [^ .]+){0,3}';
    if (part === '$') return '(?= [.,]| $| (?:and|und|et|y|e|en|i|ve) )';
    if (part === '@') return ' [@#]';
    const list = /^<(\w+)>$/.exec(part)?.[1];
    if (list !== undefined)
      return `(?:${phrasesOf(tongue[list as List])
        .map((other) => sourceOf(other.replace(/^!/, ''), tongue))
        .join('|')})`;
    return ` ${bare(part)
      .replace(/[^\p{L}\p{N}*]/gu, '')
      .replaceAll('*', '[^ .,]*')}`;
  });
  return `${parts.join('')}(?= )`;
}
