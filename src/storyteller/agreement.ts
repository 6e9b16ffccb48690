import { type Entry, isMany } from './lexicon.ts';

/**
 * Texts that speak of one thing: `{The friend} has lost a shoe`. A word for many would not agree there, so another word is
 * drawn, or another text. Writers who want both write `{friend:has/have}`.
 */

const subject =
  /(\b(?:to|at|of|from|over|under|on|in|by|past|near|into|behind|between|with|for|beyond|round|across|through|before|after|towards|above|below|beside|inside|off|against|about)\s+)?\{(?:[Aa]\s|[Tt]he\s)?([A-Za-z][a-z]*\d?)\} ([a-z]+s)\b/gi;
const noVerb = new Set(
  'as this its his across towards always perhaps besides us less yes unless plus sometimes afterwards upstairs downstairs backwards forwards upwards downwards sideways thus hers ours yours theirs'.split(
    ' ',
  ),
);

const known = new Map<string, readonly string[]>();

/** The slots that a template takes for one thing. */
export function singularSlots(template: string): readonly string[] {
  const found = known.get(template);
  if (found !== undefined) return found;
  const slots = [...template.matchAll(subject)].flatMap(([, behind, slot, verb]) =>
    behind === undefined && slot !== undefined && verb !== undefined && !noVerb.has(verb) ? [slot.toLowerCase()] : [],
  );
  known.set(template, slots);
  return slots;
}

/** Whether a template takes for one thing what is many. */
export function clashes(template: string, lookUp: (slot: string) => Entry | null): boolean {
  return singularSlots(template).some((slot) => {
    const entry = lookUp(slot);
    return entry !== null && isMany(entry);
  });
}
