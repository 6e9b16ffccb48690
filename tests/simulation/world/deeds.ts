import type { loadFamily } from '../../../src/data/read/queries.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import type { Adventure } from '../../../src/domain/entities/adventure.ts';
import * as family from './deeds-family.ts';
import * as story from './deeds-story.ts';
import type { Fact } from './facts.ts';
import type { Rng } from './random.ts';

/** What somebody does next, at what they see. */

/** A command, and what must be true of the account once it is carried out. */
export type Deed = { command: CommandInput; facts: readonly Omit<Fact, 'device'>[] };
export type View = {
  family: Awaited<ReturnType<typeof loadFamily>>;
  adventures: Adventure[];
  /** Moods are columns that the server and an older app have never heard of. */
  knowsMoods: boolean;
  /** How much longer a step is than it has to be, in letters. */
  bulk: number;
};

type Choice = (rng: Rng, view: View, now: number) => Deed | null;

const choices = {
  saveProfile: [2, family.saveProfile],
  setOnboarding: [1, family.setOnboarding],
  remember: [2, family.remember],
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
  finish: [1, story.finish],
  deleteAdventure: [1, story.deleteAdventure],
  enqueue: [3, family.enqueue],
} as const satisfies Record<string, readonly [weight: number, Choice]>;

export type DeedName = keyof typeof choices;
export const deedNames = Object.keys(choices) as DeedName[];

/** One of these, the frequent ones more often. */
export function choose(rng: Rng, names: readonly DeedName[], view: View, now: number): Deed | null {
  let at = rng.next() * names.reduce((sum, name) => sum + choices[name][0], 0);
  for (const name of names) {
    at -= choices[name][0];
    if (at < 0) return choices[name][1](rng, view, now);
  }
  return null;
}
