import type { Branch } from './entities/adventure.ts';
import { canonicalJson, sameJson } from './json.ts';
import type { Said } from './said.ts';
import type { Step } from './step.ts';

/**
 * The told steps of two sides become one list. Up to where the two tell the same steps (by id), edits are merged step by step;
 * from there on one side is the story, and the other's steps are a branch in the history.
 */

export type SideName = 'mine' | 'theirs';

/** What has been told and noted on one side, wherever it stands: a completed adventure has it in its keepsake. */
export type Story = {
  steps: readonly Step[];
  currentStep: number;
  history: readonly Branch[];
  queuedSteps: readonly Step[] | undefined;
  response: unknown;
  notes: string;
  notesAt: string;
  /** Keys of what was dropped of the notes. */
  dropped: readonly string[];
  /** What taps have said in the notes. */
  said: readonly Said[];
};

export type StepsInput = {
  base: Story | null;
  /** `at`: when the side was edited last (ISO); dates the branch that it becomes where it is not the story. */
  mine: Story & { at: string };
  theirs: Story & { at: string };
  /** The side whose steps are the story, where that is decided already. */
  winner: SideName | null;
  /** The side that was edited later. */
  later: SideName;
};

export type StepsOutput = {
  steps: Step[];
  currentStep: number;
  history: Branch[];
  queuedSteps: readonly Step[] | undefined;
  response: unknown;
};

export function mergeSteps({ base, mine, theirs, winner: decided, later }: StepsInput): StepsOutput {
  const side = decided ?? winnerOf(base, mine, theirs, later);
  const [winner, loser] = side === 'mine' ? [mine, theirs] : [theirs, mine];
  const shared = sharedLength(winner.steps, loser.steps);
  const history = mergeHistory(base?.history ?? [], mine.history, theirs.history);
  const steps: Step[] = [];
  for (const [index, step] of winner.steps.entries()) {
    const other = index < shared ? loser.steps[index] : undefined;
    if (other === undefined) {
      steps.push(step);
      continue;
    }
    const { merged, lost } = mergeStep(base?.steps ?? [], step, other);
    steps.push(merged);
    if (lost) keep(history, steps, { from: index - 1, steps: [other], at: loser.at });
  }
  keep(history, steps, { from: shared - 1, steps: loser.steps.slice(shared), at: loser.at });
  const sameList = shared === winner.steps.length && shared === loser.steps.length;
  return { steps, history, ...restOf(base, winner, loser, sameList, steps.length) };
}

/** The side that changed its steps; where both did, the one further along. */
function winnerOf(base: Story | null, mine: Story, theirs: Story, later: SideName): SideName {
  if (sameJson(mine.steps, theirs.steps)) return later;
  if (base !== null && sameJson(mine.steps, base.steps)) return 'theirs';
  if (base !== null && sameJson(theirs.steps, base.steps)) return 'mine';
  if (mine.steps.length !== theirs.steps.length) return mine.steps.length > theirs.steps.length ? 'mine' : 'theirs';
  if (mine.currentStep !== theirs.currentStep) return mine.currentStep > theirs.currentStep ? 'mine' : 'theirs';
  return later;
}

function sharedLength(a: readonly Step[], b: readonly Step[]): number {
  const parting = a.findIndex((step, index) => step.id !== b[index]?.id);
  return parting === -1 ? a.length : parting;
}

/** Not the story itself: how it came to be. Differing here is no reason to keep a second copy of a step. */
const provenance: ReadonlySet<string> = new Set(['source', 'trace', 'telling']);

/** One step told on both sides: field by field; where both changed a field, the winner's, and `lost` says that the other's was. */
function mergeStep(baseSteps: readonly Step[], winner: Step, loser: Step): { merged: Step; lost: boolean } {
  const base: Record<string, unknown> = baseSteps.find((step) => step.id === winner.id) ?? {};
  const merged: Step = { ...winner };
  let lost = false;
  for (const name of new Set([...Object.keys(winner), ...Object.keys(loser)])) {
    if (sameJson(winner[name], loser[name]) || sameJson(loser[name], base[name])) continue;
    if (sameJson(winner[name], base[name])) {
      // (a word that the other side took out is taken out)
      if (loser[name] === undefined) delete merged[name];
      else merged[name] = loser[name];
    } else if (!provenance.has(name)) lost = true;
  }
  return { merged, lost };
}

/** Every branch of either side, once: those both began with first, then the newer ones by their time. */
function mergeHistory(base: readonly Branch[], mine: readonly Branch[], theirs: readonly Branch[]): Branch[] {
  const all = new Map([...mine, ...theirs].map((branch) => [canonicalJson(branch), branch]));
  const old = base.flatMap((branch) => all.get(canonicalJson(branch)) ?? []);
  for (const branch of base) all.delete(canonicalJson(branch));
  const place = ([json, { at }]: [string, Branch]): string => `${at} ${json}`;
  const fresh = [...all].sort((a, b) => (place(a) < place(b) ? -1 : 1)).map(([, branch]) => branch);
  return [...old, ...fresh];
}

/** Adds the branch, unless every step of it stands somewhere already, word for word. */
function keep(history: Branch[], steps: readonly Step[], branch: Branch): void {
  const known = new Set([...steps, ...history.flatMap((other) => other.steps)].map(canonicalJson));
  if (!branch.steps.every((step) => known.has(canonicalJson(step)))) history.push(branch);
}

/** What goes with the steps: where the family is, what is packed ahead, the last answer. */
function restOf(
  base: Story | null,
  winner: Story,
  loser: Story,
  sameList: boolean,
  length: number,
): Pick<StepsOutput, 'currentStep' | 'queuedSteps' | 'response'> {
  const last = Math.max(0, length - 1);
  if (!sameList) return { currentStep: Math.min(winner.currentStep, last), queuedSteps: winner.queuedSteps, response: winner.response };
  return {
    currentStep: Math.min(threeWay(base?.currentStep, winner.currentStep, loser.currentStep, Math.max), last),
    queuedSteps: threeWay(base?.queuedSteps, winner.queuedSteps, loser.queuedSteps, longer),
    response: threeWay(base?.response, winner.response, loser.response, (mine) => mine),
  };
}

function threeWay<T>(base: T | undefined, winner: T, loser: T, both: (winner: T, loser: T) => T): T {
  if (sameJson(winner, loser) || sameJson(loser, base)) return winner;
  if (sameJson(winner, base)) return loser;
  return both(winner, loser);
}

function longer(winner: readonly Step[] | undefined, loser: readonly Step[] | undefined): readonly Step[] | undefined {
  return (loser?.length ?? 0) > (winner?.length ?? 0) ? loser : winner;
}
