import type { OwnWords } from '../../read/own-words.ts';
import { cutToFit } from '../../words/cut.ts';
import { ideaTitle } from '../../words/idea.ts';
import { isForeign } from '../../words/phrase.ts';
import { capital } from '../../words/terms.ts';
import { isUnfitIdea } from '../../words/unfit.ts';
import { piecesIn } from './pieces.ts';

/** A family's words as the name of a play. */

/** What a play is called of whose words none can be said. */
export const nameless = 'The Best Play in the World';

/** On a poster. */
const poster = { words: 24, letters: 100 };
/** With more words than these, a play is called as they begin. */
const often = 12;
/** What is kept of an English sentence that is longer than that: as far as a clause goes. */
const short = { words: 11, letters: 72 };
/** What is kept of words that are too long for a poster. */
const first = { words: 14, letters: 72 };

const asked = /^(?:(?:tonight|today|now),? )?(?:we|i) (?:want|would like) to (?:play )?(?=\S)/i;

export const numbers = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

function bare(text: string): string {
  return text.replace(/^[\s,.;:!?–-]+|[\s,.;:!?–-]+$/g, '');
}

function fits(text: string, { words, letters }: typeof poster): boolean {
  return text.length <= letters && text.split(' ').length <= words;
}

/** Words that can be written as an English title is. */
function isPlain(text: string): boolean {
  return /^[a-z0-9’ -]+$/i.test(text) && text.split(' ').every((word) => !isForeign(word.toLowerCase()));
}

function isEnglish(piece: string, idea: string | null): boolean {
  return isPlain(piece) || (idea !== null && /^[a-z0-9’, -]+$/i.test(piece));
}

/** An English title as it is printed. */
function printed(title: string, typed: string): string {
  return title
    .replace(/\b(Mrs?|Ms|Dr), (?=\p{Lu})/gu, '$1 ')
    .replace(/^The /, /^an? /i.test(typed) ? `${capital(typed.split(' ')[0] ?? '')} ` : 'The ')
    .replace(/\b(but|and|because) its(?= (?:fun|a|not|so|my|our|raining|snowing|dark|night)\b)/gi, '$1 It’s')
    .replace(/^\d+(?= \p{L}+s\b)/u, (digits) => numbers[Number(digits)] || digits);
}

/** English words as a title. */
export function printedTitle(text: string): string {
  return printed(ideaTitle(text), text);
}

/** What is said about the idea and is none of it: *every morning is a battle*, *he could watch it all day*. */
const remark =
  /(?:[,.!?:;]+| [-–])\s*(?:every (?:morning|evening|day|night|time)|(?:he|she|they|we|i) (?:could|loves?|always|never|really|just|keeps?)|(?:it’s|its|that’s|this is) (?:so|his|her|their|my|what)|(?:his|her|their) (?:favourite|favorite|new))\b.*$| (?:and|but) \p{L}+ (?:cries|cried|is crying)\b.*$|(?<=\p{L}) (?:he|she|they) could \p{L}+ .*$/iu;

function withoutRemark(text: string): string {
  const said = text.replace(remark, '');
  return /\p{L} \p{L}/u.test(said) ? said : text;
}

/** A long sentence as far as a clause goes, and no *there’s* before what there is. */
function shortened(text: string): string {
  const bareText = capital(text.replace(/^there(?:’s| is| are) /i, ''));
  return bareText.split(' ').length > often ? cutToFit(bareText, (cut) => fits(cut, short)) : bareText;
}

/** The words as they stand on a poster. */
export function posterOf(words: OwnWords): string {
  const { spoken, idea } = words;
  const plain = withoutRemark(bare(spoken).replace(asked, ''));
  const [told] = plain.split(' ').length > often ? piecesIn(words) : [];
  const piece = told === undefined ? undefined : shortened(told);
  const isStruck = idea === null && isUnfitIdea(plain);
  const begins = told !== undefined && plain.toLowerCase().startsWith(told.toLowerCase());
  if (piece !== undefined && (begins || isStruck)) return isEnglish(piece, idea) ? printedTitle(piece) : piece;
  if (plain === '' || isStruck) return nameless;
  const wished = shortened(withoutRemark(idea?.replace(asked, '') ?? ''));
  if (idea !== null && (fits(plain, poster) || fits(wished, first))) return printed(ideaTitle(capital(wished)), wished);
  if (!fits(plain, poster)) return capital(cutToFit(plain, (text) => fits(text, first)));
  // Words in other languages stay as they were typed.
  return isPlain(plain) ? printedTitle(capital(plain)) : capital(plain);
}
