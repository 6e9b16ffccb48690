import { readRenewal, saysGone } from './auth-answer.ts';

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
  /** The token that the sign-in to be renewed has had so far, and whose it is; null where there is none. */
  held: () => { account: string; token: string } | null;
  /** The auth service says that this account is no more. Told before the client hears that the sign-in is over. */
  onGone: (account: string) => void;
};

/** A `fetch` for the client. An answer to a renewal that is not the auth service's own rejects, as a line that is dead does. */
export function createClientFetch({ fetch: send, made, now, reread, held, onGone }: ClientFetchDeps): typeof fetch {
  /** A sign-in that is over may be over with its account. Of that, a renewal says nothing: its token went with the account. Silence says nothing either. */
  const askWhose = async (backend: Backend): Promise<void> => {
    const holder = held();
    if (holder === null) return;
    try {
      const answer = await send(`${backend.supabaseUrl}/auth/v1/user`, {
        headers: { apikey: backend.supabaseKey, authorization: `Bearer ${holder.token}` },
      });
      if (saysGone(answer.status, await answer.text())) onGone(holder.account);
    } catch {
      // Nobody has answered: the account may well be there.
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
  // Where nobody is signed in the key stands for the person, too.
  if (headers.get('authorization') === `Bearer ${made.supabaseKey}`) headers.set('authorization', `Bearer ${backend.supabaseKey}`);
  return headers;
}

function isRenewal(url: string): boolean {
  return /\/auth\/v1\/token\?(.*&)?grant_type=refresh_token\b/.test(url);
}

async function heard(answer: Response): Promise<{ response: Response; over: boolean }> {
  const text = await answer.text();
  const renewal = readRenewal(answer.status, text);
  if (renewal === 'silence') throw new TypeError(`Not the auth service: status ${answer.status}`);
  const { status, statusText, headers } = answer;
  return { response: new Response(text, { status, statusText, headers }), over: renewal === 'over' };
}
