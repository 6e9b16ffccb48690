import { idempotencyHeader } from '../domain/contracts/story-contract.ts';
import { pageError, readBody } from '../net/body.ts';
import { abortAfter, orAborted } from '../net/deadline.ts';
import { answerError } from '../net/http.ts';
import type { CallAnswer, CallOptions, CallService } from './ports.ts';

/** The address of the story service, and the credentials for it. */

export type StoryAccess = {
  url: string;
  /** The publishable key of the backend. */
  apiKey: string;
  /** A valid access token; null if there is none now. */
  token: string | null;
};

/**
 * Calls the story service. Time spent in `access`, which may have to renew a token, counts towards the deadline. An answer that is not the
 * service's is `unreachable`: a captive portal, for example, answers 200 with HTML. `now`: ms since 1970.
 */
export function createStoryCaller(access: () => Promise<StoryAccess | null>, now: () => number): CallService {
  return async (body, options) => {
    const deadline = abortAfter(options);
    try {
      const known = await orAborted(access(), deadline.signal);
      if (known === null) return { ok: false, error: { kind: 'unauthorised' } };
      const response = await fetch(known.url, {
        method: 'POST',
        headers: headers(known, options),
        body: JSON.stringify(body),
        signal: deadline.signal,
      });
      deadline.answered();
      return await readAnswer(response, now());
    } catch (error) {
      if (deadline.signal.aborted) return { ok: false, error: { kind: 'timeout' } };
      return { ok: false, error: { kind: 'unreachable', message: error instanceof Error ? error.message : String(error) } };
    } finally {
      deadline.clear();
    }
  };
}

function headers(access: StoryAccess, options: CallOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    apikey: access.apiKey,
    // Tells the service how long it is waited for, so that it answers in time, with its own storyteller if need be.
    prefer: `wait=${options.firstByteMs / 1000}`,
    ...(access.token === null ? {} : { authorization: `Bearer ${access.token}` }),
    ...(options.idempotencyKey === undefined ? {} : { [idempotencyHeader]: options.idempotencyKey }),
  };
}

async function readAnswer(response: Response, now: number): Promise<CallAnswer> {
  const text = await response.text();
  const error = answerError(response, text.slice(0, 200), now);
  if (error !== null) return { ok: false, error };
  const read = readBody(text);
  return read.kind === 'page' ? { ok: false, error: pageError } : { ok: true, body: read.value };
}
