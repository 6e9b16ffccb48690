import type { OwnWords } from '../../read/own-words.ts';
import { isFunctionWord, saysLittle } from '../../words/english.ts';
import { keyOf, meaningsOf } from '../../words/lexicon.ts';
import type { Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { isArticle, isJoining } from '../../words/words.ts';
import { isName } from './called.ts';
import { headlineOf } from './headline.ts';

/**
 * The words of a family's idea that a frame would otherwise only quote: what happens, and what or where else. Each is shown by the children in a scene of its
 * own, and once more in the end.
 */

/** What says how or when, or that somebody does, and shows nothing. */
const empty =
  /^(?:wants?|wanted|wishes|likes?|loves?|comes?|coming|came|goes|going|went|gets?|got|getting|makes?|made|makes|takes?|has|have|had|must|allowed|forbidden|both|again|always|never|only|just|really|very|too|first|last|next|new|old|big|small|little|every|everyone|everybody|everything|nobody|somebody|someone|something|anything|thing|things|today|tomorrow|tonight|yesterday|morning|evening|week|weeks|days?|time|times|year|years|\p{L}+day|please|story|called|named|about|because|until|after|before|still|away|back|down|over|under|around|inside|outside|there|here|where|when|while|without|with|cant|wont|dont|doesnt|isnt|arent|didnt|is|are|was|were|be|been|being|who|that|which|what|grown|wish|word|name|names|wollte|will|werden|wird|wurde|haben|hatte|sein|sind|quiere|quieren|veut|veulent|vuole|vogliono|wil|istiyor|chce|keine?|nicht|pas|sin|non|niet|nie|ups)$/iu;
/** Nobody is to be shown hurting or being hurt. */
const sore =
  /^(?:cr(?:y|ies|ying|ied)|hit(?:s|ting)?|bit(?:e|es|ing)?|hurts?|fight(?:s|ing)?|kick(?:s|ed)?|push(?:es|ed)?|dead|died?|dies|kill\p{L}*|angry|hates?)$/iu;
/** In another language so short a word hardly says anything. */
const shortest = 4;

function isShown(word: string, own: OwnWords, topic: string): boolean {
  const isEnglish = own.idea !== null;
  const key = keyOf(word);
  if (empty.test(word) || sore.test(word) || isUnfit(word) || isArticle(key) || isJoining(key)) return false;
  const isTopic =
    topic.includes(key) ||
    meaningsOf(key).some(
      ({ table, row }) =>
        table === 'creature' &&
        (topic.includes(keyOf(row.one)) || (topic !== '' && row.id === own.who?.creature.id && keyOf(row.one) === key)),
    );
  if (isTopic || word.endsWith('n’t')) return false;
  return isEnglish ? !isFunctionWord(key) && !saysLittle(word) && !isName(word) && key.length > 2 : key.length >= shortest;
}

/** The first and the last of such words, as they were typed; '' where there is none, or no second. `topic`: what is said again anyway. */
export function keyWordsIn(own: OwnWords, topic: Term | null): { word1: string; word2: string } {
  const said = keyOf(topic?.text ?? '');
  const words = (headlineOf(own).match(/[\p{L}\p{M}’-]+/gu) ?? []).filter((word) => isShown(word, own, said));
  const typed = words.map((word) => (own.idea === null ? word : word.toLowerCase()));
  const [word1 = ''] = typed;
  const word2 = typed.at(-1) ?? '';
  return { word1, word2: keyOf(word2) === keyOf(word1) ? '' : word2 };
}
