import type { StopAnswer } from '../../../src/domain/contracts/story-answer.ts';
import type {
  CheckRequest,
  FeedbackRequest,
  GenerateRequest,
  NextStepRequest,
  StopRequest,
} from '../../../src/domain/contracts/story-contract.ts';
import type { Step } from '../../../src/domain/steps/step.ts';
import type { PreviousAdventure } from './store.ts';

/** The tellers behind the story service. */

export const providerNames = ['builtin', 'webhook', 'llm'] as const;
export type ProviderName = (typeof providerNames)[number];

/** Why a provider returned nothing usable. `detail` is for the person who runs the service; it never quotes a body or a name. */
export type Miss = {
  kind: /** The deadline passed. */
    | 'timeout'
    /** No connection, an interrupted one, or a 5xx. */
    | 'unreachable'
    /** Overloaded (429). */
    | 'busy'
    /** It refused the call (another 4xx, a redirect), or its address is not allowed. */
    | 'refused'
    /** The answer is longer than the limit. */
    | 'too-large'
    /** The answer does not match the contract. */
    | 'invalid'
    /** The story breaks a rule of safety or of telling. */
    | 'unfit';
  detail: string;
};

export type Attempt<T> = { ok: true; value: T } | { ok: false; miss: Miss };

export type CallContext = {
  /** How long the caller waits for the answer; in ms. */
  withinMs: number;
  /** The call's id, which is the same when the call is repeated. */
  callId: string;
};

/** A teller of stories. Its methods reject only because of a bug. */
export type Provider = {
  /** The value of the answer's `x-story-provider` header. */
  name: ProviderName;
  /** Tells the first step, and as many of the requested further ones as it likes. */
  generate: (body: GenerateRequest, context: CallContext) => Promise<Attempt<Step[]>>;
  /** Tells the next step, shaped by the notes, and further ones likewise. */
  next: (body: NextStepRequest, context: CallContext) => Promise<Attempt<Step[]>>;
  /** Summarises an adventure that was paused or has ended. */
  stop: (body: StopRequest, context: CallContext) => Promise<Attempt<StopAnswer>>;
  /** Receives feedback about the product, if the provider wants it. */
  feedback?: (body: FeedbackRequest, context: CallContext) => Promise<Attempt<null>>;
  /** Previous adventures that the provider knows of, besides the account's. */
  previous?: (body: CheckRequest, context: CallContext) => Promise<Attempt<PreviousAdventure[]>>;
};

export function missed(kind: Miss['kind'], detail: string): { ok: false; miss: Miss } {
  return { ok: false, miss: { kind, detail } };
}

/** Whether the same call may succeed later. */
export function mayPassLater(miss: Miss): boolean {
  return miss.kind === 'timeout' || miss.kind === 'unreachable' || miss.kind === 'busy';
}
