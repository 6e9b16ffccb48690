import type { Clause } from './asks.ts';

/** Words that forbid something do not ask for it: `No running`, `Nobody leans over the railing`. */

const strongDenial =
  /\b(?:don't|do not|does not|doesn't|did not|must not|mustn't|may not|shall not|should not|shouldn't|need not|needn't|needs? to not|cannot|can't|can not|won't|will not|never|nobody|no one|none of (?:you|us)|not (?!only|just|until|till)|avoid|forbidden|nor|neither|keep (?:\w+ )?(?:away|clear|off|back|out)|stay (?:away|off|back|clear|behind|out)|stop(?: \w+)? (?=\w+ing)|instead of|rather than|no need|make sure (?:nobody|no one))\b/i;
const weakDenial = /\b(?:no|without|nothing|not|out of|hardly|free of)\s+(?:[\p{L}'-]+\s+){0,3}$/iu;
const notDenied =
  /\b(?:(?:don't|do not|never|not|cannot|can't|nobody) (?:\w+ )?(?:stop|stops|forget|wait|only|just|be afraid|hesitate|be shy|mind)|(?:no (?:other )?way|no choice|nothing|nobody) but|why not|why don't (?:you|we)|no sooner)\b/i;

/** Whether what stands at `at` in the clause is forbidden by the words before it. `Don't stop running` forbids nothing. */
export function isDenied(clause: Pick<Clause, 'text' | 'denied'>, at: number): boolean {
  const before = clause.text.slice(0, at);
  if (notDenied.test(clause.text)) return false;
  return clause.denied || strongDenial.test(before) || weakDenial.test(before);
}
