import type { Branch } from '../entities/adventure.ts';
import { canonicalJson, sameJson } from '../json.ts';
import type { Said } from '../steps/said.ts';
import type { Step } from '../steps/step.ts';
import { mergeValue } from './rules.ts';

/**
 * Merges the told steps of two sides into one list. As long as both have the same steps (by id), edits are merged step by step; after that,
 * one side's steps are the story, and the other's become a branch in the history.
 */

export type SideName = 'mine' | 'theirs';

/** One side's story, wherever it is stored: for a completed adventure in its keepsake. */
export type Story = {
  steps: readonly Step[];
  currentStep: number;
  history: readonly Branch[];
  queuedSteps: readonly Step[] | undefined;
  response: unknown;
  notes: string;
  notesAt: string;
  /** Keys of events that were dropped from the notes. */
  dropped: readonly string[];
  /** What taps have added to the notes. */
  said: readonly Said[];
};

export type StepsInput = {
  base: Story | null;
  /** `at`: when the side was last edited (ISO); the date of its branch if the other side's steps become the story. */
  mine: Story & { at: string };
  theirs: Story & { at: string };
  /** The side whose steps become the story, if that is decided already. */
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

/** The side that changed its steps; if both did, the one that is further along. */
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

/** Fields that only say how a step came about. A difference in them is no reason to keep both versions of the step. */
const provenance: ReadonlySet<string> = new Set(['source', 'trace', 'telling']);

/** Merges a step that both sides have, field by field. If both changed a field, the winner's is taken, and `lost` is true. */
function mergeStep(baseSteps: readonly Step[], winner: Step, loser: Step): { merged: Step; lost: boolean } {
  const base: Record<string, unknown> = baseSteps.find((step) => step.id === winner.id) ?? {};
  const merged: Step = { ...winner };
  let lost = false;
  for (const name of new Set([...Object.keys(winner), ...Object.keys(loser)])) {
    if (sameJson(winner[name], loser[name]) || sameJson(loser[name], base[name])) continue;
    if (sameJson(winner[name], base[name])) {
      // The other side removed this field.
      if (loser[name] === undefined) delete merged[name];
      else merged[name] = loser[name];
    } else if (!provenance.has(name)) lost = true;
  }
  return { merged, lost };
}

/** Every branch of both sides once: those in the base first, then the new ones by time. */
function mergeHistory(base: readonly Branch[], mine: readonly Branch[], theirs: readonly Branch[]): Branch[] {
  const all = new Map([...mine, ...theirs].map((branch) => [canonicalJson(branch), branch]));
  const old = base.flatMap((branch) => all.get(canonicalJson(branch)) ?? []);
  for (const branch of base) all.delete(canonicalJson(branch));
  const place = ([json, { at }]: [string, Branch]): string => `${at} ${json}`;
  const fresh = [...all].sort((a, b) => (place(a) < place(b) ? -1 : 1)).map(([, branch]) => branch);
  return [...old, ...fresh];
}

/** Adds the branch, unless each of its steps is stored elsewhere already, unchanged. */
function keep(history: Branch[], steps: readonly Step[], branch: Branch): void {
  const known = new Set([...steps, ...history.flatMap((other) => other.steps)].map(canonicalJson));
  if (!branch.steps.every((step) => known.has(canonicalJson(step)))) history.push(branch);
}

/** What belongs to the list of steps: the current step, the packed steps, the last answer. */
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
    currentStep: Math.min(mergeValue(base?.currentStep, winner.currentStep, loser.currentStep, further), last),
    queuedSteps: mergeValue(base?.queuedSteps, winner.queuedSteps, loser.queuedSteps, longer),
    response: mergeValue(base?.response, winner.response, loser.response, () => winner.response),
  };
}

function further(_base: unknown, winner: number, loser: number): number {
  return Math.max(winner, loser);
}

type Queue = readonly Step[] | undefined;

function longer(_base: unknown, winner: Queue, loser: Queue): Queue {
  return (loser?.length ?? 0) > (winner?.length ?? 0) ? loser : winner;
}
