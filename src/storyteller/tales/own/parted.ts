/** Where a family tells behind its idea what happens: *a rocket to mars. Countdown, shaking, landing*. */

export type Parted = {
  /** The idea: what the story is called, and who and where it is; '' where what happens is told at once. */
  head: string;
  /** What happens. */
  tail: string;
};

/** From this many words on, a first sentence is more than a name. */
const longestHead = 18;

const bullet = /^\s*(?:[-–—•*·]|\(?\d{1,2}[.)])\s+/u;
const ended = /[.!?:;,–—-]\s*$/u;
/** *1. dig 2. find a box*, and not *Opas 80. Geburtstag*. */
const number = /(?:^|(?<=\s))\(?\d{1,2}[.)]\s+(?=\p{L})/gu;

/** Each line and each number of a list as a sentence of its own; what is a list from its beginning begins with *first*. */
export function inLines(typed: string): string {
  const lines = typed.split(/\s*\n\s*/).filter((line) => /[\p{L}\p{Extended_Pictographic}]/u.test(line));
  if (lines.length > 1) {
    const isList = lines.every((line) => bullet.test(line));
    const said = lines.map((line) => line.replace(bullet, '').trim());
    return `${isList ? 'first, ' : ''}${said.map((line) => (ended.test(line) ? line : `${line}.`)).join(' ')}`;
  }
  const numbers = typed.match(number) ?? [];
  if (numbers.length < 2 || !/^\(?1\D/.test(numbers[0] ?? '')) return typed;
  const parts = typed.split(number).map((part) => part.trim());
  const said = parts.filter((part) => part !== '').map((part) => (ended.test(part) ? part : `${part}.`));
  return `${parts[0] === '' ? 'first, ' : ''}${said.join(' ')}`;
}

/** A full stop that ends nothing: *Mrs. Pickle*, *Opas 80. Geburtstag*. */
const noEnd = /(?:^|\s)(?:Mrs?|Ms|Dr|St|vs|\d+)\.$/i;
const mark = /[.!?:;]+(?=\s)|\s[–—-](?=\s)/gu;
/** What begins what happens, where nothing is named before it. */
const inOrder =
  /^(?:first|at first|to begin with|in the beginning|it (?:begins|starts)|in the end|at the end|finally|then|last|zuerst|erst|am ende|dann)\b/i;
/** What calls somebody, or asks for a story, and is no idea. */
const call =
  /^(?:help|oh no|oh|wow|hurra\p{L}*|hooray|hi|hello|hey|ok|okay|yes|no|hilfe|bitte|please)$|^(?:please |can you |could you )?tell (?:us|me) a story$|^(?:(?:we|i) (?:want|would like|need) )?an? (?:\p{L}+ )?story(?: please)?$/iu;

/** The words in two: up to the first mark, and what follows; null where nothing does. `clean` is without markup. */
export function partedWords(clean: string): Parted | null {
  if (inOrder.test(clean)) return { head: '', tail: clean };
  for (const found of clean.matchAll(mark)) {
    const [head, tail] = [clean.slice(0, found.index).trim(), clean.slice(found.index + found[0].length).trim()];
    if (noEnd.test(clean.slice(0, found.index + found[0].length)) || !/\p{L}{2}/u.test(tail)) continue;
    if (!/\p{L}{2}|\p{Extended_Pictographic}/u.test(head) || call.test(head)) return null;
    return head.split(' ').length > longestHead ? null : { head, tail };
  }
  return null;
}
