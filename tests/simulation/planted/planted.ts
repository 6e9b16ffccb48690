import type { Plan } from '../world/plan.ts';

/** A bug that is planted in the source: text of the program, and what replaces it. */
export type Planted = {
  name: string;
  /** What the program does with the bug; the end of a sentence that begins with "the program". */
  breaks: string;
  edits: readonly { file: string; there: string; instead: string }[];
  /** Parts of the plan that are set for this bug, where hardly any random plan would meet it. */
  plan?: Partial<Plan>;
};
