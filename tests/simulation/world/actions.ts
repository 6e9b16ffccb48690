import type { loadFamily } from '../../../src/data/read/queries.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import type { Adventure } from '../../../src/domain/entities/adventure.ts';
import * as family from './actions-family.ts';
import * as story from './actions-story.ts';
import type { Fact } from './fact-log.ts';
import type { Rng } from './random.ts';

/** The actions that people take, chosen at random from what they see. */

/** A command, and the facts that it makes true of the account. */
export type Action = { command: CommandInput; facts: readonly Omit<Fact, 'device'>[] };
export type View = {
  family: Awaited<ReturnType<typeof loadFamily>>;
  adventures: Adventure[];
  /** Whether the app has the field `mood`, which stands for a field that the server and an older app do not know. */
  knowsMoods: boolean;
  /** The padding of a step, in characters. */
  bulk: number;
};

type Choice = (rng: Rng, view: View, now: number) => Action | null;

const choices = {
  saveProfile: [2, family.saveProfile],
  setOnboarding: [1, family.setOnboarding],
  addChild: [3, family.addChild],
  editChild: [5, family.editChild],
  removeChild: [2, family.removeChild],
  addEnvironment: [2, family.addEnvironment],
  editEnvironment: [4, family.editEnvironment],
  removeEnvironment: [1, family.removeEnvironment],
  createAdventure: [3, story.createAdventure],
  tell: [14, story.tell],
  note: [10, story.note],
  walk: [6, story.walk],
  reword: [4, story.reword],
  rename: [3, story.rename],
  pauseOrResume: [4, story.pauseOrResume],
  finish: [2, story.finish],
  deleteAdventure: [1, story.deleteAdventure],
  enqueue: [3, family.enqueue],
} as const satisfies Record<string, readonly [weight: number, Choice]>;

export type ActionName = keyof typeof choices;
export const actionNames = Object.keys(choices) as ActionName[];

/** Picks one of the named actions by its weight. Null where there is nothing to act on. `now`: ms since 1970, by the device's clock. */
export function choose(rng: Rng, names: readonly ActionName[], view: View, now: number): Action | null {
  let at = rng.next() * names.reduce((sum, name) => sum + choices[name][0], 0);
  for (const name of names) {
    at -= choices[name][0];
    if (at < 0) return choices[name][1](rng, view, now);
  }
  return null;
}
