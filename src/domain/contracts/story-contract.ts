import * as z from 'zod/mini';
import { ActivityLevel, ParticipationLevel, PlayStyle } from '../catalog.ts';
import { text } from '../entities/checks.ts';
import { StoryChild } from '../entities/child.ts';
import { StoryPlace } from '../entities/environment.ts';
import { Memory } from '../entities/profile.ts';
import { limits } from '../limits.ts';
import { StoredSaid } from '../steps/said.ts';
import { StepType } from '../steps/step.ts';
import { issueWords } from './story-issue.ts';
import { ToldStep } from './told-step.ts';

/**
 * The requests to the story service (product specification, section 7). Version 1.
 * The specification's fields come first; what this program adds is in `venture`, so that a service written for the specification alone
 * works unchanged. Answers are parsed by `story-answer.ts`.
 */

const StoryProfile = z.object({
  /** Only the children who play. */
  children: z.array(StoryChild).check(z.maxLength(limits.children.max)),
  adultName: text(limits.adultName.max),
});

const StoryConfig = z.object({
  theme: z.union([text(100), z.object({ title: text(limits.customTheme.max), description: text(1000), emoticon: text(40) })]),
  environment: StoryPlace,
  customEnvironment: text(limits.customEnvironment.max),
  activityLevel: ActivityLevel,
  playStyle: PlayStyle,
  adultParticipation: ParticipationLevel,
  participatingChildren: z.array(text(100)).check(z.maxLength(limits.children.max)),
});

const totalSteps = z.int().check(z.gte(limits.totalSteps.min), z.lte(limits.totalSteps.max));
const lookahead = z.int().check(z.gte(0), z.lte(limits.totalSteps.max));

/** What this program adds to the product's contract. */
const Venture = z.object({
  version: z.literal(1),
  seed: z.int().check(z.gte(0)),
  totalSteps,
  /** How many further steps the answer may contain after its first item. */
  lookahead,
  memory: Memory,
});

export const GenerateRequest = z.object({
  action: z.literal('generate_adventure'),
  profile: StoryProfile,
  config: StoryConfig,
  venture: Venture,
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;

export const NextStepRequest = z.object({
  actionType: z.literal('next_step'),
  profile: StoryProfile,
  config: StoryConfig,
  /** The last step's texts under lower-case names: `prologue`, `text to read`, `narration`, `action`, `preparation`. */
  previousResponse: z.record(z.string(), z.string()),
  /** The adult's notes; '' if there are none. */
  userInput: text(limits.notes.max),
  currentStepContext: z.object({ stepNumber: z.int(), stepType: StepType, totalSteps }),
  venture: z.extend(Venture, {
    told: z.array(ToldStep).check(z.maxLength(limits.totalSteps.max)),
    /** Keys of the events that the device understood in `userInput` and the adult dropped; left out if there are none. */
    dropped: z.optional(z.array(text(limits.droppedKey.max)).check(z.maxLength(limits.dropped.max))),
    /** The sentences in `userInput` that taps have added, in the adult's language, with their meaning; left out if there are none. */
    said: z.optional(StoredSaid),
    /**
     * The adult was asked about `userInput`, because it sounds like trouble, and said that it is only part of the story. Without this, such
     * a note is not used.
     */
    inStory: z.optional(z.boolean()),
  }),
});
export type NextStepRequest = z.infer<typeof NextStepRequest>;

export const StopRequest = z.object({
  adventureId: text(100),
  status: z.enum(['paused', 'ended']),
  continuation_data: z.unknown(),
  profile: StoryProfile,
  config: StoryConfig,
});
export type StopRequest = z.infer<typeof StopRequest>;

export const CheckRequest = z.object({ userId: text(100), action: z.literal('check_previous_adventures') });
export type CheckRequest = z.infer<typeof CheckRequest>;

export const FeedbackRequest = z.object({
  user_id: text(100),
  user_email: text(limits.email.max),
  adult_name: text(limits.adultName.max),
  timestamp: text(40),
  feedback_type: text(40),
  rating: z.int().check(z.gte(limits.rating.min), z.lte(limits.rating.max)),
  message: z.string().check(z.minLength(limits.feedbackMessage.min), z.maxLength(limits.feedbackMessage.max)),
  page_context: text(500),
  user_agent: text(500),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

/** The header with a call's own id, by which a repeated call is recognised. */
export const idempotencyHeader = 'idempotency-key';

/** All calls, distinguished as in the specification: by `action`, `actionType`, or their fields. */
export type StoryCall =
  | { kind: 'generate'; body: GenerateRequest }
  | { kind: 'next'; body: NextStepRequest }
  | { kind: 'stop'; body: StopRequest }
  | { kind: 'check'; body: CheckRequest }
  | { kind: 'feedback'; body: FeedbackRequest };

export type CallResult = { ok: true; call: StoryCall } | { ok: false; message: string };

/** Parses a request's body. The error message names the first invalid field and why. */
export function readStoryCall(body: unknown): CallResult {
  const head = z.looseObject({ action: z.optional(z.unknown()), actionType: z.optional(z.unknown()) }).safeParse(body);
  if (!head.success) return { ok: false, message: 'The body must be a JSON object' };
  const { action, actionType } = head.data;
  if (action === 'generate_adventure') return read(GenerateRequest, body, (value) => ({ kind: 'generate', body: value }));
  if (actionType === 'next_step') return read(NextStepRequest, body, (value) => ({ kind: 'next', body: value }));
  if (action === 'check_previous_adventures') return read(CheckRequest, body, (value) => ({ kind: 'check', body: value }));
  if ('adventureId' in head.data) return read(StopRequest, body, (value) => ({ kind: 'stop', body: value }));
  if ('feedback_type' in head.data) return read(FeedbackRequest, body, (value) => ({ kind: 'feedback', body: value }));
  return { ok: false, message: 'The body is none of the calls this service knows' };
}

function read<T>(schema: z.ZodMiniType<T>, body: unknown, wrap: (value: T) => StoryCall): CallResult {
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, call: wrap(parsed.data) };
  return { ok: false, message: issueWords(parsed.error.issues[0], body) };
}
