/**
 * How alike texts are, by their form. Pure; every measure is known for small texts in its test. A text is a list of words,
 * lower-case and without marks.
 */

/** The words of a text, made comparable. */
export function tokens(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Names are nobody's merit: each becomes the same word. Longer names first, so that `Ann Lee` goes before `Ann`. */
export function masked(text: string, names: readonly string[]): string {
  return [...names]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((masking, name) => masking.replaceAll(name, 'Somename'), text);
}

/** All runs of `size` words, in order, repeats included. */
export function grams(words: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' '));
}

/** Different runs of `size` words over all texts, as a share of all such runs; 1 for nothing at all. */
export function distinct(texts: readonly (readonly string[])[], size: number): number {
  const all = texts.flatMap((words) => grams(words, size));
  return all.length === 0 ? 1 : new Set(all).size / all.length;
}

function counts(items: readonly string[]): Map<string, number> {
  const table = new Map<string, number>();
  for (const item of items) table.set(item, (table.get(item) ?? 0) + 1);
  return table;
}

const counted = new WeakMap<readonly string[], Map<number, Map<string, number>>>();

/** The same text is compared with many others: its runs are counted once. */
function gramCounts(words: readonly string[], size: number): Map<string, number> {
  const sizes = counted.get(words) ?? new Map<number, Map<string, number>>();
  counted.set(words, sizes);
  const found = sizes.get(size) ?? counts(grams(words, size));
  sizes.set(size, found);
  return found;
}

/** BLEU with runs of 1 to 4 words of a text against others, without smoothing: 0 where no run of four words is shared. */
export function bleu4(words: readonly string[], others: readonly (readonly string[])[]): number {
  if (words.length < 4 || others.length === 0) return 0;
  let logs = 0;
  for (const size of [1, 2, 3, 4]) {
    const most = new Map<string, number>();
    for (const other of others) {
      for (const [gram, count] of gramCounts(other, size)) most.set(gram, Math.max(most.get(gram) ?? 0, count));
    }
    const own = gramCounts(words, size);
    let hits = 0;
    for (const [gram, count] of own) hits += Math.min(count, most.get(gram) ?? 0);
    if (hits === 0) return 0;
    logs += Math.log(hits / (words.length - size + 1)) / 4;
  }
  const closest =
    others.map((other) => other.length).sort((a, b) => Math.abs(a - words.length) - Math.abs(b - words.length) || a - b)[0] ?? 0;
  const brevity = words.length >= closest ? 1 : Math.exp(1 - closest / words.length);
  return brevity * Math.exp(logs);
}

/** The share of runs of `size` words, over all groups, that stand in another group as well. A group is a list of texts. */
export function recurring(groups: readonly (readonly (readonly string[])[])[], size: number): number {
  const { hits, all } = recurrences(groups, size);
  return all === 0 ? 0 : hits.length / all;
}

/** The runs that stand in another group as well, each as often as it stands somewhere, and the number of all runs. */
export function recurrences(groups: readonly (readonly (readonly string[])[])[], size: number): { hits: string[]; all: number } {
  const perGroup = groups.map((texts) => texts.flatMap((words) => grams(words, size)));
  const homes = new Map<string, number>();
  for (const list of perGroup) for (const gram of new Set(list)) homes.set(gram, (homes.get(gram) ?? 0) + 1);
  const hits = perGroup.flatMap((list) => list.filter((gram) => (homes.get(gram) ?? 0) > 1));
  return { hits, all: perGroup.reduce((sum, list) => sum + list.length, 0) };
}

/** Sentences of at least `least` words, made comparable. */
export function sentences(text: string, least: number): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+|\n+/)
    .map((sentence) => tokens(sentence))
    .filter((words) => words.length >= least)
    .map((words) => words.join(' '));
}

/** The share of sentences that have been said before. */
export function repeated(said: readonly string[]): number {
  return said.length === 0 ? 0 : 1 - new Set(said).size / said.length;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

/** Spearman's rank correlation, ties sharing their ranks; null where one side is all the same. */
export function spearman(a: readonly number[], b: readonly number[]): number | null {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length + 1) / 2;
  const product = (left: readonly number[], right: readonly number[]) =>
    left.reduce((sum, value, at) => sum + (value - middle) * ((right[at] ?? middle) - middle), 0);
  const spread = Math.sqrt(product(x, x) * product(y, y));
  return spread === 0 ? null : product(x, y) / spread;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
