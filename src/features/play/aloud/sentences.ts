/**
 * Splits a text into the pieces that the speech engine says at once. Joined again, they are exactly the text, with every space and line
 * break.
 */

/** Abbreviations whose full stop does not end a sentence, in small letters. A wrong match is harmless: it only makes a sentence longer. */
const abbreviations: ReadonlySet<string> = new Set(
  [
    // English
    'mr mrs ms mx dr prof st mt jr sr no vs etc approx min sec e.g i.e a.m p.m',
    // German
    'fr hr nr bzw ca evtl usw d.h u.a z.b',
    // French, Spanish and Italian
    'mme mlle dra srta sig',
  ].flatMap((words) => words.split(' ')),
);

/** An initial, a day or a place in a list: `J.`, `3.` */
const initialOrNumber = /^(?:\p{L}|\d{1,3})$/u;

/** What can stand before a word: a space, a bracket, an opening quote. */
const wordStart = /[\s("“„«'‘]/;

const ends = '.!?…。！？؟।';
const closers = '"\'”’»“)\\]';

/** A sentence in browsers that know none: its words, then its end with quotes and spaces after it, or a line break. */
const roughSentence = new RegExp(`[^${ends}\\n]*(?:[${ends}]+[${closers}]*\\s*|\\n+|$)`, 'gu');

/** Longer sentences, in characters, are cut at a comma or a space: some speech engines stop after about 15 seconds. */
const longest = 240;

/** The sentences of one paragraph, in order. `lang` (a BCP 47 tag) tells the browser's segmenter which language's rules to use. */
export function splitSentences(text: string, lang = 'en'): string[] {
  const joined: string[] = [];
  for (const piece of rawSentences(text, lang)) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, piece)) joined[joined.length - 1] = before + piece;
    else joined.push(piece);
  }
  return joined.flatMap(inBreaths);
}

/** Whether the text contains a letter or a digit, so that a voice has something to say. */
export function isSayable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function rawSentences(text: string, lang: string): string[] {
  if ('Segmenter' in Intl) {
    return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
  }
  return text.match(roughSentence)?.filter((piece) => piece !== '') ?? [];
}

/**
 * Whether `piece` continues the sentence: after an abbreviation, if it starts with a small letter (`“Stop!” said Tom.`), or if one of them
 * is only punctuation.
 */
function goesOn(before: string, piece: string): boolean {
  if (/\n\s*$/.test(before)) return false;
  return endsInAbbreviation(before.trimEnd()) || /^\p{Ll}/u.test(piece) || !isSayable(before) || !isSayable(piece);
}

function endsInAbbreviation(sentence: string): boolean {
  if (!sentence.endsWith('.')) return false;
  const word = sentence.slice(0, -1).split(wordStart).at(-1) ?? '';
  return abbreviations.has(word.toLowerCase()) || initialOrNumber.test(word);
}

function inBreaths(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const clause = Math.max(...[', ', '; ', ': ', ' – ', ' — ', '、', '，', '،'].map((mark) => at(head, mark)));
  const cut = clause > longest / 3 ? clause : at(head, ' ') > 0 ? at(head, ' ') : wholeCharacters(head);
  return [sentence.slice(0, cut), ...inBreaths(sentence.slice(cut))];
}

/** The index after the last `mark` in `text`; 0 if there is none. */
function at(text: string, mark: string): number {
  const found = text.lastIndexOf(mark);
  return found === -1 ? 0 : found + mark.length;
}

/** The length without a cut-off half of a surrogate pair, such as half an emoji. */
function wholeCharacters(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
