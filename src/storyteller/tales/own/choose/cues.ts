import { keyOf } from '../words/lexicon.ts';

/** Words and phrases that speak for something, as the lexicon lists them; `stem*` is the beginning of a word. */
export type Cues = { readonly whole: ReadonlySet<string>; readonly stems: readonly string[] };

/** The longest phrase that a list may have, in words. */
const longest = 4;

/** The cues of a list, a word, a phrase or a `stem*` a row. */
export function parseCues(rows: readonly string[]): Cues {
  return {
    whole: new Set(rows.filter((row) => !row.endsWith('*')).map(keyOf)),
    stems: rows.flatMap((row) => (row.endsWith('*') ? [keyOf(row.slice(0, -1))] : [])),
  };
}

/** Where in the words one of the cues stands, and over how many words, the longest first. */
export function* cuesIn({ whole, stems }: Cues, keys: readonly string[]): Generator<{ at: number; span: number }> {
  for (const at of keys.keys()) {
    for (let span = longest; span > 0; span -= 1) {
      const text = keys.slice(at, at + span).join(' ');
      if (at + span <= keys.length && (whole.has(text) || stems.some((stem) => isBegunBy(text, stem)))) yield { at, span };
    }
  }
}

/** Whether the text's last word is the first that goes on after the stem. */
function isBegunBy(text: string, stem: string): boolean {
  return text.startsWith(stem) && !text.slice(stem.length).includes(' ');
}
