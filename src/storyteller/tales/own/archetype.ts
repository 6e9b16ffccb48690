import { hash } from '../../engine/random.ts';
import { uncoveredBy } from './choose/covered.ts';
import { archetypeOf } from './choose/frame.ts';
import { frameSaid, isPerson } from './choose/kinds.ts';
import { frameFeaturesOf, ideaFeatures } from './choose/learned/features.ts';
import { type Archetype, type Frame, framesFor, isFrame, likeliestPlot } from './choose/learned/model.ts';
import { isLodger, isRoutine } from './choose/lodger.ts';
import { questionIn } from './choose/question.ts';
import { isBecause } from './plays/because/told.ts';
import { duoKnown } from './plays/frames/frame-slots.ts';
import { headlineOf } from './plays/frames/headline.ts';
import { isGame } from './plays/mission/heroes.ts';
import { isMission } from './plays/mission/mission.ts';
import { plotFor } from './plays/plots.ts';
import { duoTold } from './plays/stage/duo.ts';
import { isTold } from './plays/stage/pages.ts';
import { baddyIn } from './read/baddy.ts';
import { beginnerIn } from './read/beginner.ts';
import { drivenBy } from './read/driver.ts';
import { isExpecting } from './read/expecting.ts';
import { isGrave, isOfFamily } from './read/grave.ts';
import { isForgotten, leftIn } from './read/left.ts';
import { isGoneByItself, isPutAway, takerIn } from './read/missing.ts';
import { newcomerIn } from './read/newcomer.ts';
import type { OwnWords } from './read/own-words.ts';
import { isHeist } from './read/read.ts';
import { supposedIn } from './read/supposed.ts';
import { careFor, isErrand, isVisited, isWork } from './read/work.ts';
import { isClause } from './words/idea.ts';
import { ideaTokens, isArticle, isPlaceWord } from './words/words.ts';

const aboard = /\b(?:on|by|in|mit|en|im) (?:(?:a|an|the|dem|der|einem|einer) )?\S+$/i;
/** Whoever has got away is looked for. */
const away = /\b(?:escape[ds]?|r[au]ns? away|runaway|got out)\b/i;
/** Whoever rides on somebody goes somewhere. */
const rides = /\b(?:rid(?:e|es|ing)|rode) on (?:a|an|the|our|my) /i;
/** Whoever is washed has no laundry, and a car wash repairs nothing. */
const washed = /\bcar ?wash\b|\bwash(?:ing|es)? (?:the|an?|our|my|his|her) /i;
/** Whoever would like to be something is not at work yet. */
const wouldBe = /\b(?:wants?|wish(?:es)?|would like|dreams? of) (?:to (?:be|become)|being|becoming)\b/i;
const goes = /^(?:train|bus|plane|boat|bike)$/;

/** Whether somebody has taken something that can be fetched back. */
function isTaken({ clean, loot }: OwnWords): boolean {
  return loot !== null && takerIn(clean) !== null;
}

/** The archetype that rules find for a family's words; one of the signs that the classifier goes by. */
export function ruledArchetype(words: OwnWords): Archetype {
  const { clean, kind, who, person, where, missing, name } = words;
  if (isTaken(words)) return 'heist';
  if (missing !== null) return 'lost';
  if (isHeist(words)) return 'heist';
  if (kind !== null) return archetypeOf(kind);
  if (name !== null) return 'stage';
  if (person?.visited === true) return 'journey';
  if (who !== null && rides.test(clean)) return 'journey';
  // Where somebody comes along to a place far off, the way there is the story.
  if (person?.along === true && who === null && where !== null && !/^(?:home|bed|garden|night)$/.test(where.id)) return 'journey';
  // One train by itself, *haunted* or *night*, is there to go on.
  if (who?.creature.is === 'vehicle' && goes.test(who.creature.id) && !who.several && (who.one.includes(' ') || aboard.test(clean)))
    return 'journey';
  return who === null ? 'stage' : 'day';
}

/** What rules alone decide, whatever else is in the words: a child's own life, and what is asked or wished. */
export function askedFor(words: OwnWords): Archetype | null {
  if (isLodger(words)) return 'lodger';
  if (isRoutine(words)) return 'stage';
  return questionIn(words) === 'sure' ? 'question' : null;
}

/** How many, and what joins two. */
const small = /^(?:a|an|the|my|our|two|three|four|five|six|seven|ten|\d+|all|about|just|many|lots|of|and|und|et|y|e|en|i|ve)$/;

/** Whether somebody is named and nothing else, or together with one of the family: *sloths*, *two owls*, *Papa and the dragon*, 🦥. */
function isAlone({ clean, who }: OwnWords): boolean {
  return (
    who !== null &&
    ideaTokens(clean).every(
      ({ found, key }) =>
        small.test(key) || isArticle(key) || found?.table === 'person' || (found?.table === 'creature' && found.row.id === who.creature.id),
    )
  );
}

/** What is said of how big it is, or what it is made of. */
const size =
  /^(?:huge|giant|gigantic|enormous|massive|big|bigger|biggest|tall|taller|tallest|high|highest|long|longest|great|greatest|mega|super|really|very|so|tiny|secret|own|best|world|worlds|ever|lego|legos|duplo|blocks?|bricks?|wooden|cardboard|snow|sand|pillow|cushions?|blankets?|boxes|bauklotzen|legosteinen|build|building|make|making|made|up|to|from|out|in|on|with|ceiling|sky|clouds|bauen|riesige|riesiger|grosse|grosser|hohe|hoher|hochste|hochster|enorme|grande|grand|plus|haute|mas|alta|alto|cubes|construire|construir)$/;

/** Whether the words name what is built, how big it is and what it is made of, and nothing else: *huge sandcastle*, *tallest lego tower*. */
function isBuiltAlone({ clean, kind }: OwnWords): boolean {
  return (
    kind?.tale === 'building' &&
    ideaTokens(clean).every(
      ({ found, key }) =>
        size.test(key) ||
        small.test(key) ||
        isArticle(key) ||
        isPlaceWord(key) ||
        (found?.table === 'kind' && found.row.tale === 'building'),
    )
  );
}

/** What says that a school is new, and joins what is hard there for somebody. */
const newThere = /\b(?:first|new|starts?|starting)\b|^(?:\p{L}+ ){0,3}?\p{L}+,? (?:but|and|because) /iu;

/** Whether the words tell of a school that is new to somebody by name, for whom it is hard: *a new school but Tim has no friends*. */
function isNewThere(words: OwnWords): boolean {
  const newcomer = newcomerIn(words);
  return newcomer !== null && newcomer.hard !== null && newThere.test(words.idea ?? '');
}

/** The archetype that suits a family's words best, by what was learned from other families' words and by the rules. */
export function archetypeFor(words: OwnWords): Archetype {
  const { clean, kind, person, missing } = words;
  // Of words that nobody may hear there is nothing to put on.
  if (clean === '') return 'day';
  // What a family tells behind its idea is played as they tell it; a feeling of a child’s has its own story.
  if (words.told.length > 0) return isLodger(words) ? 'lodger' : 'stage';
  const ruled = ruledArchetype(words);
  // Whoever plays the baddy has something that is fetched from under their nose.
  if (baddyIn(words) !== null && (/^(?:lost|heist|stage|day)$/.test(ruled) || kind?.id === 'police')) return 'heist';
  const isPair = duoTold(words) !== null;
  if (ruled === 'day' && isAlone(words) && !isPair) return ruled;
  // Whoever visits somebody goes there.
  if (person?.visited === true && ruled === 'journey') return ruled;
  if (ruled === 'lost' && (away.test(clean) || isPutAway(clean) || isGoneByItself(clean))) return ruled;
  if (ruled === 'heist' && isTaken(words)) return ruled;
  if (ruled === 'journey' && rides.test(clean) && questionIn(words) === null) return ruled;
  if (drivenBy(words) !== null) return 'journey';
  if (careFor(words) !== null || (ruled === 'shop' && (isErrand(words) || isVisited(words)))) return 'shop';
  if (isBuiltAlone(words)) return 'building';
  if (ruled === 'school' && isNewThere(words)) return ruled;
  const asked = askedFor(words);
  if (asked !== null) return asked;
  if (isExpecting(words)) return 'building';
  if (beginnerIn(words) !== null) return 'school';
  if (isPair && !/^(?:lost|heist|match)$/.test(ruled)) return 'stage';
  if (ruled === 'shop' && isWork(words)) return ruled;
  // What a family tells from the beginning to the end is played as they tell it.
  if (isTold(words)) return 'stage';
  if (washed.test(clean) || (ruled === 'shop' && wouldBe.test(clean))) return 'stage';
  // What is missing or taken is so, unless something else is clear.
  const learned = likeliestPlot(ideaFeatures(words, ruled), ruled === 'lost' || ruled === 'heist' ? ruled : 'stage');
  const isNowhere = learned === 'stage' || (learned === 'lost' && missing === null);
  return isNowhere && questionIn(words) !== null ? 'question' : learned;
}

/** What somebody by itself may also be: a ride goes somewhere, anybody else has its day. */
function asOne({ who }: OwnWords): Archetype {
  return who?.creature.is === 'vehicle' && goes.test(who.creature.id) ? 'journey' : 'day';
}

/** A creature has its day first, and a ride its way; what digs or mows is known by what it does. */
function inTurn(words: OwnWords, others: readonly Archetype[]): readonly Archetype[] {
  const own = asOne(words);
  return words.who?.creature.is === 'vehicle' && own === 'day' ? [...others, own] : [own, ...others];
}

/** Two plots of those whom the words name; which is told first is drawn by the words, so that not every first evening is the same. */
function byTurns({ clean }: OwnWords): readonly Archetype[] {
  return hash(clean) % 2 === 0 ? ['mission', 'duty'] : ['duty', 'mission'];
}

/**
 * The stories of whatever no plot can tell as a whole: the mission of those whom the words name, the frames that quote them, and the play of them; the play
 * alone where it is told in pieces, or nothing of it may be said.
 */
function ofAnything(words: OwnWords): readonly Archetype[] {
  if (isGrave(words)) return isOfFamily(words) ? ['lodger'] : ['stage'];
  if (isTold(words) || headlineOf(words) === '') return ['stage'];
  const said = frameSaid(words);
  // What has happened is asked about, before anybody plays those to whom it did.
  const asked: readonly Archetype[] = isBecause(words) ? ['because'] : [];
  // What can be played as theirs is not only quoted.
  if (said === null && !isPerson(words) && isMission(words)) return [...asked, ...byTurns(words), 'stage'];
  const first: readonly Archetype[] = isPerson(words) ? ['stage'] : [];
  const frames = framesFor(frameFeaturesOf(words, ruledArchetype(words)));
  // Of two heroes the news tells what each of them does.
  const quoted = said ?? (duoKnown(words) === null ? null : 'news');
  const suited = quoted === null ? (isNamed(words) ? lawLast(frames) : frames) : [quoted, ...frames.filter((frame) => frame !== quoted)];
  return [...new Set([...first, ...asked, ...suited, 'stage' as const])];
}

/** Whether the words only name something, in English: that is no law, though a day as somebody has its rules. */
function isNamed({ idea }: OwnWords): boolean {
  return idea !== null && !isClause(idea) && !/\b(?:day|life|night|morning|be|being|as)\b/i.test(idea);
}

function lawLast(frames: readonly Frame[]): readonly Frame[] {
  return [...frames.filter((frame) => frame !== 'law'), ...frames.filter((frame) => frame === 'law')];
}

const isOpen = (archetype: Archetype) => isFrame(archetype) || /^(?:stage|question|lodger|mission|duty|because)$/.test(archetype);

/** Where a rule that knows all of the words has chosen the archetype, in whatever language they are. */
const sure: Readonly<Partial<Record<Archetype, (words: OwnWords) => boolean>>> = {
  building: (words) => isBuiltAlone(words) || isExpecting(words),
  day: isAlone,
  heist: (words) => isTaken(words) || baddyIn(words) !== null,
  journey: (words) => drivenBy(words) !== null,
  lost: ({ clean }) => leftIn(clean) !== null || isForgotten(clean),
  school: (words) => isNewThere(words) || beginnerIn(words) !== null,
  shop: (words) => careFor(words) !== null || isErrand(words) || isVisited(words) || (words.idea === null && isWork(words)),
};

/**
 * The archetypes that suit a family's words, in the order in which they take turns. One that would not tell of all of them comes after those that quote them
 * whole.
 */
export function archetypesFor(words: OwnWords): readonly Archetype[] {
  const suited = suitedTo(words);
  const [first = 'stage'] = suited;
  const isAllOf = isOpen(first) || sure[first]?.(words) === true || uncoveredBy(first, words).length === 0;
  if (isAllOf) return suited;
  return isGrave(words) ? ofAnything(words) : [...ofAnything(words), ...suited.filter((archetype) => !isOpen(archetype))];
}

const builds = /\b(?:build|mak|construct|bau|of (?:cushions|pillows|blocks|snow|sand))/i;
const travels = /\b(?:to|trip|travel|tour|journey|voyage|expedition|rid(?:e|es|ing)|going|moving)\b/i;

/** Whether nobody says that something is built, *dragon castle*, or that they go anywhere, *puppies on a farm*. */
function isOnlyLikely(words: OwnWords, archetype: Archetype): boolean {
  const { clean, kind, who, idea } = words;
  if (idea === null || isExpecting(words)) return false;
  // Diggers dig, and nobody builds a house for them.
  if (archetype === 'building') return who?.creature.is === 'vehicle' || (kind?.tale !== 'building' && !builds.test(clean));
  return archetype === 'journey' && who !== null && who.creature.is !== 'vehicle' && drivenBy(words) === null && !travels.test(clean);
}

/**
 * The archetypes that suit a family's words equally well, and take turns: for whatever fits no plot, the frames and the play of it; and one more for a creature
 * by itself. Where a day is only likely, or what is built is no building (*a snowman*), what has a plot is quoted first. What is told in pieces is for the stage
 * alone.
 */
function suitedTo(words: OwnWords): readonly Archetype[] {
  const archetype = archetypeFor(words);
  if (words.told.length > 0) return [archetype];
  if (isGame(words)) return [...byTurns(words), 'law'];
  const isSupposed = supposedIn(words) !== null;
  if (isOnlyLikely(words, archetype) && isMission(words)) return [...ofAnything(words).filter((other) => other !== archetype), archetype];
  if (archetype === 'stage') return isSupposed ? ['law', ...ofAnything(words).filter((other) => other !== 'law')] : ofAnything(words);
  const hasRow = !isTold(words) && plotFor(words) !== null;
  if (archetype === 'building' && words.kind === null && hasRow && !isExpecting(words)) return [ofAnything(words)[0] ?? 'stage', archetype];
  if (drivenBy(words) !== null && hasRow) return [archetype, ...ofAnything(words)];
  // What is supposed to be so is so for a day, before it is asked.
  if (archetype === 'question' && isSupposed) return ['law', archetype];
  if (archetype !== 'day') return [archetype];
  if (isGrave(words)) return ofAnything(words);
  if (isAlone(words)) return inTurn(words, ofAnything(words));
  return hasRow ? [ofAnything(words)[0] ?? 'stage', 'day'] : ['day'];
}
