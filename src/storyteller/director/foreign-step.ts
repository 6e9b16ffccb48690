import type { Step } from '../../domain/steps/step.ts';
import { draftsOf } from '../engine/draft.ts';
import type { Moment } from '../engine/moment.ts';
import { wayId } from './plan.ts';

/** Whether the story is still one of the storyteller's tales. It is not once the last step was told by somebody else without saying which way it took. */
export function isOwnTale({ session: { world } }: Moment): boolean {
  return !world.foreign;
}

/**
 * A step that a service has told, with the data that the storyteller needs to go on from it, where its field `way` names a way of `moment`; else the step
 * as it is. Its options are labels for the plan's choices, in their order; where their number differs, the tale's own labels are used.
 */
export function withTelling(step: Step, moment: Moment): Step {
  const draft = draftsOf(moment).find((each) => wayId(each) === step['way']);
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
