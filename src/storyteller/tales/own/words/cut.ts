import { upTo } from '../../../../domain/cut.ts';

/** Long words of a family's, cut where something ends. */

/** What begins another clause, in nine languages, and what begins more about a thing. */
const clause =
  /^(?:who|which|that|whose|where|when|while|until|till|because|but|so|and|we|they|you|he|she|if|although|since|weil|aber|und|bis|wenn|dass|parce|mais|et|quand|qui|que|porque|pero|y|cuando|perch[eé]|e|quando|che|mas|omdat|maar|en|als|bo|ale|i|gdy|[cç]ünkü|ama|ve)$/iu;
const phrase = /^(?:with|without|from|in|on|at|to|for|into|through|by|between|about|under|over)$/i;
/** What nothing ends with. */
const loose =
  /^(?:a|an|the|my|our|your|his|her|their|its|of|to|in|on|at|for|with|from|by|into|and|or|but|so|that|who|which|we|they|you|he|she|i|is|are|was|were|has|have|very|too|some|every|der|die|das|den|dem|ein|eine|im|und|le|la|les|un|une|du|de|et|el|los|las|y|il|lo|het|een|en|w|na|do)$/i;
/** Fewer words say nothing of the idea. */
const fewest = 3;

function ended(words: readonly string[]): string {
  const end = words.findLastIndex((word) => !loose.test(word));
  return words
    .slice(0, end + 1)
    .join(' ')
    .replace(/[\s,;:–-]+$/, '');
}

/** The words as far as they fit: up to the end of a clause, else of a phrase, else of a word. */
export function cutToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  const cutBefore = (starts: RegExp) =>
    words
      .map((word, at) => (at >= fewest && (starts.test(word) || /[,;]$/.test(words[at - 1] ?? '')) ? ended(words.slice(0, at)) : ''))
      .findLast((cut) => cut.split(' ').length >= fewest && fits(cut));
  const whole = cutBefore(clause) ?? cutBefore(phrase);
  if (whole !== undefined) return whole;
  const most = words.findLastIndex((_, at) => at > 0 && fits(ended(words.slice(0, at))));
  if (most > 0) return `${ended(words.slice(0, most))} …`;
  // One word that is too long by itself is cut anywhere.
  const letters = Array.from(text);
  const end = letters.findLastIndex((_, at) => fits(letters.slice(0, at).join('')));
  return `${upTo(text, letters.slice(0, end).join('').length)} …`;
}
