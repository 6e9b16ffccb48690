import type { Memory } from '../domain/entities/profile.ts';
import type { Step } from '../domain/step.ts';
import type { NextRequest, TellingRequest } from '../domain/telling.ts';

/** What the story layer needs from the world outside: injected, so that every fault can be rehearsed in a test. */

/** Why a call to the story service brought no answer. */
export type CallError =
  | { kind: 'offline' }
  /** The deadline passed. */
  | { kind: 'timeout' }
  /** No connection, a 5xx, or somebody else's page in between; `retryAfterMs` where a service that is busy said when. */
  | { kind: 'unreachable'; message: string; retryAfterMs?: number }
  /** No valid sign-in; the family may play on. */
  | { kind: 'unauthorised' }
  /** Too many calls; `retryAfterMs` where the service said when. */
  | { kind: 'rate-limited'; retryAfterMs?: number }
  /** The service refused the request itself (4xx). */
  | { kind: 'refused'; message: string };

export type CallAnswer = { ok: true; body: unknown } | { ok: false; error: CallError };

export type CallOptions = {
  /** ms until the first byte of the answer. */
  firstByteMs: number;
  /** ms until the whole answer. */
  totalMs: number;
  /** Recognised by the service when the same call comes again. */
  idempotencyKey?: string;
};

/** One POST of a JSON body to the story service. Never rejects. */
export type CallService = (body: unknown, options: CallOptions) => Promise<CallAnswer>;

/** The storyteller on the device, loaded when it is first needed. */
export type Teller = {
  first: (request: TellingRequest) => Step;
  next: (request: NextRequest) => Step;
  summarise: (request: TellingRequest, told: readonly Step[]) => string;
  /** What the family has met, with this adventure. */
  remember: (memory: Memory, told: readonly Step[]) => Memory;
};

/** Which tales an adventure is told from. */
export type WantedTales = Pick<TellingRequest, 'theme' | 'customTheme'>;

export type StoryPorts = {
  call: CallService;
  /** With the tales of a theme, or of the family's own words. Rejects only where a chunk can't be loaded. */
  loadTeller: (wanted: WantedTales) => Promise<Teller>;
  /** A hint: false means that trying is pointless. */
  online: () => boolean;
  /** A hint: false means that the last call found nobody. Whoever makes the family wait should not ask; packing in the background finds out. */
  worthWaiting: () => boolean;
  id: () => string;
};
