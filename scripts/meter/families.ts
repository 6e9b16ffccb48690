import { activityLevels, environmentInfo, environments, type ParticipationLevel, playStyles } from '../../src/domain/catalog.ts';
import { emptyMemory } from '../../src/domain/entities/profile.ts';
import type { Step } from '../../src/domain/steps/step.ts';
import type { TellingRequest } from '../../src/domain/telling.ts';
import { bandOf } from '../../src/storyteller/engine/bands.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { hash } from '../../src/storyteller/engine/random.ts';
import { tellFirst, tellNext } from '../../src/storyteller/engine/tell.ts';

/** Families for the meter: drawn from a seed, of every age, place, style and with all sorts of considerations. */

const names = ['Mia', 'Tom', 'Ada', 'Ben', 'Noor', 'Leo', 'Iris', 'Sam'];
const stepsFor: Record<string, number> = { '1-2': 4, '3-4': 5, '5-6': 6 };
const considerations: readonly (string | null)[] = [
  null,
  null,
  null,
  'uses a wheelchair',
  'blind',
  'deaf',
  'severe nut allergy',
  'asthma',
  'epilepsy',
  'no running, sensitive to loud noises',
  'afraid of dogs',
  'Rollstuhl',
  'a rare condition with a long name',
];
/** What most of those have of whom nothing else is known: hands, arms, a voice, or closeness, of which a mechanic has another part for them. */
const lacks: readonly (string | null)[] = [null, 'cannot use her hands', 'broken arm', 'does not speak', 'no touching, please'];
/** Every consideration that a child may have, each once. */
export const allConsiderations: readonly (string | null)[] = [...new Set([...considerations, ...lacks])];

const extraPlaces = [
  { name: 'Train', items: [] },
  { name: 'Hospital bed', items: ['pillow', 'blanket'] },
  { name: 'Balcony', items: ['chairs', 'plants'] },
  { name: 'Grandma’s flat', items: ['cushions', 'wooden spoon', 'two old hats'] },
  { name: 'Car', items: ['soft toy'] },
] as const;

function pick<T>(seed: number, name: string, items: readonly T[]): T {
  return items[hash(`${seed}|${name}`) % items.length] as T;
}

/** The family number `seed`. */
export function familyOf(seed: number, theme: string | null, change: Partial<TellingRequest> = {}): TellingRequest {
  const count = pick(seed, 'count', [1, 1, 2, 2, 3]);
  const first = pick(seed, 'age', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 17]);
  const ages = [first, Math.min(18, first + pick(seed, 'gap', [1, 2, 3, 5])), Math.min(18, first + 4)].slice(0, count);
  const known = pick(seed, 'place', [...environments, ...environments, ...extraPlaces]);
  const info = typeof known === 'string' ? environmentInfo[known] : known;
  const participation: ParticipationLevel = pick(seed, 'adult', ['observer', 'minimal', 'moderate', 'full']);
  return {
    theme,
    customTheme: '',
    place: {
      type: typeof known === 'string' ? known : 'saved',
      name: info.name,
      description: '',
      items: hash(`${seed}|bare`) % 6 === 0 ? [] : info.items,
      spaceDetails: '',
    },
    playStyle: pick(seed, 'style', playStyles),
    activityLevel: pick(seed, 'level', activityLevels),
    participation,
    adultName: 'Robin',
    children: ages.map((age, at) => ({
      id: `child-${at}`,
      name: names[(seed + at) % names.length] ?? 'Mia',
      age,
      interests: pick(seed, `interest${at}`, [[], ['trains'], ['football', 'drawing']]),
      considerations: pick(seed, `limit${at}`, considerations) ?? pick(seed, `lack${at}`, lacks),
    })),
    totalSteps: stepsFor[bandOf(Math.min(...ages)).name] ?? 8,
    seed,
    memory: emptyMemory,
    ...change,
  };
}

/** Takes nothing: nobody picks. */
export const byNobody = (): null => null;

export type Play = { request: TellingRequest; told: Step[] };

/** Plays to the end; `choose` answers which of so many options is taken at a step, or null for none. `begun`: steps that another teller has told. */
export function play(
  request: TellingRequest,
  library: Library,
  choose: (step: Step, at: number) => number | null,
  begun: readonly Step[] = [],
): Play {
  const told: Step[] = begun.length === 0 ? [tellFirst(request, library)] : [...begun];
  while (told.at(-1)?.type !== 'ending' && told.length < 12) {
    const at = told.length - 1;
    const last = told[at] as Step;
    const index = choose(last, at);
    const option = index === null ? undefined : last.options?.[index];
    const notes = option === undefined ? '' : `They chose: ${option}.`;
    told[at] = notes === '' ? last : { ...last, notes };
    told.push(tellNext({ ...request, told, notes }, library));
  }
  return { request, told };
}

/** Takes the options that a seed gives. */
export function bySeed(seed: number): (step: Step, at: number) => number | null {
  return (step, at) => {
    const count = step.options?.length ?? 0;
    return count === 0 ? null : hash(`${seed}|${at}`) % count;
  };
}
