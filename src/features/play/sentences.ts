/** A text cut into what is said in one breath. Put together again, the pieces are the text, every space and line break of it. */

/** What ends in a full stop and is not the end of a sentence. Joining too much only makes a longer sentence; that is no fault. */
const abbreviations =
  /(?:^|[\s("“„«'‘])(?:(?:mr|mrs|ms|mx|dr|prof|st|mt|jr|sr|no|nr|vs|etc|approx|min|sec|e\.g|i\.e|a\.m|p\.m|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|usw|evtl|hr|fr|mme|mlle|sig|srta?|dra?)|\p{L}|\d{1,3})\.$/iu;

/** Longer sentences are cut at a comma or a space: some voices fall silent after a quarter of a minute. */
const longest = 240;

/** Sentences of one paragraph, in order; `lang` (a BCP 47 tag) helps where the browser knows how the language ends its sentences. */
export function splitSentences(text: string, lang = 'en'): string[] {
  const joined: string[] = [];
  for (const piece of rawSentences(text, lang)) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(before, piece)) joined[joined.length - 1] = before + piece;
    else joined.push(piece);
  }
  return joined.flatMap(inBreaths);
}

/** Whether there is anything in it that a voice can say. */
export function isSayable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function rawSentences(text: string, lang: string): string[] {
  if (typeof Intl !== 'undefined' && 'Segmenter' in Intl) {
    return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
  }
  return text.match(/[^.!?…。！？؟।\n]*(?:[.!?…。！？؟।]+["'”’»“)\]]*\s*|\n+|$)/gu)?.filter((piece) => piece !== '') ?? [];
}

/** A sentence goes on after an abbreviation, with a small letter (`“Stop!” said Tom.`), and with nothing but marks. */
function goesOn(before: string, piece: string): boolean {
  if (/\n\s*$/.test(before)) return false;
  return abbreviations.test(before.trimEnd()) || /^[\p{Ll}]/u.test(piece) || !isSayable(before) || !isSayable(piece);
}

function inBreaths(sentence: string): string[] {
  if (sentence.length <= longest) return [sentence];
  const head = sentence.slice(0, longest);
  const clause = Math.max(...[', ', '; ', ': ', ' – ', ' — ', '、', '，', '،'].map((mark) => at(head, mark)));
  const cut = clause > longest / 3 ? clause : at(head, ' ') > 0 ? at(head, ' ') : wholeCharacters(head);
  return [sentence.slice(0, cut), ...inBreaths(sentence.slice(cut))];
}

/** Where `mark` ends for the last time in `text`; 0 where it is not. */
function at(text: string, mark: string): number {
  const found = text.lastIndexOf(mark);
  return found === -1 ? 0 : found + mark.length;
}

/** No emoji is cut in half. */
function wholeCharacters(text: string): number {
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length;
}
