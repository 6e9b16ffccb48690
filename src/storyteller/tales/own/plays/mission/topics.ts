import type { OwnWords } from '../../read/own-words.ts';
import { type Cues, cued, cuedPair, cuesFrom, idOf, meantBy, type Part, partsOf, themeIn } from '../cued.ts';

/** The rows of a table for the topics that a family's words name. */

export type Row<T> = Cues & { is: T };

/** The rows of a table, each by its cues. */
export function rowsOf<T>(table: Readonly<Record<string, string>>, from: (text: string) => T): readonly Row<T>[] {
  return Object.entries(table).map(([key, text]) => ({ ...cuesFrom(key), is: from(text) }));
}

/** A word of another language is a topic by what it means, and not by its letters. */
function rowFor<T>(table: readonly Row<T>[], part: Part, parts: readonly Part[], at: number, words: OwnWords): Row<T> | undefined {
  const named = words.idea === null && part.sign === '' ? undefined : (cuedPair(table, parts, at) ?? cued(table, part));
  const meant = meantBy(part, words);
  return named ?? table.find(({ ids }) => meant.some((each) => ids.has(idOf(each))));
}

/** The rows for the words, in their order, each once, with where they stand. */
export function cuedBy<T>(table: readonly Row<T>[], words: OwnWords): readonly { at: number; row: Row<T> }[] {
  const parts = partsOf(themeIn(words.clean));
  const found = parts.flatMap((part, at) => {
    // *Mummy* is a mother, and nobody in bandages.
    const row = part.word === words.person?.name.toLowerCase() ? undefined : rowFor(table, part, parts, at, words);
    return row === undefined ? [] : [{ at, row }];
  });
  return found.filter(({ row }, index) => found.findIndex((other) => other.row === row) === index);
}
