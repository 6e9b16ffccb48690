import type { Step } from '../../domain/step.ts';
import { draftOf } from '../engine/draft.ts';
import type { Moment } from '../engine/moment.ts';
import { wayId } from './plan.ts';

/** Whether a story that others tell too is still the storyteller's tale: a step in it that nobody knows leads elsewhere. */
export function isOwnTale({ session: { world } }: Moment): boolean {
  return !world.foreign;
}

/**
 * A step that somebody else has told, with what the storyteller must know to go on from it, where it names a way of `moment` in `way`. Its
 * options are the plan's choices in their order; where they are left out, or are others in number, the tale's own stand.
 */
export function withTelling(step: Step, moment: Moment): Step {
  const ways = moment.kind === 'prologue' ? [0] : [...moment.ways.keys()];
  const draft = ways.map((at) => draftOf(moment, at)).find((each) => wayId(each) === step['way']);
  if (draft === undefined) return step;
  const { words } = draft;
  const keys = Object.keys(words.offers);
  const labels = step.options?.length === keys.length ? step.options : Object.values(words.offers);
  const own = draft.step({ ...words, offers: Object.fromEntries(keys.map((key, at) => [key, labels[at] ?? ''])) });
  const { options: _options, ...rest } = step;
  return {
    ...rest,
    ...(own.options === undefined ? {} : { options: own.options }),
    ...(own.lead === undefined ? {} : { lead: own.lead }),
    ...(own.telling === undefined ? {} : { telling: own.telling }),
  };
}
