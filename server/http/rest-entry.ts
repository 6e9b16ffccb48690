import { type Accounts, sessionOf } from '../accounts/accounts.ts';
import type { QuickSync } from '../backend/quick-sync.ts';
import { type DiskSpace, diskFull } from '../disk/disk-space.ts';
import type { WorkQueue } from './work-queue.ts';

/** The entry to the families' rows: the two calls that the app makes, and optionally the plain tables. */

/** Answers a call under `/rest/v1/`. */
export type RestEntry = (request: Request, address: string) => Promise<Response>;

/**
 * `app`: only the app's calls. `tables`: everything that row-level security and grants allow, as on a hosted database, except embedding;
 * for measuring and inspecting, not for a server that strangers can reach.
 */
export type RestMode = 'app' | 'tables';

const prefix = '/rest/v1/';
const appCalls = ['rpc/sync', 'rpc/delete_account'];

/** Limits of one answer in `tables` mode: rows and bytes. */
const mostRows = 1000;
const mostBytes = 16 * 1024 * 1024;

/** The API, the fast way for `sync`, the checks on sessions, and the disk's free space. */
type Behind = { backend: RestEntry; quickSync: QuickSync; accounts: Accounts; diskSpace: () => DiskSpace };

/** `rows`: the queue for the database, which does one thing at a time. */
export function createRestEntry({ backend, quickSync, accounts, diskSpace }: Behind, mode: RestMode, rows: WorkQueue): RestEntry {
  /** Checks the session first: a new password may have ended it while its token is still valid. */
  async function asked(request: Request, address: string): Promise<Response> {
    const session = sessionOf(request);
    if (session !== null && (await accounts.isEnded(session))) return refuse(401, 'The session has ended. Please sign in again');
    const response = await backend(request, address);
    return (await failedForDisk(response)) ? diskFull() : response;
  }

  async function inTurn(ask: () => Promise<Response>): Promise<Response> {
    const turn = await rows(ask);
    return turn.ok ? turn.value : refuse(503, 'Too many are asking at once', { 'retry-after': String(turn.waitS) });
  }
  return async (request, address) => {
    // CORS preflight requests, which only browsers send and which change nothing.
    if (request.method === 'OPTIONS') return backend(request, address);
    const url = new URL(request.url);
    if (request.method === 'POST' && appCalls.includes(url.pathname.slice(prefix.length))) {
      if (url.search !== '') return refuseAfterBody(request, 400, 'This call takes a body and nothing behind the path');
      const body = await request.text();
      const isSync = url.pathname.endsWith('sync');
      // Refuses only writes: deleting an account frees space, and reading needs little.
      if (isSync && diskSpace() !== 'enough' && pushes(body)) return diskFull();
      return inTurn(async () => (isSync ? await quickSync(request, body) : null) ?? (await asked(spelled(request, body), address)));
    }
    if (mode === 'app') return refuseAfterBody(request, 404, 'There is nothing here');
    const why = unfit(url);
    if (why !== null) return refuseAfterBody(request, 400, why);
    return bounded(await inTurn(() => asked(withLimit(request, url), address)));
  };
}

const passedOn = ['apikey', 'authorization', 'origin', 'user-agent', 'x-client-info'];

/** The call rebuilt without headers that could change its meaning: another schema, another format, a query plan instead of an answer. */
function spelled(request: Request, body: string): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(request.url, { method: 'POST', headers, body });
}

/** Whether a `sync` call contains changes. */
function pushes(body: string): boolean {
  try {
    const { changes } = JSON.parse(body) as { changes?: unknown };
    return !Array.isArray(changes) || changes.length > 0;
  } catch {
    return true;
  }
}

/** Whether the database failed because the disk is full. */
async function failedForDisk(response: Response): Promise<boolean> {
  return response.status >= 500 && /"code":"(53100|58030)"/.test(await response.clone().text());
}

/** Why a query to the tables is refused; null if it is allowed. */
function unfit(url: URL): string | null {
  for (const [name, value] of url.searchParams) {
    const listed = ['select', 'order', 'columns'].includes(name);
    if ((listed && /[()]/.test(value)) || name.includes('.'))
      return 'Rows of one table at a time: nothing can be embedded or summed up here';
  }
  return null;
}

function withLimit(request: Request, url: URL): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const asked = url.searchParams.get('limit') ?? '';
  const most = /^\d{1,9}$/.test(asked) ? Math.min(Number(asked), mostRows) : mostRows;
  const limited = new URL(url);
  limited.searchParams.set('limit', String(most));
  return new Request(limited, { method: request.method, headers: request.headers });
}

async function bounded(answer: Response): Promise<Response> {
  const body = await answer.arrayBuffer();
  if (body.byteLength > mostBytes) return refuse(413, 'The answer is too large; ask for fewer rows');
  return new Response([204, 304].includes(answer.status) ? null : body, { status: answer.status, headers: answer.headers });
}

/** Refuses after reading the body: a client whose connection is cut while it sends never reads the answer. */
async function refuseAfterBody(request: Request, status: number, message: string): Promise<Response> {
  await request.text();
  return refuse(status, message);
}

/** An error in the API's own format. */
function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ code: String(status), details: null, hint: null, message }, { status, headers });
}
