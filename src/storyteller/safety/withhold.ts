import { type Branch, ContinuationData } from '../../domain/entities/adventure.ts';
import { type Said, withoutSaid } from '../../domain/said.ts';
import type { Step } from '../../domain/step.ts';
import type { NextStepRequest, StopRequest } from '../../domain/story-contract.ts';
import type { NextRequest, TellingRequest } from '../../domain/telling.ts';
import { readTrouble, type Trouble } from './trouble.ts';

/**
 * What was noted of trouble is kept from everybody who tells: the storyteller on the device, the story service, a model, an automation.
 * Whatever goes to one of them passes here. A note that may be trouble passes only where the adult has said that it is of the story.
 */

/** Everybody in the request whose name a note may hold. */
export function namesIn({ children, adultName }: Pick<TellingRequest, 'children' | 'adultName'>): string[] {
  return [...children.map(({ name }) => name), adultName].filter((name) => name.trim() !== '');
}

/** A note, and what taps have said in it. */
export type Note = { notes: string; said?: readonly Said[] | undefined };

/** Reads a note that was taken on `step`: what the children chose there is the storyteller's own words, what a tap says the app's; neither is trouble. */
export function troubleIn({ notes, said = [] }: Note, step: Pick<Step, 'options'> | undefined, names: readonly string[]): Trouble {
  const typed = withoutSaid(notes, said);
  const own = (step?.options ?? []).reduce((text, option) => text.replaceAll(option.replace(/[.!?]+$/, ''), ' '), typed);
  return readTrouble(own, names);
}

/** The note as it may be told: whole, or ''. */
export function notesForStory(note: Note, step: Step | undefined, names: readonly string[], inStory: boolean): string {
  const { tier } = troubleIn(note, step, names);
  return tier === 'none' || (tier === 'ask' && inStory) ? note.notes : '';
}

/** The steps without what is the adult's alone. */
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

/** The request as the storyteller may see it. */
export function requestForStory(request: NextRequest): NextRequest {
  const names = namesIn(request);
  const { inStory = false, ...rest } = request;
  return {
    ...rest,
    told: stepsForStory(request.told, names),
    notes: notesForStory(request, request.told.at(-1), names, inStory),
  };
}

/** An adventure's data as a service may see it: nobody was asked yet about the notes still being typed. */
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

/** A call for the next step as it may be answered by anybody. */
export function nextForStory(body: NextStepRequest): NextStepRequest {
  const names = namesIn(body.profile);
  const { told, said, inStory = false } = body.venture;
  return {
    ...body,
    userInput: notesForStory({ notes: body.userInput, said }, told.at(-1), names, inStory),
    venture: { ...body.venture, told: stepsForStory(told, names) },
  };
}

/** A notice that an adventure stopped, as it may be passed on. Data that can't be read is not passed on. */
export function stopForStory(body: StopRequest): StopRequest {
  if (body.continuation_data === null || body.continuation_data === undefined) return body;
  const data = ContinuationData.safeParse(body.continuation_data);
  return { ...body, continuation_data: data.success ? dataForStory(data.data, namesIn(body.profile)) : null };
}
