import type { Plan } from '../world/plan.ts';

/** A bug: what stands in the source instead of what is there. */
export type Planted = {
  name: string;
  /** What the program does then. */
  breaks: string;
  edits: readonly { file: string; there: string; instead: string }[];
  /** What the families do that it is looked for in, where hardly any family by chance does what it takes. */
  plan?: Partial<Plan>;
};
