import type { Step } from '../../domain/steps/step.ts';
import { draftsOf } from '../engine/draft.ts';
import type { Moment } from '../engine/moment.ts';
import { tellMoment } from '../engine/tell.ts';
import { type PlanAnswer, wayId } from './plan.ts';

/**
 * The step of `moment` in a model's words. What is played, who leads, the hints, the safety lines and the data kept on the step stay the storyteller's, so
 * that any teller can go on from it. Where the answer names a way that is not there, the best way is played. `teller`: the model's name, for the trace.
 */
export function stepFromAnswer(moment: Moment, answer: PlanAnswer, teller: string): Step {
  const drafts = draftsOf(moment);
  const at = Math.max(
    0,
    drafts.findIndex((each) => wayId(each) === answer.way),
  );
  const draft = drafts[at] ?? drafts[0];
  const { title, opening, call = '', close = '', how, question = '', offers = [] } = answer;
  const labels = Object.fromEntries(offers.map(({ id, text }) => [id, text]));
  const words = { title, reply: '', opening, call, close, how, question, offers: { ...draft.words.offers, ...labels } };
  const step = tellMoment(moment, at, words);
  const other = at === 0 ? [] : [{ rule: 'choice', detail: `Nobody had chosen; ${teller} went this way.` }];
  return { ...step, trace: [...(step.trace ?? []), ...other, { rule: 'words', detail: `told by ${teller}` }] };
}
