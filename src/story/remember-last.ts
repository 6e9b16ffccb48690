import { canonicalJson } from '../domain/json.ts';
import type { Step } from '../domain/step.ts';
import type { Teller } from './ports.ts';

/**
 * A storyteller that remembers what it told last: asked the same again it does not think again. The same request tells the same step, so
 * nobody can tell the difference but by the clock.
 */
export function rememberLast(teller: Teller): Teller {
  let last: { asked: string; step: Step } | null = null;
  return {
    ...teller,
    next: (request) => {
      const asked = canonicalJson(request);
      if (last?.asked !== asked) last = { asked, step: teller.next(request) };
      return last.step;
    },
  };
}
