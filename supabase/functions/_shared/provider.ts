import type { Step } from '../../../src/domain/step.ts';
import type { NextRequest, TellingRequest } from '../../../src/domain/telling.ts';

/** Who tells the stories behind the story service. */
export type Provider = {
  /** Said in the answer's `x-story-provider` header. */
  name: string;
  /** The first step and up to `lookahead` further ones. */
  begin: (request: TellingRequest, lookahead: number) => Promise<Step[]>;
  /** The step that the notes shape and up to `lookahead` further ones. */
  next: (request: NextRequest, lookahead: number) => Promise<Step[]>;
  summarise: (request: TellingRequest, told: readonly Step[]) => Promise<string>;
};
