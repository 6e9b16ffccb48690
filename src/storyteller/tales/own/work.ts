import { lowerFirst } from '../../words/lexicon.ts';
import { isNounPhrase } from './english.ts';
import { takesArticle } from './idea.ts';
import { nameOf } from './kin.ts';
import { poorly } from './plays/patients.ts';
import type { OwnWords } from './read.ts';
import { isArticle, isPlaceWord, type Token, tokensOf } from './words.ts';

/** Plain places of work, and whoever works there: the trade is the story, and whatever else is typed colours it. */

/** Who works there, or where it is done, and no thing that is sold: *vets*, *post office*, *Friseur*. */
const workWord =
  /(?:er|ers|ery|ist|ists|or|ors|man|men|woman|mechanics?|nurses?|vets?|salon|hospital|clinic|surgery|garage|workshop|office|station|shop|store|hotel|restaurant|cafe|cars|bikes)$/;
/** Kinds of which every word is one. */
const caring = /^(?:dentist|doctor|vet|hairdresser)$/;
/** What tells more than who comes, where it is and what there is; a driver is on the road. */
const tellsMore =
  /[,.!?]|\b(?:who|that|which|whose|but|because|when|until|so|if|where|driver|drivers|lost|loses|missing|gone|forg[eo]t\p{L}*|stole\p{L}*|can’?t|won’?t|doesn’?t|don’?t|afraid|scared|wants?|friends?|rivals|falls?|turns?|is|are|was|were)\b/iu;
/** Those who play at it: *we are vets and …*. */
const weAre = /^(?:(?:we|i|you) (?:are|am|play|work as) |me and \p{L}+ (?:are|play) |let[’']?s (?:play|be) |play(?:ing)? )(?:at )?/iu;
/** What somebody who comes there has. */
const ails =
  /\b(?:(?:is|are|was|feels?|got|gets?) (?:very |so |a bit )?(?:poorly|sick|ill|hurt|injured)|(?:has|have|with|got) (?:an? |his |her |its |my )?(?:\p{L}+ )?\p{L}+|so we (?:go|take \p{L}+) to the)\b/giu;
/** Who gives the orders there: *i am the boss*, *Nora is the boss*. */
const boss =
  /,? ?(?:\b(?:and|und|with) )?(?<who>\b\p{L}{1,12})[ ’]?(?:am|m|is|bin|ist) (?:the |der |die )?(?:boss|chefin|chef)(?: of (?:it|everything|it all))?(?!\p{L})/iu;

/** Whoever is the boss, *you* where it is whoever typed; null where the words name nobody. */
export function bossIn({ clean, person }: Pick<OwnWords, 'clean' | 'person'>): string | null {
  const who = boss.exec(clean)?.groups?.['who'];
  if (who === undefined) return null;
  return /^(?:i|im|ich|we)$/i.test(who) ? 'you' : nameOf({ name: who }, person);
}

/** The words without that, where they name a place: *car garage and car wash*. */
export function withoutBoss(idea: string): string | null {
  const rest = idea.replace(boss, '').replace(/^(?:(?:an?|the|our|my|own|we have|i have) )+/i, '');
  return rest !== idea && takesArticle(rest) && isNounPhrase(rest) ? lowerFirst(rest) : null;
}

/** How many, and what joins two. */
const small = /^(?:my|our|two|three|four|five|six|seven|ten|\d+|and|und|et|y|e|en|i|ve|of|we)$/;
/** What stands before a place of work and says which: *a tiny toy hospital*. */
const sort = /^(?:tiny|little|big|busy|new|best|silly|crazy|funny|magic|own|animal|pet|toy|tooth|eye|ear|baby|very|small|kids?|children)$/;
/** What joins a place and whoever comes there, in other languages. */
const between = /^(?:fur|pour|des|du|de|para|per|voor|dla|mit|avec|con|met|chez|bij|al|del)$/;

function isBefore({ key, found }: Token): boolean {
  return small.test(key) || isArticle(key) || sort.test(key) || found?.table === 'creature' || found?.table === 'thing';
}

/** Whether a place of work or those who work there are what the words begin with, and the rest only colours it: *a dolly hospital on a boat*, *the vets and a poorly bunny*. */
export function isWork(words: OwnWords): boolean {
  const { clean, idea, kind, who } = words;
  if (kind?.tale === 'shop' && bossIn(words) !== null && who?.creature.is !== 'vehicle') return true;
  if (kind?.tale !== 'shop' || (who?.creature.is === 'vehicle' && kind.id !== 'garage')) return false;
  const said = clean.replace(boss, '').replace(weAre, '').replaceAll(ails, ' ').replaceAll(/\s+/g, ' ');
  const tokens = tokensOf(said);
  const at = tokens.findIndex(({ found }) => found?.table === 'kind' && found.row.id === kind.id);
  const work = tokens[at];
  if (work === undefined || work.sign || !(caring.test(kind.id) || workWord.test(work.key))) return false;
  if (idea !== null) return tokens.slice(0, at).every(isBefore) && !tellsMore.test(said);
  // In other languages only what is known throughout is certain.
  return tokens.every(
    (token) => token.found !== null || isBefore(token) || isPlaceWord(token.key) || between.test(token.key) || poorly.test(token.key),
  );
}
