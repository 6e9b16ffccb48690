import { lowerFirst } from '../../../words/lexicon.ts';
import { poorly } from '../plays/archetypes/patients.ts';
import { isNounPhrase } from '../words/english.ts';
import { takesArticle } from '../words/idea.ts';
import { ideaTokens, isArticle, isPlaceWord, type Token } from '../words/words.ts';
import { kinName } from './kin.ts';
import { mishapIn } from './mishap.ts';
import type { OwnWords } from './own-words.ts';
import { visitorIn } from './visitor.ts';

/** Plain places of work, and whoever works there or comes there: the trade is the story, and whatever else is typed colours it. */

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
  return /^(?:i|im|ich|we)$/i.test(who) ? 'you' : kinName({ name: who }, person);
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
  const tokens = ideaTokens(said);
  const at = tokens.findIndex(({ found }) => found?.table === 'kind' && found.row.id === kind.id);
  const work = tokens[at];
  if (work === undefined || work.sign || !(caring.test(kind.id) || workWord.test(work.key))) return false;
  if (idea !== null) return tokens.slice(0, at).every(isBefore) && !tellsMore.test(said);
  // In other languages only what is known throughout is certain.
  return tokens.every(
    (token) => token.found !== null || isBefore(token) || isPlaceWord(token.key) || between.test(token.key) || poorly.test(token.key),
  );
}

/** What says that one goes there, and nothing of what for. */
const going =
  /^(?:go|goes|going|trip|visit|visiting|off|let|lets|s|we|i|re|m|are|am|today|to|at|in|pop|nip|gehen|geht|gehe|wir|ich|zum|zur|beim|vamos|voy|ir|on|va|aller|andiamo|vado|naar|bij|gaan|idziemy|do|u|gidiyoruz)$/;

const inHospital = /^(?:\p{L}+ )+\p{L}*(?:hospital|krankenhaus|klinik|h[oô]pital|ospedale|ziekenhuis|szpital\p{L}*)$/iu;

/** Whether the words say that somebody goes to a place of work, and no more: *going to the dentist*, *chez le coiffeur*. */
export function isErrand({ clean, idea, kind }: OwnWords): boolean {
  // Who is in hospital is there for a while, and it is hard.
  if (kind?.tale !== 'shop' || inHospital.test(clean)) return false;
  const tokens = ideaTokens(clean);
  const at = tokens.findIndex(({ found }) => found?.table === 'kind' && found.row.id === kind.id);
  return (
    at > -1 &&
    !tokens[at]?.sign &&
    (idea === null || caring.test(kind.id) || workWord.test(tokens[at]?.key ?? '')) &&
    tokens.every(
      ({ key, found }, index) =>
        index === at || going.test(key) || isPlaceWord(key) || isArticle(key) || between.test(key) || found?.row === kind || isTrip(found),
    )
  );
}

function isTrip(found: Token['found']): boolean {
  return found?.table === 'kind' && found.row.id === 'trip';
}

/** Whether somebody comes to a place of work, and the rest only says where it is, or what goes wrong there: *grandpa visits our bakery but the oven is cold*. */
export function isVisited(words: OwnWords): boolean {
  const mishap = mishapIn(words, 'shop');
  const told = mishap === null ? words : { ...words, idea: mishap.head };
  const rest = words.kind?.tale === 'shop' ? (visitorIn(told)?.rest ?? '') : '';
  return !tellsMore.test(rest) && ideaTokens(rest).some(({ found }) => found?.table === 'kind' && found.row.id === words.kind?.id);
}

const tooth = /tooth|teeth|zahn(?:weh|schmerz)|kiespijn/iu;
const part =
  '(?:leg|paw|arm|foot|feet|toe|wing|tail|ear|eye|nose|tooth|teeth|tummy|head|knee|back|beak|claw|hoof|trunk|neck|finger|thumb|hand|horn|throat|belly|fin|flipper|shell|chin|lip|tongue|elbow)s?';
/** What somebody has who is taken care of; a *loose tooth* comes out by itself, and a broken umbrella hurts nobody. */
const aching = new RegExp(
  `\\b(?:ill|sick|poorly|not well|hurt$|\\p{L}*ache|cold|cough|fever|(?:sore|bad|poorly|broken|hurt) (?:\\p{L}+ )?${part}|(?:hurts?|broken?|bumped|cut|twisted|sprained) (?:his|her|its) (?:\\p{L}+ )?${part})$`,
  'iu',
);
/** *A monkey with tummy ache*, and nothing behind it. */
const withAche = new RegExp(
  ` with (?:an? )?(?:(?:very )?(?:sore|bad|broken|hurt|poorly) ${part}|(?:\\p{L}+ )?\\p{L}*ache|bad cold|cold|cough|fever)$`,
  'iu',
);

/** Where somebody is taken care of of whom the words say only that they are not well: *our dog hurt his paw*; null where they say more, or something else. */
export function careFor(words: OwnWords): 'dentist' | 'doctor' | 'vet' | null {
  const { clean, idea, kind, who, also, told } = words;
  if (kind !== null || who === null || also !== null || told.length > 0 || /^(?:vehicle|thing)$/.test(who.creature.is)) return null;
  const visitor = visitorIn(words);
  const isTold = visitor?.isCreature === true && visitor.rest === '' && aching.test(visitor.ill ?? '');
  const bare = withAche.test(idea ?? '') ? clean.replace(withAche, ' ill') : clean;
  const tokens = ideaTokens(bare);
  // In other languages only what is known throughout is certain.
  const isListed =
    tokens.some(({ key }) => poorly.test(key)) &&
    tokens.every((token) => poorly.test(token.key) || isBefore(token) || isSaidOf.test(token.key));
  const isIll = isTold || isListed;
  if (!isIll) return null;
  if (tooth.test(clean)) return 'dentist';
  return who.creature.is === 'animal' ? 'vet' : 'doctor';
}

/** What stands between somebody and that they are not well, in other languages. */
const isSaidOf =
  /^(?:ist|est|esta|e|is|jest|mein|meine|unser|unsere|mon|ma|notre|mi|nuestro|nuestra|il|la|mio|mia|hat|a|tiene|ha|tem|heeft|ma|de|la|o|meu|minha|mijn|onze|moj|moja|benim)$/;
