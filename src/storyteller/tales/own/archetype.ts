import type { OwnWords } from './read.ts';

/** Which archetype suits a family's words: the best that is written. */

/** What a kind's own archetype falls to until it is written. */
const nearest: Readonly<Record<string, string>> = {
  shop: 'shop',
  rescue: 'shop',
  crew: 'journey',
  heist: 'lost',
  nature: 'day',
  contest: 'match',
  birthday: 'feast',
  show: 'feast',
  lost: 'lost',
};

/** A volcano by itself, or under the garden, is trouble in nature. Whoever runs a bakery there has a bakery. */
export function isVolcano({ kind, who, person, where, missing, loot }: OwnWords): boolean {
  return (
    where?.id === 'volcano' &&
    (kind === null || kind.id === 'garden') &&
    who === null &&
    person === null &&
    missing === null &&
    loot === null
  );
}

/** The archetypes that suit, the best first. */
export function archetypesFor(words: OwnWords): readonly string[] {
  const { kind, who, person, where, missing, loot, name } = words;
  if (missing !== null) return ['lost'];
  if (isVolcano(words)) return chain('nature');
  if (loot !== null && (kind === null || /^(?:shop|lost)$/.test(kind.tale))) return chain('heist');
  if (kind !== null) return chain(kind.tale);
  if (name !== null) return ['visitor', 'day'];
  if (who?.creature.id === 'superhero') return ['rescue', 'day'];
  if (who !== null || where !== null) return ['day'];
  return person === null ? ['day'] : ['lost'];
}

function chain(tale: string): readonly string[] {
  const found = [tale];
  for (let next = nearest[tale]; next !== undefined && !found.includes(next); next = nearest[next]) found.push(next);
  return [...found, 'shop'];
}

/** The archetype to fill, of those that are written. Throws where none is. */
export function archetypeFor(words: OwnWords, written: readonly string[]): string {
  const [first] = [...archetypesFor(words), ...written].filter((name) => written.includes(name));
  if (first === undefined) throw new Error('no archetype is written');
  return first;
}
