/** Where the phrases of many lists stand in a text, found in one walk over its words. */

/** A phrase that stands in a text: `list` names the list that it is of, `at` is the place of its first letter. */
export type Hit = { readonly list: number; readonly at: number; readonly words: string };

/** `endOf`: where it ends in a text in which its first word ends here; −1 where the text goes on otherwise. `length`: letters, `*` among them. */
type Phrase = { list: number; length: number; endOf: (text: string, at: number) => number };

/** Phrases by their first word, whole or (`climb*`) as it begins. */
type Index = { whole: Map<string, Phrase[]>; begun: Map<string, Phrase[]>; lengths: number[] };

const wordAt = /(?<![\w'])\w+/g;

/** Finds phrases of these lists. A list is words between bars, in small letters, each with a letter or digit in front; `*` stands for any ending. */
export function phraseFinder(lists: readonly string[]): (text: string) => Hit[] {
  let index: Index | null = null;
  return (text) => {
    index ??= indexOf(lists);
    const hits: Hit[] = [];
    /** Phrases of one list do not overlap. */
    const ends = new Map<number, number>();
    for (const { 0: word, index: at } of text.matchAll(wordAt)) {
      const tried = new Set<number>();
      for (const { list, endOf } of startingWith(index, word)) {
        if (tried.has(list) || at < (ends.get(list) ?? 0)) continue;
        const end = endOf(text, at + word.length);
        if (end === -1) continue;
        tried.add(list);
        ends.set(list, end);
        hits.push({ list, at, words: text.slice(at, end) });
      }
    }
    return hits;
  };
}

/** What may stand where this word does, the longest of each list first. */
function startingWith({ whole, begun, lengths }: Index, word: string): Phrase[] {
  const found = [...(whole.get(word) ?? [])];
  for (const length of lengths) if (length <= word.length) found.push(...(begun.get(word.slice(0, length)) ?? []));
  return found.length < 2 ? found : found.sort((a, b) => b.length - a.length);
}

function indexOf(lists: readonly string[]): Index {
  const index: Index = { whole: new Map(), begun: new Map(), lengths: [] };
  lists.forEach((text, list) => {
    for (const phrase of new Set(text.split('|').map((one) => one.trim()))) {
      const [first = '', mark = ''] = /^(\w+)(\*?)/.exec(phrase)?.slice(1) ?? [];
      const known = mark === '' ? index.whole : index.begun;
      const entry = { list, length: phrase.length, endOf: endFinder(phrase.slice(first.length + mark.length)) };
      const others = known.get(first);
      if (others === undefined) known.set(first, [entry]);
      else others.push(entry);
    }
  });
  index.lengths = [...new Set([...index.begun.keys()].map(({ length }) => length))];
  return index;
}

const letter = /\w/;

function endFinder(rest: string): Phrase['endOf'] {
  if (!rest.includes('*')) {
    return (text, at) => (text.startsWith(rest, at) && !letter.test(text.charAt(at + rest.length)) ? at + rest.length : -1);
  }
  const pattern = rest.replace(/[.*+?^${}()|[\]\\]/g, (sign) => (sign === '*' ? '\\w*' : `\\${sign}`));
  const whole = new RegExp(`${pattern}(?!\\w)`, 'y');
  return (text, at) => {
    whole.lastIndex = at;
    return whole.test(text) ? whole.lastIndex : -1;
  };
}
