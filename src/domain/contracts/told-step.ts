import * as z from 'zod/mini';
import { Branch, ContinuationData } from '../entities/adventure.ts';
import { text } from '../entities/checks.ts';
import { limits } from '../limits.ts';
import { StoredSaid } from '../steps/said.ts';
import { Step, stepLimits } from '../steps/step.ts';

/**
 * Told steps as the story service accepts them. Reading a note takes time that grows faster than its length, and whoever tells stories reads all of them: so
 * what is in a step is bounded as well as the number of steps.
 */

/** The lists of a step that a service sends: the most characters of a line, and the most lines. */
export const listLimits = { line: 400, lines: 8 };

const told = z.optional(text(stepLimits.text));
/** Of a step: where two devices have noted something on it, their notes are joined. */
const notes = text(2 * limits.notes.max);
const lines = z.optional(z.array(text(stepLimits.text)).check(z.maxLength(limits.totalSteps.max)));

export const ToldStep = z.extend(Step, {
  id: text(100),
  step: text(stepLimits.text),
  note_reply: told,
  prologue: told,
  text_to_read: told,
  narration: told,
  action: told,
  preparation: told,
  challenge: told,
  ending: told,
  content: told,
  details: told,
  question: told,
  cues: lines,
  safety: lines,
  bullets: lines,
  options: z.optional(z.array(text(listLimits.line)).check(z.maxLength(listLimits.lines))),
  notes: z.optional(notes),
  dropped: z.optional(z.array(text(limits.droppedKey.max)).check(z.maxLength(limits.dropped.max))),
  said: z.optional(StoredSaid),
});

const ToldSteps = z.array(ToldStep);

/** The most characters of notes that are read of one stopped adventure, in its steps and in the branches that it left. */
const mostNotes = 50 * limits.notes.max;

/** An adventure's data as the notice of a stop may carry it. */
export const ToldData = z
  .extend(ContinuationData, {
    adventureSteps: ToldSteps,
    queuedSteps: z.optional(ToldSteps),
    userNotes: text(limits.notes.max),
    notesSaid: z.optional(StoredSaid),
    stepHistory: z.array(z.extend(Branch, { steps: ToldSteps, notes: z.optional(notes) })),
  })
  .check(z.refine((data) => notesLength(data) <= mostNotes, 'There are too many notes'));

function notesLength({ adventureSteps, queuedSteps = [], stepHistory, userNotes }: ContinuationData): number {
  const steps = [...adventureSteps, ...queuedSteps, ...stepHistory.flatMap((branch) => branch.steps)];
  const branches = stepHistory.flatMap(({ notes: left }) => (typeof left === 'string' ? [left] : []));
  return [userNotes, ...branches, ...steps.map((step) => step.notes ?? '')].reduce((sum, { length }) => sum + length, 0);
}
