import type { NextStepRequest, StopRequest } from '../../domain/contracts/story-contract.ts';
import { ToldData } from '../../domain/contracts/told-step.ts';
import type { Branch, ContinuationData } from '../../domain/entities/adventure.ts';
import { type Said, withoutSaid } from '../../domain/steps/said.ts';
import type { Step } from '../../domain/steps/step.ts';
import type { NextRequest, TellingRequest } from '../../domain/telling.ts';
import { escaped } from '../words/escaped.ts';
import { readTrouble, type Trouble } from './trouble.ts';

/**
 * Keeps notes of trouble from everything that tells stories: the storyteller on the device, the story service, a model, an automation. All data for them
 * passes here. A note that may be trouble passes only where the adult has said that it belongs to the story.
 */

/** The names of the family that a note may contain; empty names are left out. */
export function namesIn({ children, adultName }: Pick<TellingRequest, 'children' | 'adultName'>): string[] {
  return [...children.map(({ name }) => name), adultName].filter((name) => name.trim() !== '');
}

/** A note, and what taps have said in it. */
export type Note = { notes: string; said?: readonly Said[] | undefined };

/**
 * Whether a note on `step` speaks of trouble. Labels of that step's choices are the storyteller's words and what taps said is the app's: neither is read.
 */
export function troubleIn({ notes, said = [] }: Note, step: Pick<Step, 'options'> | undefined, names: readonly string[]): Trouble {
  const typed = withoutSaid(notes, said);
  return readTrouble(withoutLabels(typed, step?.options ?? []), names);
}

/**
 * The note without the labels of choices. A label of one or two words is one only where it stands alone in its sentence, as in `They chose: Hide.`, since
 * elsewhere the same words may be the adult's own.
 */
function withoutLabels(note: string, options: readonly string[]): string {
  return options.reduce((text, option) => {
    const label = option.replace(/[.!?…\s]+$/u, '').trim();
    const words = label.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
    if (!/\p{L}/u.test(label)) return text;
    const [before, after] =
      words.length > 2 ? [/(?<![\p{L}\p{N}])/u, /(?![\p{L}\p{N}])/u] : [/(?<=(?:^|[:.!?…\n])\s*)/u, /(?=\s*(?:[.!?…\n]|$))/u];
    return text.replace(new RegExp(before.source + escaped(label) + after.source, 'gu'), ' ');
  }, note);
}

/** The note where it may be passed on, else ''. `inStory`: the adult has said that it belongs to the story. */
export function notesForStory(note: Note, step: Step | undefined, names: readonly string[], inStory: boolean): string {
  const { tier } = troubleIn(note, step, names);
  return tier === 'none' || (tier === 'ask' && inStory) ? note.notes : '';
}

/** The steps as they may be passed on: without private notes, and without notes of trouble. */
export function stepsForStory(steps: readonly Step[], names: readonly string[]): Step[] {
  return steps.map((step) => stepForStory(step, names));
}

function stepForStory(step: Step, names: readonly string[]): Step {
  const { private_notes: _own, ...told } = step;
  const { notes, said } = told;
  if (notes === undefined || notesForStory({ notes, said }, step, names, told.notes_in_story === true) !== '') return told;
  const { notes: _notes, said: _said, notes_in_story: _inStory, ...rest } = told;
  return rest;
}

/** The request as the storyteller may see it: without notes of trouble. */
export function requestForStory(request: NextRequest): NextRequest {
  const names = namesIn(request);
  const { inStory = false, ...rest } = request;
  return {
    ...rest,
    told: stepsForStory(request.told, names),
    notes: notesForStory(request, request.told.at(-1), names, inStory),
  };
}

/** An adventure's data as a service may see it. The adult was not asked yet about the note still being typed, so one that may be trouble is left out. */
export function dataForStory(data: ContinuationData, names: readonly string[]): ContinuationData {
  return {
    ...data,
    adventureSteps: stepsForStory(data.adventureSteps, names),
    ...(data.queuedSteps === undefined ? {} : { queuedSteps: stepsForStory(data.queuedSteps, names) }),
    userNotes: notesForStory({ notes: data.userNotes, said: data.notesSaid }, data.adventureSteps[data.currentStep], names, false),
    stepHistory: data.stepHistory.map((branch) => branchForStory(branch, data.adventureSteps[branch.from], names)),
  };
}

function branchForStory(branch: Branch, fork: Step | undefined, names: readonly string[]): Branch {
  const { notes, ...rest } = branch;
  const told = { ...rest, steps: stepsForStory(branch.steps, names) };
  if (typeof notes !== 'string') return told;
  const kept = notesForStory({ notes }, fork, names, branch['notes_in_story'] === true);
  return kept === '' ? told : { ...told, notes: kept };
}

/** A request for the next step as any service may see it. */
export function nextForStory(body: NextStepRequest): NextStepRequest {
  const names = namesIn(body.profile);
  const { told, said, inStory = false } = body.venture;
  return {
    ...body,
    userInput: notesForStory({ notes: body.userInput, said }, told.at(-1), names, inStory),
    venture: { ...body.venture, told: stepsForStory(told, names) },
  };
}

/** A notice that an adventure stopped, as a service may see it. Data that can't be read, or has more in its steps than the service accepts, is left out. */
export function stopForStory(body: StopRequest): StopRequest {
  if (body.continuation_data === null || body.continuation_data === undefined) return body;
  const data = ToldData.safeParse(body.continuation_data);
  return { ...body, continuation_data: data.success ? dataForStory(data.data, namesIn(body.profile)) : null };
}
