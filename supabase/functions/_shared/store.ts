import * as z from 'zod/mini';
import type { FeedbackRequest } from '../../../src/domain/contracts/story-contract.ts';
import { englishAdventureName } from '../../../src/domain/naming.ts';
import type { Account } from './account.ts';

/** What the story service reads and writes: through Supabase's API, with the rights of the given key or token. */

export type PreviousAdventure = { id: string; title: string; summary: string | null; status: string; updated_at: string };

export type SaveOutcome = 'saved' | 'too-often' | 'failed';

export type Counted = { kind: 'allowed' } | { kind: 'too-often'; retryAfterS: number } | { kind: 'nobody' } | { kind: 'failed' };

export type Store = {
  /** Counts one call of the token's account: at most `most` within `windowS` seconds. */
  countCall: (token: string, apiKey: string, most: number, windowS: number) => Promise<Counted>;
  /** The account's adventures in progress, newest first, read with the caller's own token. */
  adventures: (token: string, apiKey: string) => Promise<PreviousAdventure[]>;
  /** Stores feedback under the token's account, whatever the body says. A repeated call is stored once. */
  saveFeedback: (feedback: FeedbackRequest, account: Account | null, callId: string | null) => Promise<SaveOutcome>;
  /** Claims the feedback of this call for passing it on: true for only one of all callers. Throws if the database can't tell. */
  claimFeedback: (callId: string) => Promise<boolean>;
  /** Gives up the claim, because it could not be passed on; then another caller can claim it. */
  releaseFeedback: (callId: string) => Promise<void>;
};

const Count = z.object({ allowed: z.boolean(), retry_after_s: z.number() });

const Rows = z.array(
  z.object({
    id: z.string(),
    theme: z.string(),
    custom_theme: z.nullable(z.string()),
    custom_name: z.nullable(z.string()),
    story_summary: z.nullable(z.string()),
    status: z.string(),
    updated_at: z.string(),
  }),
);

/** `send` calls `/rest/v1/…` of the backend; `secretKey` is its service key, which never leaves the server. */
export function createStore(send: (path: string, init: RequestInit) => Promise<Response>, secretKey: string): Store {
  /** Calls a function of the database with the caller's own rights. */
  function callAs({ token, apiKey }: { token: string; apiKey: string }, name: string, body: object): Promise<Response> {
    return send(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: apiKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
  async function markFeedback(which: string, passedOn: string | null): Promise<unknown[]> {
    const response = await send(`/rest/v1/feedback?select=id&${which}`, {
      method: 'PATCH',
      headers: { ...serviceHeaders(secretKey), 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ passed_on: passedOn }),
    });
    if (!response.ok) throw new Error(`The feedback could not be marked (${response.status})`);
    return z.array(z.unknown()).parse(await response.json());
  }
  return {
    countCall: async (token, apiKey, most, windowS) => {
      const response = await callAs({ token, apiKey }, 'count_story_call', { most, window_s: windowS });
      if (response.status === 401 || response.status === 403) return { kind: 'nobody' };
      if (response.status === 429) return { kind: 'too-often', retryAfterS: 60 };
      const parsed = Count.safeParse(response.ok ? await response.json() : null);
      if (!parsed.success) return { kind: 'failed' };
      return parsed.data.allowed ? { kind: 'allowed' } : { kind: 'too-often', retryAfterS: parsed.data.retry_after_s };
    },
    adventures: async (token, apiKey) => {
      const response = await callAs({ token, apiKey }, 'adventures_in_progress', {});
      if (!response.ok) throw new Error(`The adventures could not be read (${response.status})`);
      return Rows.parse(await response.json()).map((row) => ({
        id: row.id,
        title: englishAdventureName(row),
        summary: row.story_summary,
        status: row.status,
        updated_at: row.updated_at,
      }));
    },
    saveFeedback: async (feedback, account, callId) => {
      const response = await send('/rest/v1/feedback?on_conflict=call_id', {
        method: 'POST',
        headers: {
          ...serviceHeaders(secretKey),
          'content-type': 'application/json',
          prefer: 'return=minimal,resolution=ignore-duplicates',
        },
        body: JSON.stringify({ ...feedbackRow(feedback, account), call_id: callId }),
      });
      if (response.ok) return 'saved';
      return response.status === 429 ? 'too-often' : 'failed';
    },
    claimFeedback: async (callId) => {
      const claimed = await markFeedback(`call_id=eq.${encodeURIComponent(callId)}&passed_on=is.null`, new Date().toISOString());
      return claimed.length > 0;
    },
    releaseFeedback: async (callId) => {
      await markFeedback(`call_id=eq.${encodeURIComponent(callId)}`, null);
    },
  };
}

/** Who it is from is taken from the token, never from the body. */
function feedbackRow(feedback: FeedbackRequest, account: Account | null): object {
  return {
    user_id: account?.id ?? null,
    user_email: account?.email ?? 'not_provided',
    adult_name: account === null ? 'not_provided' : feedback.adult_name,
    feedback_type: feedback.feedback_type,
    rating: feedback.rating,
    message: feedback.message,
    page_context: feedback.page_context,
    user_agent: feedback.user_agent,
  };
}

/** An older service key is itself a token; a newer one is only a key. */
function serviceHeaders(secretKey: string): Record<string, string> {
  return secretKey.startsWith('eyJ') ? { apikey: secretKey, authorization: `Bearer ${secretKey}` } : { apikey: secretKey };
}
