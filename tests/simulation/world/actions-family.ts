import type { CommandInput } from '../../../src/data/write/commands.ts';
import type { Action, View } from './actions.ts';
import type { Fact } from './fact-log.ts';
import type { Rng } from './random.ts';

/** Actions on the family: its profile, children and environments, and feedback messages. */

export function saveProfile(rng: Rng, { family }: View): Action {
  const word = rng.word();
  const { id, adult_name: over } = family.profile;
  return {
    command: { kind: 'saveFamily', adult_name: word, children: [], removed: [] },
    facts: [{ kind: 'set', table: 'profile', id, field: 'adult_name', word, over } as Fact],
  };
}

export function setOnboarding(): Action {
  return { command: { kind: 'setOnboarding', show: false }, facts: [] };
}

export function addChild(rng: Rng, { knowsMoods }: Pick<View, 'knowsMoods'>): Action {
  const [id, name, interest, mood] = [rng.uuid(), rng.word(), rng.word(), rng.word()];
  const about = { table: 'children', id } as const;
  const fields = { name, age: 6, interests: [interest], limitations: null, ...(knowsMoods ? { mood } : {}) };
  return {
    command: { kind: 'saveChild', id, fields },
    facts: [
      ...(knowsMoods ? [{ kind: 'set', field: 'mood', word: mood, over: undefined, ...about } as Fact] : []),
      { kind: 'created', ...about },
      { kind: 'set', field: 'name', word: name, over: null, ...about } as Fact,
      { kind: 'added', field: 'interests', word: interest, ...about } as Fact,
    ],
  };
}

export function editChild(rng: Rng, { family, knowsMoods }: View): Action | null {
  const child = rng.pick(family.children);
  if (child === undefined) return null;
  const { id, mood: over, ...fields } = child;
  const mood = rng.word();
  if (knowsMoods && rng.chance(0.2)) {
    return {
      command: { kind: 'saveChild', id, fields: { ...fields, mood } },
      facts: [{ kind: 'set', table: 'children', id, field: 'mood', word: mood, over } as Fact],
    };
  }
  return editList(rng, 'children', id, fields, 'interests', 'limitations');
}

export function editEnvironment(rng: Rng, { family }: View): Action | null {
  const place = rng.pick(family.environments);
  if (place === undefined) return null;
  const { id, ...fields } = place;
  return editList(rng, 'environments', id, fields, 'available_items', 'space_details');
}

/** Renames, adds to the list, takes from the list, or rewrites the text. */
function editList(
  rng: Rng,
  table: 'children' | 'environments',
  id: string,
  fields: Record<string, unknown>,
  list: string,
  text: string,
): Action {
  const about = { table, id };
  const word = rng.word();
  const items = fields[list] as string[];
  const save = (change: Record<string, unknown>, fact: object): Action => ({
    command: {
      kind: table === 'children' ? 'saveChild' : 'saveEnvironment',
      id,
      fields: { ...fields, ...change },
    } as unknown as CommandInput,
    facts: [{ ...about, ...fact } as Fact],
  });
  const way = rng.below(4);
  if (way === 0) return save({ name: word }, { kind: 'set', field: 'name', word, over: fields['name'] });
  if (way === 1) return save({ [text]: word }, { kind: 'set', field: text, word, over: fields[text] });
  const item = rng.pick(items);
  if (way === 2 && item !== undefined)
    return save({ [list]: items.filter((other) => other !== item) }, { kind: 'removed', field: list, word: item });
  return save({ [list]: [...items, word] }, { kind: 'added', field: list, word });
}

export function removeChild(rng: Rng, { family }: View): Action | null {
  const child = rng.pick(family.children);
  return child === undefined
    ? null
    : { command: { kind: 'saveFamily', children: [], removed: [child.id] }, facts: [{ kind: 'deleted', table: 'children', id: child.id }] };
}

export function addEnvironment(rng: Rng): Action {
  const [id, name] = [rng.uuid(), rng.word()];
  return {
    command: { kind: 'saveEnvironment', id, fields: { name, description: '', available_items: [], space_details: '' } },
    facts: [
      { kind: 'created', table: 'environments', id },
      { kind: 'set', table: 'environments', id, field: 'name', word: name, over: null } as Fact,
    ],
  };
}

export function removeEnvironment(rng: Rng, { family }: View): Action | null {
  const place = rng.pick(family.environments);
  if (place === undefined) return null;
  return { command: { kind: 'removeEnvironment', id: place.id }, facts: [{ kind: 'deleted', table: 'environments', id: place.id }] };
}

export function enqueue(rng: Rng): Action {
  return { command: { kind: 'enqueue', item: { id: rng.uuid(), kind: 'feedback', body: {} } }, facts: [] };
}
