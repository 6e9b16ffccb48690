import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nl } from './nl.ts';
import { bareWords, type Finder, finderOf, sentenceOf, singleWords, without } from './phrases.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { type Tongue, type TroubleKind, troubleKinds } from './tongue.ts';
import { tr } from './tr.ts';

/** The languages in which trouble is recognised, ready for use. */

const names = [
  'not',
  'creature',
  'toy',
  'frame',
  'past',
  'person',
  'pronoun',
  'kin',
  'dead',
  'body',
  'harm',
  'grave',
  'swallow',
  'ingest',
  'hazard',
  'thing',
  'seek',
  'gone',
  'strike',
  'fall',
  'height',
] as const satisfies readonly (keyof Tongue)[];

export type Reader = {
  lang: string;
  known: ReadonlySet<string>;
  /** The text without turns of phrase that only sound like trouble. */
  clear: (text: string) => string;
  pretend: Finder;
  lists: Record<(typeof names)[number], Finder>;
  stop: Record<TroubleKind, Finder>;
  ask: Record<TroubleKind, Finder>;
  /** Every word of the tables by itself; gathered when it is first asked for. */
  vocabulary: () => ReadonlySet<string>;
  /** Sorts all lists, which else happens with the first note. */
  prepare: () => void;
};

const noWords = sentenceOf('');

function readerOf(tongue: Tongue): Reader {
  const safe = finderOf(tongue.safe, tongue);
  const byKind = (tier: 'stop' | 'ask') =>
    Object.fromEntries(troubleKinds.map((kind) => [kind, finderOf(tongue[tier][kind], tongue)])) as Record<TroubleKind, Finder>;
  const pretend = finderOf(tongue.pretend, tongue);
  const lists = Object.fromEntries(names.map((name) => [name, finderOf(tongue[name], tongue)])) as Reader['lists'];
  const [stop, ask] = [byKind('stop'), byKind('ask')];
  return {
    lang: tongue.lang,
    known: bareWords(tongue.known),
    clear: (text) => without(text, safe),
    pretend,
    lists,
    stop,
    ask,
    vocabulary: once(() => vocabularyOf(tongue)),
    prepare: () => {
      for (const find of [safe, pretend, ...Object.values(lists), ...Object.values(stop), ...Object.values(ask)]) find(noWords, false);
    },
  };
}

const tongues: readonly Tongue[] = [en, de, fr, es, it, pt, nl, pl, tr];
export const languages: readonly Reader[] = tongues.map(readerOf);

function vocabularyOf(tongue: Tongue): ReadonlySet<string> {
  const lists = [...names.map((name) => tongue[name]), ...Object.values(tongue.stop), ...Object.values(tongue.ask)];
  return new Set(lists.flatMap((list) => [...singleWords(list)]));
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Whether a bare word stands in the tables, with any ending of up to two letters: such a word is no name. */
export function isWord(word: string): boolean {
  const isListed = (stem: string): boolean => languages.some(({ vocabulary }) => vocabulary().has(stem));
  return [word, word.slice(0, -1), word.slice(0, -2)].some((stem, cut) => (cut === 0 || stem.length >= 4) && isListed(stem));
}
