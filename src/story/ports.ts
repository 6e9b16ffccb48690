import type { Step } from '../domain/steps/step.ts';
import type { NextRequest, TellingRequest } from '../domain/telling.ts';
import type { CallError } from '../net/http.ts';

/** What the story layer needs from outside: injected, so that tests can simulate every failure. */

export type CallAnswer = { ok: true; body: unknown } | { ok: false; error: CallError };

export type CallOptions = {
  /** ms until the first byte of the answer. */
  firstByteMs: number;
  /** ms until the whole answer. */
  totalMs: number;
  /** Lets the service recognise a repeated call. */
  idempotencyKey?: string;
};

/** One POST of a JSON body to the story service. Never rejects. */
export type CallService = (body: unknown, options: CallOptions) => Promise<CallAnswer>;

/** The storyteller on the device, loaded when it is first needed. */
export type Teller = {
  first: (request: TellingRequest) => Step;
  next: (request: NextRequest) => Step;
  /** A step that was told already without what asks for or names what is off for these children here; the same object where nothing is. */
  suited: (request: TellingRequest, step: Step) => Step;
  summarise: (request: TellingRequest, told: readonly Step[]) => string;
  /** What the family has met in these steps, as keys of its memory. */
  met: (told: readonly Step[]) => string[];
};

/** What decides which tales are loaded. */
export type WantedTales = Pick<TellingRequest, 'theme' | 'customTheme'>;

export type StoryPorts = {
  call: CallService;
  /** Loads the storyteller with the tales for a theme or for the family's own words. Rejects only if a chunk can't be loaded. */
  loadTeller: (wanted: WantedTales) => Promise<Teller>;
  /** A hint: false means that a call would be pointless. */
  online: () => boolean;
  /**
   * A hint: false means that the last call got no answer. A family should not wait for the service then; packing in the background tries it
   * again.
   */
  worthWaiting: () => boolean;
  id: () => string;
};
