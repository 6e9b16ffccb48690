import { readRenewal, saysGone } from './auth-answer.ts';

/** The `fetch` of the backend's client: it uses the current API key, and only lets the auth service itself end a session. */

/** The backend's address, and its public key. */
type Backend = { supabaseUrl: string; supabaseKey: string };

export type ClientFetchDeps = {
  fetch: typeof fetch;
  /** The backend with which the client was created, and whose key is in its requests. */
  made: Backend;
  /** The current one. */
  now: () => Promise<Backend>;
  /** Reads the configuration from the server again; null where that fails. */
  reread: () => Promise<Backend | null>;
  /** The last token of the session that is being renewed, and its account; null where there is none. */
  held: () => { account: string; token: string } | null;
  /** Called when the auth service says that this account was deleted, before the client learns that the session has ended. */
  onGone: (account: string) => void;
};

/** A `fetch` for the client. An answer to a renewal that is not the auth service's own rejects, like a network failure. */
export function createClientFetch({ fetch: send, made, now, reread, held, onGone }: ClientFetchDeps): typeof fetch {
  /** Asks whether the account of an ended session was deleted, which the refusal of a renewal does not tell. Without an answer nothing is known. */
  const askWhose = async (backend: Backend): Promise<void> => {
    const holder = held();
    if (holder === null) return;
    try {
      const answer = await send(`${backend.supabaseUrl}/auth/v1/user`, {
        headers: { apikey: backend.supabaseKey, authorization: `Bearer ${holder.token}` },
      });
      if (saysGone(answer.status, await answer.text())) onGone(holder.account);
    } catch {
      // No answer: the account may still exist.
    }
  };
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const ask = (backend: Backend): Promise<Response> =>
      send(url.replace(made.supabaseUrl, backend.supabaseUrl), { ...init, headers: withKey(new Headers(init?.headers), made, backend) });
    const known = await now();
    const first = await ask(known);
    const fresh = first.status === 401 ? await reread() : null;
    const answer = fresh !== null && fresh.supabaseKey !== known.supabaseKey ? await ask(fresh) : first;
    if (!isRenewal(url)) return answer;
    const { response, over } = await heard(answer);
    if (over) await askWhose(fresh ?? known);
    return response;
  };
}

function withKey(headers: Headers, made: Backend, backend: Backend): Headers {
  if (headers.has('apikey')) headers.set('apikey', backend.supabaseKey);
  // Without a session, the key is also the bearer token.
  if (headers.get('authorization') === `Bearer ${made.supabaseKey}`) headers.set('authorization', `Bearer ${backend.supabaseKey}`);
  return headers;
}

function isRenewal(url: string): boolean {
  return /\/auth\/v1\/token\?(.*&)?grant_type=refresh_token\b/.test(url);
}

async function heard(answer: Response): Promise<{ response: Response; over: boolean }> {
  const text = await answer.text();
  const renewal = readRenewal(answer.status, text);
  if (renewal === 'no-answer') throw new TypeError(`Not the auth service: status ${answer.status}`);
  const { status, statusText, headers } = answer;
  return { response: new Response(text, { status, statusText, headers }), over: renewal === 'over' };
}
