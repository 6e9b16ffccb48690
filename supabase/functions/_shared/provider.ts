import type { Step } from '../../../src/domain/step.ts';
import type { StopAnswer } from '../../../src/domain/story-answer.ts';
import type { CheckRequest, FeedbackRequest, GenerateRequest, NextStepRequest, StopRequest } from '../../../src/domain/story-contract.ts';
import type { PreviousAdventure } from './store.ts';

/** Who tells the stories behind the story service. */

export const providerNames = ['builtin', 'webhook', 'llm'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Why a provider brought nothing that can be used. `detail` is for the person who runs the service; it never quotes a body or a name. */
export type Miss = {
  kind: /** The deadline passed. */
    | 'timeout'
    /** No connection, a cut one, or a 5xx. */
    | 'unreachable'
    /** It has too much to do (429). */
    | 'busy'
    /** It does not want the call (another 4xx, a redirect), or may not be called. */
    | 'refused'
    /** More than is read of an answer. */
    | 'too-large'
    /** It answered, but not in the contract's shape. */
    | 'invalid'
    /** What it told breaks a rule of safety or of telling. */
    | 'unfit';
  detail: string;
};

export type Attempt<T> = { ok: true; value: T } | { ok: false; miss: Miss };

export type CallContext = {
  /** How long the caller waits for the answer; in ms. */
  withinMs: number;
  /** The call's own id: the same when the same call comes again. */
  callId: string;
};

/** A teller of stories. Nothing here rejects but by a fault of the program. */
export type Provider = {
  /** Said in the answer's `x-story-provider` header. */
  name: ProviderName;
  /** The first step, and as many of the further ones that were asked for as it tells at once. */
  generate: (body: GenerateRequest, context: CallContext) => Promise<Attempt<Step[]>>;
  /** The step that the notes shape, and further ones likewise. */
  next: (body: NextStepRequest, context: CallContext) => Promise<Attempt<Step[]>>;
  /** What is left of an adventure that was paused or has ended. */
  stop: (body: StopRequest, context: CallContext) => Promise<Attempt<StopAnswer>>;
  /** Where it wants to hear what people think of the program. */
  feedback?: (body: FeedbackRequest, context: CallContext) => Promise<Attempt<null>>;
  /** Adventures that it knows of, besides those in the account. */
  previous?: (body: CheckRequest, context: CallContext) => Promise<Attempt<PreviousAdventure[]>>;
};

export function missed(kind: Miss['kind'], detail: string): { ok: false; miss: Miss } {
  return { ok: false, miss: { kind, detail } };
}

/** Whether the same call may well succeed later. */
export function mayPassLater(miss: Miss): boolean {
  return miss.kind === 'timeout' || miss.kind === 'unreachable' || miss.kind === 'busy';
}
