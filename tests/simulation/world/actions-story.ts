import { type Adventure, newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import { isLastTold } from '../../../src/domain/steps/step-machine.ts';
import type { Action, View } from './actions.ts';
import type { Fact } from './fact-log.ts';
import type { Rng } from './random.ts';

/** Actions on adventures. */

/** `bulk`: the number of characters of padding. */
function step(id: string, bulk: number): Step {
  return { id, type: 'challenge', step: 'A step', content: `told ${id}`, ...(bulk === 0 ? {} : { details: 'x'.repeat(bulk) }) };
}

export function createAdventure(rng: Rng, { family, knowsMoods, bulk }: View, now: number): Action {
  const [id, mood] = [rng.uuid(), rng.word()];
  const words = Array.from({ length: bulk > 0 ? 1 : 1 + rng.below(5) }, () => rng.word());
  const fields = newAdventure(
    {
      theme: 'pirates',
      customTheme: '',
      environment: 'park',
      customEnvironment: '',
      playStyle: 'cooperative',
      activityLevel: 'low',
      adultParticipation: 'observer',
      participatingChildren: family.children.slice(0, 2).map((child) => child.id),
      totalSteps: 8,
    },
    7,
    new Date(now).toISOString(),
  );
  const data = fields.continuation_data;
  if (data !== null) Object.assign(data, { adventureSteps: words.map((word) => step(word, bulk)), currentStep: words.length - 1 });
  const about = { table: 'adventures', id } as const;
  return {
    command: { kind: 'createAdventure', id, fields: { ...fields, ...(knowsMoods ? { mood } : {}) } },
    facts: [
      { kind: 'created', ...about },
      ...words.map((word, place) => ({ kind: 'told', word, after: words[place - 1] ?? null, ...about }) as Fact),
      ...(knowsMoods ? [{ kind: 'set', field: 'mood', word: mood, over: undefined, ...about } as Fact] : []),
    ],
  };
}

/** Picks the adventure to play, mostly the same one, so that two devices often change the same adventure. */
function playing(
  rng: Rng,
  { adventures }: View,
): { id: string; data: NonNullable<Adventure['continuation_data']>; adventure: Adventure } | null {
  const open = adventures
    .filter((other) => other.continuation_data !== null && other.status !== 'ended_early')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const adventure = rng.chance(0.7) ? open[0] : rng.pick(open);
  const data = adventure?.continuation_data;
  return adventure === undefined || data === null || data === undefined ? null : { id: adventure.id, data, adventure };
}

export function tell(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null || game.data.adventureSteps.length > 25) return null;
  if (!isLastTold(game.data)) return { command: { kind: 'progress', id: game.id, move: { kind: 'branch' } }, facts: [] };
  const word = rng.word();
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'append', step: step(word, view.bulk), queuedSteps: [] } },
    facts: [{ kind: 'told', table: 'adventures', id: game.id, word, after: game.data.adventureSteps.at(-1)?.id ?? null } as Fact],
  };
}

export function note(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const word = rng.word();
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'notes', text: word } },
    facts: [{ kind: 'noted', table: 'adventures', id: game.id, word, over: game.data.userNotes } as Fact],
  };
}

/** Goes a step back or forward, or starts a branch at the current step. Going to another step clears the notes. */
export function walk(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const { currentStep, adventureSteps, userNotes } = game.data;
  const kind = rng.pick(['back', 'forward', 'branch'] as const) ?? 'back';
  const clears = (kind === 'back' && currentStep > 0) || (kind === 'forward' && currentStep < adventureSteps.length - 1);
  const facts = clears && userNotes !== '' ? [{ kind: 'noted', table: 'adventures', id: game.id, word: '', over: userNotes } as Fact] : [];
  return { command: { kind: 'progress', id: game.id, move: { kind } }, facts };
}

export function reword(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null || game.data.adventureSteps.length === 0) return null;
  const step = game.data.adventureSteps[rng.below(game.data.adventureSteps.length)];
  if (step === undefined) return null;
  const word = rng.word();
  const over = step.content ?? '';
  return {
    command: { kind: 'progress', id: game.id, move: { kind: 'edit', id: step.id, words: { content: word } } },
    facts: [{ kind: 'noted', table: 'adventures', id: game.id, word, over } as Fact],
  };
}

export function rename(rng: Rng, { adventures }: View): Action | null {
  const adventure = rng.pick(adventures);
  if (adventure === undefined) return null;
  const word = rng.word();
  return {
    command: { kind: 'renameAdventure', id: adventure.id, name: word },
    facts: [{ kind: 'set', table: 'adventures', id: adventure.id, field: 'custom_name', word, over: adventure.custom_name } as Fact],
  };
}

export function pauseOrResume(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const { id } = game;
  if (game.adventure.status !== 'active') return { command: { kind: 'resumeAdventure', id }, facts: [] };
  return { command: { kind: 'pauseAdventure', id, message: stopped(rng) }, facts: [] };
}

export function finish(rng: Rng, view: View): Action | null {
  const game = playing(rng, view);
  if (game === null) return null;
  const complete = rng.chance(0.5);
  const met = rng.word();
  return {
    command: {
      kind: complete ? 'completeAdventure' : 'endAdventure',
      id: game.id,
      summary: 'Told',
      outcome: null,
      met: [met],
      message: stopped(rng),
    },
    facts: [
      { kind: 'finished', table: 'adventures', id: game.id, rank: complete ? 2 : 1 } as Fact,
      { kind: 'told', table: 'profile', id: view.family.profile.id, word: met, after: null } as Fact,
    ],
  };
}

/** The message that tells the story service of a stop. */
function stopped(rng: Rng): { id: string; kind: 'stop'; body: unknown } {
  return { id: rng.uuid(), kind: 'stop', body: {} };
}

export function deleteAdventure(rng: Rng, { adventures }: View): Action | null {
  const adventure = rng.pick(adventures);
  if (adventure === undefined) return null;
  return { command: { kind: 'deleteAdventure', id: adventure.id }, facts: [{ kind: 'deleted', table: 'adventures', id: adventure.id }] };
}
