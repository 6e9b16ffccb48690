import { material } from '../read/place.ts';
import { capital } from './terms.ts';
import { isUnfit, isUnfitIdea } from './unfit.ts';
import { isArticle, isPlaceWord, type Token } from './words.ts';

/** What of a family's words can be said as it stands. */

const maxNameWords = 4;
const maxName = 40;
const maxPhraseWords = 7;
const maxPhrase = 44;

/** Words that only the family knows, if they are few and fit to be said. */
export function familyTerm(clean: string, tokens: readonly Token[]): string | null {
  const bare = clean.replace(/[!?.,;:]+$/g, '').trim();
  // A game may be called by a sentence, which keeps all its words: *the floor is lava*.
  if (/^\S+ \S+ is \S+$/i.test(bare) && !isUnfit(bare)) return bare.split(' ').map(capital).join(' ');
  const name = bare.replace(/^(?:the|a|an|der|die|das|le|la|el)\s+(?=\S)/i, '').trim();
  const words = name.split(' ');
  if (name === '' || name.length > maxName || words.length > maxNameWords || !/\p{L}{2}|\p{Lo}|\p{Extended_Pictographic}/u.test(name))
    return null;
  if (/\p{Extended_Pictographic}/u.test(name) || tokens.length === 0) return null;
  if (isUnfit(name) || /[^\p{L}\p{M}\p{N}’.,:!?& -]/u.test(name)) return null;
  return capital(name.replace(joined, '$1 and $2'));
}

/** Two names with what joins them in nine languages. */
const joined = /^(\p{Lu}[\p{L}’-]*) (?:and|und|et|y|e|en|i|ve) (\p{Lu}[\p{L}’-]*)$/u;

const smallWords = /^(?:a|an|the|and|of|in|on|for|with|to|at|from|by|under|against|into|or|but|vs)$/i;

/** The words as the beginning of a title; null where they are not English, long, or not for children. */
export function phraseOf(clean: string, tokens: readonly Token[]): string | null {
  const bare = clean.replace(/[!?.,;:]+$/g, '').trim();
  const words = bare.split(' ');
  const isEnglish =
    tokens.some(({ found }) => found !== null) &&
    tokens.every(({ text }) => clean.includes(text)) &&
    tokens.every(({ text, found, sign, more }) => !sign && more.length === 0 && (found === null || found.en || material.test(text)));
  if (
    !isEnglish ||
    material.test(bare) ||
    words.length > maxPhraseWords ||
    bare.length > maxPhrase ||
    /[^A-Za-z’ -]/.test(bare.replace(/\b\d+(?:st|nd|rd|th)\b/g, '')) ||
    isUnfitIdea(bare)
  )
    return null;
  const english = tokens.filter(({ found }) => found === null).every(({ key }) => !isForeign(key));
  if (!english) return null;
  const [first = '', ...rest] = words;
  const start = /^(?:a|an|the)$/i.test(first) ? 'The' : /^(?:our|my)$/i.test(first) ? 'Our' : null;
  const titled = (start === null ? words : rest).map((word, at) =>
    at > 0 && smallWords.test(word) ? word.toLowerCase() : word.split('-').map(capital).join('-'),
  );
  return [...(start === null ? [] : [start]), ...titled].join(' ');
}

/** Whether a word is an article or a little word of another language. */
export function isForeign(key: string): boolean {
  return (
    (isArticle(key) && !/^(?:a|an|the|my|our|your|his|her|their|as|no)$/.test(key)) ||
    (isPlaceWord(key) && !/^(?:a|on|in|at|under|inside|to|into|from|near|by|am|do|no)$/.test(key)) ||
    /^(?:und|ist|bei|besuchen|besucht|besuch|zu|zum|zur|chez|et|y|e|das|que|qui|che|ve|fur|pour|para|per|gegen|contre|contra|contro|tegen)$/.test(
      key,
    )
  );
}
