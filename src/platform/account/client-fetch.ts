import { readRenewal } from './auth-answer.ts';

/** How the backend's client asks: with the key that is right now, and hearing nobody but the auth service on whether a sign-in is over. */

/** Where the backend is, and its public key. */
type Backend = { supabaseUrl: string; supabaseKey: string };

export type ClientFetchDeps = {
  fetch: typeof fetch;
  /** What the client was made with, and puts into its requests. */
  made: Backend;
  /** What is known now. */
  now: () => Promise<Backend>;
  /** Asks the server where the backend is, and its key; null where it does not say. */
  reread: () => Promise<Backend | null>;
};

/** A `fetch` for the client. An answer to a renewal that is not the auth service's own rejects, as a line that is dead does. */
export function createClientFetch({ fetch: send, made, now, reread }: ClientFetchDeps): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const ask = (backend: Backend): Promise<Response> =>
      send(url.replace(made.supabaseUrl, backend.supabaseUrl), { ...init, headers: withKey(new Headers(init?.headers), made, backend) });
    const known = await now();
    const first = await ask(known);
    const fresh = first.status === 401 ? await reread() : null;
    const answer = fresh !== null && fresh.supabaseKey !== known.supabaseKey ? await ask(fresh) : first;
    return isRenewal(url) ? heard(answer) : answer;
  };
}

function withKey(headers: Headers, made: Backend, backend: Backend): Headers {
  if (headers.has('apikey')) headers.set('apikey', backend.supabaseKey);
  // Where nobody is signed in the key stands for the person, too.
  if (headers.get('authorization') === `Bearer ${made.supabaseKey}`) headers.set('authorization', `Bearer ${backend.supabaseKey}`);
  return headers;
}

function isRenewal(url: string): boolean {
  return /\/auth\/v1\/token\?(.*&)?grant_type=refresh_token\b/.test(url);
}

async function heard(answer: Response): Promise<Response> {
  const text = await answer.text();
  if (readRenewal(answer.status, text) === 'silence') throw new TypeError(`Not the auth service: status ${answer.status}`);
  const { status, statusText, headers } = answer;
  return new Response(text, { status, statusText, headers });
}
