import type { ContinuationData } from '../entities/adventure.ts';
import { limits } from '../limits.ts';
import { type Said, standing } from './said.ts';
import type { Step, StepType } from './step.ts';

/** Moving through an adventure: pure functions on its continuation data. */

/** The open step; null before the first one is told. */
export function currentStep(data: ContinuationData): Step | null {
  return data.adventureSteps[data.currentStep] ?? null;
}

export function isLastTold(data: ContinuationData): boolean {
  return data.currentStep >= data.adventureSteps.length - 1;
}

/** The step that `Next Step` leads to, if it is known: told before, or packed and without notes. Null if it must be told first. */
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

/** The type of the step after `index`: action after the first, ending at the end of the plan, challenge otherwise. */
export function nextStepType(index: number, totalSteps: number): StepType {
  if (index + 1 >= totalSteps - 1) return 'ending';
  return index === 0 ? 'action' : 'challenge';
}

/** What a tap on `Next Step` does now. */
export type NextMove =
  /** Goes to the next step, which has been told already. */
  | { kind: 'walk' }
  /** The notes change the story from here: later steps would move to the history, so the adult is asked first. */
  | { kind: 'branch'; dropped: number }
  /** The next step has to be told. */
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

/** Clears the notes, together with what belongs to them. */
function withoutNotes(data: ContinuationData): ContinuationData {
  const { notesDropped: _dropped, notesSaid: _said, ...others } = data;
  return { ...others, userNotes: '' };
}

/** One told step forward; the notes are cleared. */
export function walkForward(data: ContinuationData): ContinuationData {
  if (isLastTold(data)) return data;
  return { ...withoutNotes(data), currentStep: data.currentStep + 1 };
}

/** One step back; nothing changes at step 0. The notes are cleared. */
export function walkBack(data: ContinuationData): ContinuationData {
  if (data.currentStep <= 0) return data;
  return { ...withoutNotes(data), currentStep: data.currentStep - 1 };
}

/**
 * Discards the later steps: they move to the history, with the notes that led to them and the time `at` (ISO). Packed steps are dropped,
 * because they continue a story that no longer exists.
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

/** Notes in the form in which they are stored on a step. */
type Taken = { notes: string; dropped: readonly string[]; said: readonly Said[]; inStory: boolean };

/**
 * A step with the notes that were taken on it. It may have notes already, after a merge of two devices' stories: then both are kept, and
 * `inStory`, which the adult said of one of them, is dropped.
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

/** The told steps, with the notes that are being typed stored on the open one. */
export function withOpenNotes(data: ContinuationData, inStory: boolean): Step[] {
  const { notesDropped: dropped = [], notesSaid: said = [] } = data;
  const notes = data.userNotes.trim();
  return data.adventureSteps.map((step, index) =>
    index === data.currentStep && notes !== '' ? withNotes(step, { notes, dropped, said, inStory }) : step,
  );
}

/**
 * Stores the notes on the open step, appends the new step and goes to it. `queuedSteps` is the rest of the queue. `inStory`: the adult has
 * said that notes which sound like trouble are only part of the story.
 */
export function appendStep(data: ContinuationData, step: Step, queuedSteps: readonly Step[], inStory = false): ContinuationData {
  const told = withOpenNotes(data, inStory);
  return { ...withoutNotes(data), adventureSteps: [...told, step], queuedSteps: [...queuedSteps], currentStep: told.length };
}

/** Drops an event in the notes by its key, or takes it back. If there are too many keys, the oldest are removed. */
function dropNote(data: ContinuationData, key: string, dropped: boolean): ContinuationData {
  const others = (data.notesDropped ?? []).filter((other) => other !== key);
  return { ...data, notesDropped: (dropped ? [...others, key] : others).slice(-limits.dropped.max) };
}

/** Sets the notes as typed, and removes the taps whose sentence is no longer in them. */
function noted(data: ContinuationData, text: string, said: readonly Said[]): ContinuationData {
  if (text.trim() === '') return { ...withoutNotes(data), userNotes: text };
  const { notesSaid = [], ...others } = data;
  const all = standing([...notesSaid, ...said], text);
  return { ...others, userNotes: text, ...(all.length > 0 && { notesSaid: all }) };
}

/** Stores the text as the adult's private note on the open step, outside of the story; the notes are cleared. */
export function setAside(data: ContinuationData, text: string): ContinuationData {
  const aside = text.trim();
  const keep = (step: Step): Step => {
    const { private_notes: kept = '' } = step;
    // Where the pause that was to follow has failed, the same note is set aside again.
    if (kept === aside || kept.endsWith(`\n${aside}`)) return step;
    return { ...step, private_notes: kept === '' ? aside : `${kept}\n${aside}` };
  };
  return {
    ...withoutNotes(data),
    adventureSteps: data.adventureSteps.map((step, index) => (index === data.currentStep && aside !== '' ? keep(step) : step)),
  };
}

/** Changes to a step; a field that is missing or undefined stays. */
export type StepWords = { [Field in keyof Step]?: Step[Field] | undefined };

/** Changes the texts of the step with this id. */
export function editStep(data: ContinuationData, id: string, words: StepWords): ContinuationData {
  return {
    ...data,
    adventureSteps: data.adventureSteps.map((step) =>
      step.id === id ? { ...step, ...words, step: words.step ?? step.step, id, type: step.type } : step,
    ),
  };
}

/** All changes to an adventure's progress; the device's database applies each in one transaction. */
export type Move =
  | { kind: 'back' }
  | { kind: 'forward' }
  /** Discards later steps, and keeps the notes that change the story. */
  | { kind: 'branch' }
  /** `after` is the id of the told step that the new one must follow: if another tab has appended one meanwhile, nothing is appended. */
  | {
      kind: 'append';
      step: Step;
      queuedSteps: readonly Step[];
      after?: string | undefined;
      response?: unknown;
      /** The adult has said that notes which sound like trouble are only part of the story. */
      inStory?: boolean | undefined;
    }
  /** By the step's id: what is at its place may be another step by then, after a sync or in another tab. */
  | { kind: 'edit'; id: string; words: StepWords }
  /** `said`: what taps have added to the text. */
  | { kind: 'notes'; text: string; said?: Said[] | undefined }
  /** Drops an event that was understood in the notes, by its key, or takes it back. */
  | { kind: 'drop'; key: string; dropped: boolean }
  /** Notes about trouble: kept for the adult, outside of the story. */
  | { kind: 'setAside'; text: string }
  /** `after`: the step that these follow. Where another one was told meanwhile, nothing changes. */
  | { kind: 'queue'; steps: readonly Step[]; after: string };

/** Applies one move; `at` is its ISO time. */
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
      const next = appendStep(data, move.step, restOfQueue(data, move.step) ?? move.queuedSteps, move.inStory);
      return move.response === undefined ? next : { ...next, lastWebhookResponse: move.response };
    }
    case 'edit':
      return editStep(data, move.id, move.words);
    case 'notes':
      return { ...noted(data, move.text, move.said ?? []), userNotesAt: at };
    case 'drop':
      return { ...dropNote(data, move.key, move.dropped), userNotesAt: at };
    case 'setAside':
      return setAside(data, move.text);
    case 'queue':
      return data.adventureSteps.at(-1)?.id === move.after ? { ...data, queuedSteps: [...move.steps] } : data;
  }
}

/** What is packed behind a packed step; null where the step is not packed. More may be packed by now than the screen knew that told it. */
function restOfQueue({ queuedSteps = [] }: ContinuationData, { id }: Step): readonly Step[] | null {
  const at = queuedSteps.findIndex((queued) => queued.id === id);
  return at === -1 ? null : queuedSteps.slice(at + 1);
}
