import { type Step, stepText, stepTexts, stepVoice } from '../../domain/steps/step.ts';
import type { Hit, Limits } from './limits.ts';
import { hitsIn, type Line } from './rendered.ts';

/** Checks a whole step against the limits of those who play it. */

/** Every text of a step, with whom it is said to. A line of the instruction that begins with names is only for these children. */
export function stringsOf(step: Step, limits: Limits): Line[] {
  const texts = stepTexts.flatMap((field): Line[] => {
    const text = stepText(step, field);
    if (text === null) return [];
    return stepVoice[field] === 'aloud' ? [{ text, for: 'aloud' }] : text.split(/\n+/).flatMap((line) => addressed(line, limits));
  });
  const adult = [step.details ?? '', ...(step.cues ?? []), ...(step.safety ?? [])]
    .flatMap((text) => text.split(/\n+/))
    .filter((text) => text.trim() !== '');
  return [
    { text: step.step, for: 'option' },
    ...texts,
    ...adult.flatMap((line) => addressed(line, limits)).map((said) => ({ ...said, guide: said.audience === undefined })),
    ...(step.options ?? []).map((text): Line => ({ text, for: 'option' })),
    ...(step.bullets ?? []).map((text): Line => ({ text, for: 'adult' })),
  ];
}

/** `Mia and Tom (leads): Creep and freeze.` and `For Mia & Tom: creep and freeze.` are said to Mia and to Tom, and to nobody else: to each Mia, where there are two. */
export function addressed(line: string, limits: Limits): Line[] {
  const [, who, what] = /^(?:For )?([^:]{1,200}):\s+(.+)$/.exec(line) ?? [];
  if (who === undefined || what === undefined) return [{ text: line, for: 'adult' }];
  const people = who
    .replace(/\([^)]*\)/g, '')
    .split(/,| and | & /)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const children = [...limits.childrenById.values()];
  const meant = people.map((name) => children.filter((child) => child.name === name));
  if (meant.length === 0 || meant.some((bearers) => bearers.length === 0)) return [{ text: line, for: 'adult' }];
  return meant.flat().map(({ id }) => ({ text: what, for: 'adult', audience: id }));
}

/** Everything in the step that must not be asked of, or told to, these children in this place. Empty where all is well. */
export function auditStep(step: Step, limits: Limits): Hit[] {
  const hits = hitsIn(stringsOf(step, limits), limits);
  const lively = step.energy !== undefined && step.energy > limits.energy;
  return lively ? [...hits, { rule: 'energy', match: String(step.energy), text: step.step }] : hits;
}
