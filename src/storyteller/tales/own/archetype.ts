import { featuresOf } from './learned/features.ts';
import { type Archetype, likeliest } from './learned/model.ts';
import type { Kind } from './lexicon.ts';
import { isTaken } from './missing.ts';
import { isHeist, isRescue, isVolcano, type OwnWords } from './read.ts';

/** What a kind falls to that has no archetype of its own. */
const nearest: Readonly<Record<string, string>> = { crew: 'journey', show: 'feast' };

/** The archetype that a kind asks for. */
export function archetypeOf({ tale }: Kind): string {
  return nearest[tale] ?? tale;
}

const aboard = /\b(?:on|by|in|mit|en|im) (?:(?:a|an|the|dem|der|einem|einer) )?\S+$/i;
/** Whoever has got away is looked for. */
const away = /\b(?:escape[ds]?|r[au]ns? away|runaway|got out)\b/i;
/** Whoever rides on somebody goes somewhere. */
const rides = /\b(?:rid(?:e|es|ing)|rode) on (?:a|an|the|our|my) /i;
/** Whoever takes the family somewhere has taken nothing from them. */
const takesUs = /\b(?:takes?|took|taking) us\b/i;
const goes = /^(?:train|bus|plane|boat|bike)$/;

/** The archetype that rules find for a family's words; one of the signs that the classifier goes by. */
export function ruledArchetype(words: OwnWords): string {
  const { clean, kind, who, person, where, missing, name } = words;
  if (isTaken(clean)) return 'heist';
  if (missing !== null) return 'lost';
  if (isVolcano(words)) return 'nature';
  if (isHeist(words)) return 'heist';
  if (kind !== null) return archetypeOf(kind);
  if (name !== null) return 'visitor';
  if (isRescue(words)) return 'rescue';
  if (person?.visited === true) return 'journey';
  if (who !== null && rides.test(clean)) return 'journey';
  // Where somebody comes along to a place far off, the way there is the story.
  if (person?.along === true && who === null && where !== null && !/^(?:home|bed|garden|night)$/.test(where.id)) return 'journey';
  // One train by itself, *haunted* or *night*, is there to go on.
  if (who?.creature.is === 'vehicle' && goes.test(who.creature.id) && !who.several && (who.one.includes(' ') || aboard.test(clean)))
    return 'journey';
  return person !== null && who === null && where === null ? 'lost' : 'day';
}

/** The archetype that suits a family's words best, by what was learned from other families' words and by the rules. */
export function archetypeFor(words: OwnWords): Archetype {
  const ruled = ruledArchetype(words);
  // Whoever visits somebody goes there.
  if (words.person?.visited === true && ruled === 'journey') return ruled;
  if (ruled === 'lost' && away.test(words.clean)) return ruled;
  if (ruled === 'heist' && isTaken(words.clean)) return ruled;
  if (ruled === 'journey' && rides.test(words.clean)) return ruled;
  if (ruled !== 'lost' && takesUs.test(words.clean)) return ruled;
  return likeliest(featuresOf(words, ruled));
}
