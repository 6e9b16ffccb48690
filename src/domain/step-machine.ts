import type { ContinuationData } from './entities/adventure.ts';
import { limits } from './limits.ts';
import { type Said, standing } from './said.ts';
import type { Step, StepType } from './step.ts';

/** Walking through an adventure: pure moves on its continuation data. */

/** The step on screen; null before the first one is told. */
export function currentStep(data: ContinuationData): Step | null {
  return data.adventureSteps[data.currentStep] ?? null;
}

export function isLastTold(data: ContinuationData): boolean {
  return data.currentStep >= data.adventureSteps.length - 1;
}

/** The step that `Next Step` turns to if it is known already: told before, or packed while there are no notes. Null where somebody has to tell it. */
export function knownNext(data: ContinuationData): Step | null {
  switch (nextMove(data).kind) {
    case 'walk':
      return data.adventureSteps[data.currentStep + 1] ?? null;
    case 'tell':
      return data.userNotes.trim() === '' ? (data.queuedSteps?.[0] ?? null) : null;
    case 'branch':
    case 'none':
      return null;
  }
}

/** What kind of step comes after `index`: action after the first, ending where the plan ends, challenge between. */
export function nextStepType(index: number, totalSteps: number): StepType {
  if (index + 1 >= totalSteps - 1) return 'ending';
  return index === 0 ? 'action' : 'challenge';
}

/** What a tap on Next Step means here. */
export type NextMove =
  /** Walk forward to a step that has been told already. */
  | { kind: 'walk' }
  /** The story goes another way from here: later steps would move to the history, so the adult is asked first. */
  | { kind: 'branch'; dropped: number }
  /** A new step has to be told. */
  | { kind: 'tell' }
  /** The story is over. */
  | { kind: 'none' };

export function nextMove(data: ContinuationData): NextMove {
  const step = currentStep(data);
  if (step?.type === 'ending') return { kind: 'none' };
  if (isLastTold(data)) return { kind: 'tell' };
  if (data.userNotes.trim() === '') return { kind: 'walk' };
  return { kind: 'branch', dropped: data.adventureSteps.length - 1 - data.currentStep };
}

/** The notes begin anew, and what was said by taps or dropped in them goes with them. */
function withoutNotes(data: ContinuationData): ContinuationData {
  const { notesDropped: _dropped, notesSaid: _said, ...others } = data;
  return { ...others, userNotes: '' };
}

/** One step forward among the told ones; the notes are cleared. */
export function walkForward(data: ContinuationData): ContinuationData {
  if (isLastTold(data)) return data;
  return { ...withoutNotes(data), currentStep: data.currentStep + 1 };
}

/** One step back; at step 0 nothing changes. The notes are cleared. */
export function walkBack(data: ContinuationData): ContinuationData {
  if (data.currentStep <= 0) return data;
  return { ...withoutNotes(data), currentStep: data.currentStep - 1 };
}

/**
 * Leaves the later steps behind: they move to the history, with the notes that had led to them and the time `at` (ISO). What
 * was packed to follow them goes: it goes on from a story that is no longer this one.
 */
export function branchHere(data: ContinuationData, at: string): ContinuationData {
  const fork = data.adventureSteps[data.currentStep];
  const left = data.adventureSteps.slice(data.currentStep + 1);
  if (fork === undefined || left.length === 0) return data;
  const { notes, dropped: _dropped, said: _said, notes_in_story: inStory, ...kept } = fork;
  const branch = {
    from: data.currentStep,
    steps: left,
    at,
    ...(notes === undefined ? {} : { notes }),
    ...(inStory === undefined ? {} : { notes_in_story: inStory }),
  };
  return {
    ...data,
    adventureSteps: [...data.adventureSteps.slice(0, data.currentStep), kept],
    queuedSteps: [],
    stepHistory: [...data.stepHistory, branch],
  };
}

/** Notes as they are put on a step. */
type Taken = { notes: string; dropped: readonly string[]; said: readonly Said[]; inStory: boolean };

/**
 * A step with the notes that were taken on it, and what was said by taps or dropped in them. A last step may have notes already, where two devices' stories
 * were merged: both stay, and what was said of the one is not said of both.
 */
function withNotes(step: Step, { notes, dropped, said, inStory }: Taken): Step {
  const { notes_in_story: _before, ...rest } = step;
  const keys = [...new Set([...(step.dropped ?? []), ...dropped])];
  const taps = standing([...(step.said ?? []), ...said], `${step.notes ?? ''}\n${notes}`);
  const only = step.notes === undefined || step.notes === notes;
  return {
    ...rest,
    notes: only ? notes : `${step.notes}\n${notes}`,
    ...(only && inStory ? { notes_in_story: true } : {}),
    ...(keys.length > 0 && { dropped: keys }),
    ...(taps.length > 0 && { said: taps }),
  };
}

/** The told steps with the notes that are still open on the one on screen. */
export function withOpenNotes(data: ContinuationData, inStory: boolean): Step[] {
  const { notesDropped: dropped = [], notesSaid: said = [] } = data;
  const notes = data.userNotes.trim();
  return data.adventureSteps.map((step, index) =>
    index === data.currentStep && notes !== '' ? withNotes(step, { notes, dropped, said, inStory }) : step,
  );
}

/**
 * Puts the notes on the step they were taken on, appends the new step and goes to it. The queue is what is left of it. `inStory`: the adult
 * has said that the notes are of the story.
 */
export function appendStep(data: ContinuationData, step: Step, queuedSteps: readonly Step[], inStory = false): ContinuationData {
  const told = withOpenNotes(data, inStory);
  return { ...withoutNotes(data), adventureSteps: [...told, step], queuedSteps: [...queuedSteps], currentStep: told.length };
}

/** Drops what was understood in the notes by its key, or takes it back in. The oldest keys give way to new ones. */
function dropNote(data: ContinuationData, key: string, dropped: boolean): ContinuationData {
  const others = (data.notesDropped ?? []).filter((other) => other !== key);
  return { ...data, notesDropped: (dropped ? [...others, key] : others).slice(-limits.dropped.max) };
}

/** The notes as they are typed. What no longer stands in them is no longer said. */
function noted(data: ContinuationData, text: string, said: readonly Said[]): ContinuationData {
  if (text.trim() === '') return { ...withoutNotes(data), userNotes: text };
  const { notesSaid = [], ...others } = data;
  const all = standing([...notesSaid, ...said], text);
  return { ...others, userNotes: text, ...(all.length > 0 && { notesSaid: all }) };
}

/** Keeps the text as the adult's own on the open step, out of the story; the notes are cleared. */
export function setAside(data: ContinuationData, text: string): ContinuationData {
  const aside = text.trim();
  const keep = (step: Step): Step => ({
    ...step,
    private_notes: [step.private_notes ?? '', aside].filter((part) => part !== '').join('\n'),
  });
  return {
    ...withoutNotes(data),
    adventureSteps: data.adventureSteps.map((step, index) => (index === data.currentStep && aside !== '' ? keep(step) : step)),
  };
}

/** What is changed of a step; what is left out, or undefined, stays. */
export type StepWords = { [Field in keyof Step]?: Step[Field] | undefined };

/** Changes the words of the step at `index`. */
export function editStep(data: ContinuationData, index: number, words: StepWords): ContinuationData {
  return {
    ...data,
    adventureSteps: data.adventureSteps.map((step, at) =>
      at === index ? { ...step, ...words, step: words.step ?? step.step, id: step.id, type: step.type } : step,
    ),
  };
}

/** Everything that can be done to an adventure's progress; the device's database applies it inside one transaction. */
export type Move =
  | { kind: 'back' }
  | { kind: 'forward' }
  /** Leaves later steps behind, keeping the notes that made the story turn. */
  | { kind: 'branch' }
  /** `after` is the id of the last told step that the new one follows: where another tab has told one meanwhile, nothing is appended. */
  | {
      kind: 'append';
      step: Step;
      queuedSteps: readonly Step[];
      after?: string | undefined;
      response?: unknown;
      /** The adult has said that the notes are of the story. */
      inStory?: boolean | undefined;
    }
  | { kind: 'edit'; index: number; words: StepWords }
  /** `said`: what taps have said in the text. */
  | { kind: 'notes'; text: string; said?: Said[] | undefined }
  /** What was understood in the notes does not count, by its key; or counts again. */
  | { kind: 'drop'; key: string; dropped: boolean }
  /** Notes of trouble: kept for the adult, out of the story. */
  | { kind: 'setAside'; text: string }
  | { kind: 'queue'; steps: readonly Step[] };

/** Applies one move; `at` is the ISO time of the move. */
export function applyMove(data: ContinuationData, move: Move, at: string): ContinuationData {
  switch (move.kind) {
    case 'back':
      return walkBack(data);
    case 'forward':
      return walkForward(data);
    case 'branch':
      return branchHere(data, at);
    case 'append': {
      if (move.after !== undefined && data.adventureSteps.at(-1)?.id !== move.after) return data;
      const next = appendStep(data, move.step, move.queuedSteps, move.inStory);
      return move.response === undefined ? next : { ...next, lastWebhookResponse: move.response };
    }
    case 'edit':
      return editStep(data, move.index, move.words);
    case 'notes':
      return { ...noted(data, move.text, move.said ?? []), userNotesAt: at };
    case 'drop':
      return { ...dropNote(data, move.key, move.dropped), userNotesAt: at };
    case 'setAside':
      return setAside(data, move.text);
    case 'queue':
      return { ...data, queuedSteps: [...move.steps] };
  }
}
