import { relatedIn } from '../plays/stage/pieces.ts';
import { happensIn, isDoneOnly, isSentence, isToTeller, piecesTold } from '../plays/stage/telling.ts';
import { ideaIn } from '../words/idea.ts';
import { begun, inLines, partedWords } from '../words/parted.ts';
import { spelled } from '../words/spelling.ts';
import { cleanWords } from '../words/words.ts';
import type { OwnWords } from './own-words.ts';

/** A family's idea, and what they tell behind it. */

/** Words that stand in English sentences and in no other language's. */
const english = /\b(?:the|and|with|they|we|our)\b/i;
/** So many words of another language are a sentence, and happen. */
const foreignSentence = 5;
/** Of whom it is, and how it is with them, and no more: *a baker who has lost his smell*. */
const hasTrouble =
  /^(?:\S+ ){1,4}who (?:has|is|was|can’t|cannot|couldn’t|won’t|lost|forgot) (?!.* (?:meets?|goes|finds?|comes?|gets?|takes?|and) )(?:\S+ ?){1,5}$/iu;
const asks = /^(?:who|what|where|why|when|how|if|do|does|can)\b/i;

/** What of an idea happens, and is a page of its own: *the bin lorry comes*, and nothing of *a rocket to mars*. */
function happeningIn(head: string, isEnglish: boolean): readonly string[] {
  if (head === '' || asks.test(head)) return [];
  const one = isEnglish && hasTrouble.test(head) ? relatedIn(head) : null;
  if (one !== null) return piecesTold(one, isEnglish);
  return (isEnglish ? isSentence(head) : head.split(' ').length >= foreignSentence) ? piecesTold(head, isEnglish) : [];
}

/** A first sentence of how many children there are, and how they get on, is no idea: *two of them, 7 and 9. A night train*. */
function withoutChildren(words: string): string {
  const [first = '', ...rest] = words.split(/(?<=[.!])\s+/);
  return rest.length > 0 && isToTeller(first.replace(/[.!]$/, '')) ? rest.join(' ') : words;
}

/** A family's words read by their idea alone, with what happens in it where they tell that behind it. */
export function withTold(words: string, readIdea: (words: string) => OwnWords): OwnWords {
  const story = withoutChildren(begun(words));
  const typed = readIdea(words).typed;
  const whole = { ...readIdea(story), typed };
  const parted = whole.clean === '' ? null : partedWords(spelled(cleanWords(inLines(story))));
  if (parted === null) return whole;
  const { head, tail } = parted;
  const isEnglish = whole.idea !== null || english.test(whole.clean) || isDoneOnly(tail);
  const pieces = piecesTold(tail, isEnglish, readIdea(head).who !== null);
  // What is only said to whoever tells is no part of it: *pirates. Please make it not scary*.
  const isIdea = pieces.length === 0 && head !== '' && !tail.includes('?');
  if (!isIdea && !happensIn(pieces, isEnglish)) return whole;
  const told = isIdea ? [] : [...happeningIn(head, isEnglish), ...pieces];
  const [first = '', next = ''] = told;
  const read = readIdea(head === '' ? (first.includes(' ') ? first : `${first}, ${next}`) : head);
  return { ...read, typed: whole.typed, idea: read.idea ?? (isEnglish ? ideaIn(read.spoken) : null), told };
}
