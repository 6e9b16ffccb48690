import type { OwnWords } from '../../read/own-words.ts';
import { cutToFit } from '../../words/cut.ts';
import { capital, type Slots } from '../../words/terms.ts';
import { tidied } from '../../words/tidied.ts';
import { isUnfit } from '../../words/unfit.ts';
import { askingSlots, wish } from './asking.ts';

/** A family's own question, quoted as they typed it: whole where it is told first, and by its first word where it is heard again. */

/** What is asked where nothing that was typed can be said. */
const shortest = 'Why?';

const mostWords = 20;
const mostBriefWords = 7;
const longestWord = 40;

/** Words that ask, whether or not somebody has typed the mark. */
const asks =
  /^(?:(?:who|whose|what if|how come|why not)\s|(?:what|where|when|why|how|which)(?:’s|’re|\s+(?:\S+\s+)?(?:am|is|are|was|were|do|does|did|can|could|would|will|should|has|have|if|happens|makes|lives)(?:n?’t)?|how (?:many|much|big|long|far|old))\s|(?:will|would|should|may)\s+(?:i|we|you|they|he|she|it|the|an?|my|our)\s|(?:can|could|do|does|did|is|are)\s+\S+\s+\S|(?:warum|wieso|weshalb|woher|wohin|wo|wer|wann|pourquoi|où|por ?qué|dónde|perch[eé]|waarom|dlaczego|neden|niçin)\s)/iu;

const words = (text: string) => text.split(' ');

/** The beginning of a long question; the whole of one that is hardly longer: two words more are better than half a sentence. */
function beginning(text: string, most: number): string {
  return words(text).length <= most + 2 ? text : cutToFit(text, (cut) => words(cut).length <= most);
}

/** The mark at its end: the family's own; one for a question that has none; else what the sentence around it asks for. */
function ended(text: string, mark: string, otherwise: string): string {
  return text.endsWith('…') ? text : `${text}${mark === '' ? otherwise : mark}`;
}

function quoted(read: OwnWords): { text: string; mark: string } {
  const typed = tidied(read.typed, read).replace(/\bgrown ups\b/gi, (said) => said.replace(' ', '-'));
  const bare = typed.replace(/[\s.,;:!?！？-]+$/u, '').replace(/^[\s.,;:!?-]+/u, '');
  const mark = /[?？][\s!?！？.]*$/u.test(typed) || asks.test(`${bare} `) ? '?' : /[!！][\s!！.]*$/u.test(typed) ? '!' : '';
  const isSaid = /\p{L}|\p{Extended_Pictographic}/u.test(bare) && words(bare).every((word) => word.length <= longestWord);
  const said = capital(bare).replace(/(?<=[.!?]\s)\p{Ll}/gu, capital);
  return isSaid && !isUnfit(bare) ? { text: said, mark } : { text: shortest.slice(0, -1), mark: '?' };
}

/**
 * The family's question. `asked` ends a sentence, `asks` stands before *says …*, `question` is a title; what it calls again and again, and about whom
 * or what it is, stands in `askingSlots`.
 */
export function questionSlots(words: OwnWords): Slots {
  const { text, mark } = quoted(words);
  const [whole, brief] = [beginning(text, mostWords), beginning(text.replace(/ \([^)]*\)/g, ''), mostBriefWords)];
  const isWish = wish.test(text);
  return {
    asked: ended(whole, mark, '.'),
    asks: ended(whole, mark, ','),
    question: ended(whole, mark, ''),
    ...askingSlots(words, text, mark, ended(brief, mark, '!')),
    // What is a wish or a heading is a question all the same.
    fellOff: mark === '?' ? '' : isWish ? ' It is a wish: how would that be?' : ' Its question mark fell off.',
    fallenOff:
      mark === '?'
        ? ''
        : isWish
          ? ' That’s a wish, and a wish asks, too: what would it be like?'
          : ' Its question mark fell off on the way, but it’s a question all the same.',
  };
}
