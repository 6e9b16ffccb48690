/** Slips of the thumb. */

/**
 * The wrong spellings of a word that thumbs make most: two letters the wrong way round, one twice or missing, `d` for `ed`. The first and the
 * last letter never go missing, and none does from a word of five letters or fewer: *tired* without its r is *tied*.
 */
function slipsOf(word: string): string[] {
  const inner = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  return [
    ...inner.map((at) => word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)),
    ...inner.map((at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
    ...inner.filter((at) => word.length > 5 && at < word.length - 1).map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...(word.endsWith('ed') ? [`${word.slice(0, -2)}d`] : []),
  ];
}

/** What is meant by each slip of these words, which are separated by white space; not by a slip that is a real word. */
export function meantBySlips(words: string, realWords: ReadonlySet<string>): ReadonlyMap<string, string> {
  return new Map(
    words
      .split(/\s+/)
      .flatMap((word) => slipsOf(word).map((wrong): [string, string] => [wrong, word]))
      .filter(([wrong, word]) => wrong !== word && !realWords.has(wrong)),
  );
}
