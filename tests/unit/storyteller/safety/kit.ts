import { type Hit, type Limits, limitsOf } from '../../../../src/storyteller/safety/limits.ts';
import type { Voice } from '../../../../src/storyteller/safety/read-clause.ts';
import { hitsIn } from '../../../../src/storyteller/safety/rendered.ts';

type Family = { considerations?: string | null; place?: string; age?: number };

/** Mia with these considerations, and Tom without any. */
export function limitsWith({ considerations = null, place = 'somewhere', age = 6 }: Family): Limits {
  return limitsOf({
    children: [
      { id: 'mia', name: 'Mia', age, considerations },
      { id: 'tom', name: 'Tom', age: 9, considerations: null },
    ],
    place: { type: 'custom', name: place, description: '', spaceDetails: '', items: [] },
  });
}

export function hitsOf(text: string, family: Family, voice: Voice = 'aloud', audience?: string): Hit[] {
  return hitsIn([{ text, for: voice, audience }], limitsWith(family));
}

export const rulesOf = (text: string, family: Family, voice: Voice = 'aloud'): string[] =>
  hitsOf(text, family, voice).map((hit) => hit.rule);
