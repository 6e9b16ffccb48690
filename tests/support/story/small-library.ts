import { libraryOf, readMechanics } from '../../../scripts/tales/library.ts';
import { environmentInfo } from '../../../src/domain/catalog.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { TellingChild, TellingRequest } from '../../../src/domain/telling.ts';
import type { Library } from '../../../src/storyteller/engine/library.ts';
import { tellFirst, tellNext } from '../../../src/storyteller/engine/tell.ts';
import type { Tale } from '../../../src/storyteller/tales/schema.ts';
import { smallTale } from './small-tale.ts';

/** A library with the small tale, and the real mechanics and tables. */
export const smallLibrary: Library = { ...libraryOf([smallTale]), mechanics: readMechanics(), onward: { ...smallTale, id: 'onward' } };

/** The same with these tales. */
export function withTales(...tales: Tale[]): Library {
  return { ...smallLibrary, tales };
}

/** A child for a request. */
export function child(name: string, age: number, considerations: string | null = null): TellingChild {
  return { id: name.toLowerCase(), name, age, interests: [], considerations };
}

/** A request for the small tale, with some parts replaced. */
export function request(change: Partial<TellingRequest> = {}): TellingRequest {
  const { name, description, items } = environmentInfo.backyard;
  return {
    theme: 'pirates',
    customTheme: '',
    place: { type: 'backyard', name, description, items, spaceDetails: '' },
    playStyle: 'cooperative',
    activityLevel: 'high',
    participation: 'moderate',
    adultName: 'Robin',
    children: [child('Mia', 7), child('Tom', 9)],
    totalSteps: 8,
    seed: 7,
    memory: { adventures: 0, met: {} },
    ...change,
  };
}

/** Plays an adventure to the end. By the number of a step, `take` has a word of the choice to take there, and `notes` the note to write. */
export function playThrough(
  of: TellingRequest,
  library: Library,
  take: (options: readonly string[], at: number) => string | undefined = ([first]) => first,
  notes: readonly string[] = [],
): Step[] {
  const told: Step[] = [tellFirst(of, library)];
  while (told.at(-1)?.type !== 'ending' && told.length < 20) {
    const at = told.length - 1;
    const last = told[at] as Step;
    const chosen = take(last.options ?? [], at);
    const note = [chosen === undefined ? '' : `They chose: ${chosen}.`, notes[at] ?? ''].filter((part) => part !== '').join(' ');
    told[at] = note === '' ? last : { ...last, notes: note };
    told.push(tellNext({ ...of, told, notes: note }, library));
  }
  return told;
}
