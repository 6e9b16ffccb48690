import type { Step } from '../domain/step.ts';
import { nextStepType } from '../domain/step-machine.ts';
import type { NextRequest, TellingRequest } from '../domain/telling.ts';
import { tellActivity } from './activity.ts';
import { tellEnding } from './ending.ts';
import { preparationText, tellPrologue } from './prologue.ts';
import type { Content } from './schema.ts';
import { open, openFirst, stepId } from './session.ts';
import { tellingOf } from './telling-data.ts';

/**
 * The storyteller on the device. Pure and synchronous: the same request and content tell the same step, byte for byte,
 * in a browser, in Node and in Deno. Whatever the family entered, a playable step comes out.
 */

/** The prologue, with what to lay out for the steps that follow when nothing is noted. */
export function tellFirst(request: TellingRequest, content: Content): Step {
  const session = openFirst(request, content);
  const prologue = tellPrologue(session, stepId(session, ''));
  const ahead = tellAhead({ ...request, told: [prologue], notes: '' }, session.facts.total - 1, content);
  const keys = ahead.flatMap((step) => tellingOf(step)?.props ?? []);
  const prepared: Step = { ...prologue, preparation: preparationText(session, [prologue], keys) };
  return prepared;
}

/**
 * The step after the last told one, shaped by the notes on it. Its type follows the step machine; only a note that asks
 * to stop brings the ending early. With nothing told yet it is the prologue.
 */
export function tellNext(request: NextRequest, content: Content): Step {
  if (request.told.length === 0) return tellFirst(request, content);
  const session = open(request, content);
  const type = nextStepType(request.told.length - 1, session.facts.total);
  const id = stepId(session, request.notes);
  if (type === 'ending' || session.state.end) return tellEnding(session, request.told, id);
  return tellActivity(session, type, id);
}

/** At most `count` further steps as they come when nothing more is noted: the first one takes the request's notes up. Stops at the ending. */
export function tellAhead(request: NextRequest, count: number, content: Content): Step[] {
  const steps: Step[] = [];
  let { told, notes } = request;
  while (steps.length < count && told.at(-1)?.type !== 'ending') {
    const step = tellNext({ ...request, told, notes }, content);
    steps.push(step);
    // What was noted stays on the step it was noted on, as the app keeps it.
    told = [...told.slice(0, -1), ...told.slice(-1).map((last) => (notes.trim() === '' ? last : { ...last, notes })), step];
    notes = '';
  }
  return steps;
}
