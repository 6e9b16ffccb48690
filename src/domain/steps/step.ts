import * as z from 'zod/mini';
import { Said } from './said.ts';

/** A told step of an adventure, from any teller. */

export const stepTypes = ['prologue', 'action', 'challenge', 'ending'] as const;
export const StepType = z.enum(stepTypes);
export type StepType = z.infer<typeof StepType>;

/** Where a step came from: the story service just now, the packed queue, or the storyteller on the device. */
export const stepSources = ['service', 'queue', 'device'] as const;
export const StepSource = z.enum(stepSources);
export type StepSource = z.infer<typeof StepSource>;

/**
 * What the storyteller needs to tell the next step. It is stored on each step, so that the plan can be derived from the told steps alone:
 * after a merge, a branch, a reload, or on another device. The storyteller defines and parses its format.
 */
export const Telling = z.looseObject({ by: z.string() });
export type Telling = z.infer<typeof Telling>;

/** One decision of the storyteller, shown under `why this step?`. */
export const TraceLine = z.object({ rule: z.string(), detail: z.string() });
export type TraceLine = z.infer<typeof TraceLine>;

/** The most characters of a step's title, and of each of its texts: of what a service sends, and of what the adult writes. */
export const stepLimits = { title: 120, text: 4000 };

const text = z.optional(z.string());

/**
 * The text fields have the names of the product specification; `content` is used when a service sends plain text.
 * Read aloud: note_reply, prologue, text_to_read, narration, challenge, ending, content, question.
 * For the adult: action, preparation, cues, safety, details.
 * Loose: fields of newer versions are kept.
 */
export const Step = z.looseObject({
  id: z.string(),
  type: StepType,
  /** The step's title. */
  step: z.string(),
  /** What the story says to the notes on the step before, read before the title: it belongs to what was just played. */
  note_reply: text,
  prologue: text,
  text_to_read: text,
  narration: text,
  action: text,
  preparation: text,
  challenge: text,
  ending: text,
  content: text,
  /** More for the adult, shown in the optional details box. */
  details: text,
  cues: z.optional(z.array(z.string())),
  safety: z.optional(z.array(z.string())),
  /** Two or three choices for the children. */
  options: z.optional(z.array(z.string())),
  /** Read aloud after the action and before the options: introduces the choice. */
  question: text,
  /** `Tell it your way`: the step as short bullets. */
  bullets: z.optional(z.array(z.string())),
  /** The id of the child who leads this step. */
  lead: z.optional(z.string()),
  /** 1 (still) to 5 (wild). */
  energy: z.optional(z.number()),
  /** Minutes of play. */
  minutes: z.optional(z.number()),
  source: z.optional(StepSource),
  /** Of a packed step: for whom and where it was packed, see `packedFor`. */
  packed_for: z.optional(z.string()),
  /** What the adult noted on this step, which shaped the next one. */
  notes: text,
  /** Keys of events that were understood in the notes and that the parent has dropped. */
  dropped: z.optional(z.array(z.string())),
  /** What taps have added to the notes. */
  said: z.optional(z.array(Said)),
  /** The adult has said that these notes, which sound like trouble, are only part of the story. */
  notes_in_story: z.optional(z.boolean()),
  /** The adult's notes about trouble: never told, and never sent to any teller. */
  private_notes: text,
  trace: z.optional(z.array(TraceLine)),
  telling: z.optional(Telling),
});
export type Step = z.infer<typeof Step>;

/** The text fields, in the order in which they are read. */
export const stepTexts = [
  'note_reply',
  'prologue',
  'text_to_read',
  'narration',
  'challenge',
  'ending',
  'content',
  'question',
  'action',
  'preparation',
] as const;
export type StepText = (typeof stepTexts)[number];

/** Who a field is for: read aloud to the children, or for the adult. */
export const stepVoice: Record<StepText, 'aloud' | 'adult'> = {
  note_reply: 'aloud',
  prologue: 'aloud',
  text_to_read: 'aloud',
  narration: 'aloud',
  challenge: 'aloud',
  ending: 'aloud',
  content: 'aloud',
  question: 'aloud',
  action: 'adult',
  preparation: 'adult',
};

/** A field's text; null if it is missing, blank, or the word `null` that some services send. */
export function stepText(step: Step, field: StepText): string | null {
  const value = step[field]?.trim();
  return value && value.toLowerCase() !== 'null' ? value : null;
}

/** All texts of the step that are read aloud, as paragraphs; the reply to the notes comes first. */
export function aloudParagraphs(step: Step): string[] {
  return paragraphsOf(step, aloudTexts);
}

/** A told step as a page of a book: `reply` stands before the title. */
export function pageOf(step: Step): { reply: string[]; title: string; paragraphs: string[] } {
  return { reply: paragraphsOf(step, ['note_reply']), title: step.step, paragraphs: paragraphsOf(step, pageTexts) };
}

const aloudTexts = stepTexts.filter((field) => stepVoice[field] === 'aloud');
const pageTexts = aloudTexts.filter((field) => field !== 'note_reply');

/**
 * What is read aloud before the title (the reply to the notes), before the action and after it. After it come the question, and the close of an ending whose
 * action is in `narration`. Together they are `aloudParagraphs`.
 */
export function aloudAroundDoing(step: Step): { reply: string[]; before: string[]; after: string[] } {
  const closes = step.type === 'ending' && stepText(step, 'narration') !== null;
  const isAfter = (field: StepText) => field === 'question' || (field === 'ending' && closes);
  return {
    reply: paragraphsOf(step, ['note_reply']),
    before: paragraphsOf(
      step,
      pageTexts.filter((field) => !isAfter(field)),
    ),
    after: paragraphsOf(step, pageTexts.filter(isAfter)),
  };
}

function paragraphsOf(step: Step, fields: readonly StepText[]): string[] {
  return fields
    .flatMap((field) => stepText(step, field) ?? [])
    .flatMap((value) => value.split(/\n{2,}/))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
