import type { Step } from '../../domain/steps/step.ts';
import type { NextRequest, TellingRequest } from '../../domain/telling.ts';
import { allowedStep, allowedText } from './audit.ts';
import { draftOf, type StepWords } from './draft.ts';
import type { Library } from './library.ts';
import { type Moment, momentOf } from './moment.ts';
import { readFamily } from './people/family.ts';
import { partsIn } from './people/parts.ts';
import { sparedBy, withAnyPart } from './people/spare.ts';
import { scopeOf } from './people/turn.ts';
import { preparationOf } from './wording/adult.ts';

/**
 * The storyteller. Pure and synchronous: the same request and library tell the same step, byte for byte, in a browser, in Node and in Deno.
 * Whatever the family entered, a playable step comes out.
 */

/** The prologue, with what to lay out for the steps that follow when nothing is noted. */
export function tellFirst(request: TellingRequest, library: Library): Step {
  const next = { ...request, told: [], notes: '' };
  return tellMoment(momentOf(next, library));
}

/** The step after the last told one, shaped by the notes on it. With nothing told yet it is the prologue. */
export function tellNext(request: NextRequest, library: Library): Step {
  return tellMoment(momentOf(request, library));
}

/**
 * The step of `moment`: in its best way and the tale's own words, or in the way at `at` in the moment's list and
 * with `words` in place of the tale's. Sentences that ask for or name what is off here are left out,
 * but for what a child has another part in.
 */
export function tellMoment(moment: Moment, at = 0, words: StepWords | null = null): Step {
  const { family, world, library } = moment.session;
  const draft = draftOf(moment, at);
  const step = draft.step(words ?? draft.words);
  const { turn, playable } = draft;
  if (playable !== null) return allowedStep(sparedBy(family, partsIn(family, scopeOf(turn, playable), playable)), step);
  return allowedStep(family, { ...step, preparation: preparationOf(family, world.kit ?? [], library.safety) });
}

/**
 * A step that was told already, maybe for other children or before a leg broke, as these may play it here: without the sentences and choices that ask for or
 * name what is off. The same object where nothing is.
 */
export function suitStep(request: TellingRequest, step: Step, library: Library): Step {
  const family = withAnyPart(readFamily(request, library));
  const suited = allowedStep(family, step);
  const options = step.options?.filter((option) => allowedText(family, option, 'option') !== '');
  const isSame = JSON.stringify(suited) === JSON.stringify(step) && options?.length === step.options?.length;
  return isSame ? step : { ...suited, ...(options === undefined ? {} : { options }) };
}

/** At most `count` further steps as they come when nothing more is noted: the first one takes the request's notes up. Stops at the ending. */
export function tellAhead(request: NextRequest, count: number, library: Library): Step[] {
  const steps: Step[] = [];
  let { told, notes } = request;
  while (steps.length < count && told.at(-1)?.type !== 'ending') {
    const step = tellNext({ ...request, told, notes }, library);
    steps.push(step);
    // What was noted stays on the step it was noted on, as the app keeps it.
    told = [...told.slice(0, -1), ...told.slice(-1).map((last) => (notes.trim() === '' ? last : { ...last, notes })), step];
    notes = '';
  }
  return steps;
}
