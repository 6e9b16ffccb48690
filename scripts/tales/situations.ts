import { environmentInfo } from '../../src/domain/catalog.ts';
import { emptyMemory } from '../../src/domain/entities/profile.ts';
import type { NextRequest, TellingChild, TellingRequest } from '../../src/domain/telling.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { momentOf } from '../../src/storyteller/engine/moment.ts';
import { tellNext } from '../../src/storyteller/engine/tell.ts';

/** Three points of an adventure at which to read what a model is told. */

export const situationNames = ['start', 'middle', 'turn'] as const;
export type SituationName = (typeof situationNames)[number];

function child(name: string, age: number, considerations: string | null = null): TellingChild {
  return { id: name.toLowerCase(), name, age, interests: name === 'Mia' ? ['frogs'] : [], considerations };
}

function family(theme: string, seed: number, children: TellingChild[]): TellingRequest {
  const { name, description, items } = environmentInfo.backyard;
  return {
    theme,
    customTheme: '',
    place: { type: 'backyard', name, description, items, spaceDetails: '' },
    playStyle: 'cooperative',
    activityLevel: 'medium',
    participation: 'moderate',
    adultName: 'Robin',
    children,
    totalSteps: 8,
    seed,
    memory: emptyMemory,
  };
}

/** Told on with the first choice each time, until `stop` says so or the story ends; `note` is on the last told step. */
function toldUntil(of: TellingRequest, library: Library, note: string, stop: (request: NextRequest) => boolean): NextRequest {
  let request: NextRequest = { ...of, told: [], notes: '' };
  while (!stop(request) && request.told.at(-1)?.type !== 'ending') {
    const step = tellNext(request, library);
    const before = request.told.map((each, at) => (at === request.told.length - 1 ? { ...each, notes: request.notes } : each));
    const [choice] = step.options ?? [];
    request = { ...of, told: [...before, step], notes: choice === undefined ? '' : `They chose: ${choice}.` };
  }
  return { ...request, notes: [request.notes, note].filter((part) => part !== '').join(' ') };
}

/** The request for the step that comes next in this situation. */
export function situation(name: SituationName, library: Library, theme = 'pirates', seed = 7): NextRequest {
  switch (name) {
    case 'start':
      return { ...family(theme, seed, [child('Mia', 6), child('Tom', 9)]), told: [], notes: '' };
    case 'middle':
      return toldUntil(
        family(theme, seed, [child('Mia', 6), child('Tom', 9)]),
        library,
        'They built a bridge of sticks and named it Bob. Mia is the captain now.',
        ({ told }) => told.length === 4,
      );
    case 'turn':
      return toldUntil(family(theme, seed, [child('Mia', 8), child('Tom', 11, 'uses a wheelchair')]), library, '', (request) => {
        const moment = momentOf(request, library);
        return moment.kind === 'scene' && moment.ways[0].scene.beat === 'turn';
      });
  }
}
