import { isHeist, isVolcano, type OwnWords } from './read.ts';

/** What a kind falls to that has no archetype of its own. */
const nearest: Readonly<Record<string, string>> = { crew: 'journey', show: 'feast' };

/** The archetype that suits a family's words best. */
export function archetypeFor(words: OwnWords): string {
  const { kind, who, person, where, missing, name } = words;
  if (missing !== null) return 'lost';
  if (isVolcano(words)) return 'nature';
  if (isHeist(words)) return 'heist';
  if (kind !== null) return nearest[kind.tale] ?? kind.tale;
  if (name !== null) return 'visitor';
  if (who?.creature.id === 'superhero') return 'rescue';
  return person !== null && who === null && where === null ? 'lost' : 'day';
}
