import type { Step, StepType } from '../steps/step.ts';
import { nextStepType } from '../steps/step-machine.ts';
import type { Expected } from './story-answer.ts';

/** A step's title where the service sent none. */
const titles: Readonly<Record<StepType, string>> = {
  prologue: 'The story begins',
  action: 'Time to move',
  challenge: 'A challenge',
  ending: 'The story ends',
};

/** What is expected of the steps that follow those `known` in an adventure of `totalSteps`. `id`: a new id. */
export function expectedAfter(known: readonly Pick<Step, 'id'>[], totalSteps: number, id: () => string): Expected {
  return {
    idFor: id,
    taken: new Set(known.map((step) => step.id)),
    typeFor: (offset) => (known.length + offset === 0 ? 'prologue' : nextStepType(known.length + offset - 1, totalSteps)),
    titleFor: (type) => titles[type],
  };
}
