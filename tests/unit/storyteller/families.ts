import { itemAt, knownPlace as place, unheardOf, usualConsiderations, usualPlaces, usualThings } from '../../../scripts/rubric/usual.ts';
import { activityLevels, environments, participationLevels, playStyles, recommendedThemes } from '../../../src/domain/catalog.ts';
import { emptyMemory } from '../../../src/domain/family.ts';
import type { Step } from '../../../src/domain/step.ts';
import type { TellingChild, TellingRequest } from '../../../src/domain/telling.ts';
import { content } from '../../../src/storyteller/content.ts';
import { hash } from '../../../src/storyteller/random.ts';
import { tellAhead, tellFirst } from '../../../src/storyteller/tell.ts';

/** Families to tell to, plain ones and seeded random ones. */

export { place };

export function child(name: string, age: number, considerations: string | null = null): TellingChild {
  return { id: `id-${name}`, name, age, interests: [], considerations };
}

export function request(change: Partial<TellingRequest> = {}): TellingRequest {
  return {
    theme: 'pirates',
    customTheme: '',
    place: place('backyard'),
    playStyle: 'cooperative',
    activityLevel: 'medium',
    participation: 'moderate',
    adultName: 'Robin',
    children: [child('Mia', 4), child('Tom', 8)],
    totalSteps: 8,
    seed: 7,
    memory: emptyMemory,
    ...change,
  };
}

/** A whole adventure with empty notes. */
export function adventure(from: TellingRequest): Step[] {
  const first = tellFirst(from, content);
  return [first, ...tellAhead({ ...from, told: [first], notes: '' }, from.totalSteps - 1, content)];
}

const considerations = [null, null, null, ...usualConsiderations, unheardOf];

function pick<T>(list: readonly T[], key: string): T {
  return itemAt(list, hash(key));
}

/** The family with this number: any age, place, style, level, considerations and things. */
export function randomFamily(at: number): TellingRequest {
  const count = 1 + (hash(`count${at}`) % 4);
  const known = hash(`known${at}`) % 4 > 0;
  const type = pick(environments, `place${at}`);
  return request({
    theme: pick(recommendedThemes, `theme${at}`),
    place: known
      ? place(type)
      : {
          type: 'saved',
          name: pick(usualPlaces, `name${at}`),
          description: '',
          items: usualThings.filter((item) => hash(`${item}${at}`) % 2 === 0),
          spaceDetails: '',
        },
    playStyle: pick(playStyles, `style${at}`),
    activityLevel: pick(activityLevels, `level${at}`),
    participation: pick(participationLevels, `adult${at}`),
    children: Array.from({ length: count }, (_, index) =>
      child(['Ana', 'Ben', 'Cy', 'Dov'][index] ?? 'Eve', 1 + (hash(`age${at}.${index}`) % 18), pick(considerations, `c${at}.${index}`)),
    ),
    totalSteps: 3 + (hash(`steps${at}`) % 8),
    seed: hash(`seed${at}`),
  });
}
