/** Texts that go round in circles, as models write them that have lost the thread. No family should hear them, and reading one for limits takes seconds. */

/** The longest part that is looked for again and again, and from how many words on a text goes round in circles. */
const [longestPart, circling] = [8, 40];

/** Whether the text says the same few words over and over. In any language; in time that grows with the text. */
export function isLooping(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return Array.from({ length: longestPart }, (_, at) => at + 1).some((apart) => longestRun(words, apart) + apart >= circling);
}

/** How many words in a row are the same as the one so many words before. */
function longestRun(words: readonly string[], apart: number): number {
  let [run, longest] = [0, 0];
  for (let at = apart; at < words.length; at += 1) {
    run = words[at] === words[at - apart] ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
