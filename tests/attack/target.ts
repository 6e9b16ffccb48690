import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Secrets } from '../../server/accounts/secrets.ts';
import { type RunningServer, startMadeServer } from '../support/servers/server.ts';

/** The server that is attacked, and helpers for requests to it. */

export type Target = {
  url: string;
  key: string;
  jwtSecret: string;
  output: RunningServer['output'];
  /** Kills the server, and starts a new process on the same folder. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The result of an area: the number of attempts, the names of those that succeeded, and `notes` with measured figures. */
export type Tally = { attempted: number; through: string[]; notes: string[] };

export type Attempt = (name: string, wentThrough: boolean) => void;

/** An area of attack. It reports each attempt by a name, and whether it succeeded. */
export type Area = { name: string; run: (attempt: Attempt, note: (line: string) => void) => Promise<void> };

/** Starts a server for an attack. It trusts a proxy in front of it, so that the attacker can choose the address of each request. */
export async function freshServer(env: Record<string, string> = {}): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), 'venture-attack-'));
  const start = (port?: number): Promise<RunningServer> =>
    startMadeServer({
      dataDir,
      ...(port === undefined ? {} : { port }),
      env: { TRUSTED_PROXIES: '127.0.0.1', SIGNUPS_PER_HOUR: '100', ...env },
    });
  let server = await start();
  const { publishableKey, jwtSecret } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    key: publishableKey,
    jwtSecret,
    output: () => server.output(),
    restart: async () => {
      await server.kill();
      server = await start(server.port);
    },
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Call = {
  method?: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  from?: string;
  token?: string | null;
};
export type Answer = { status: number; text: string; location: string; kept: string };

/** Sends a request. `from`: the client's address. A `body` that is a text is sent unchanged, any other as JSON. */
export async function call(
  target: Target,
  { method = 'POST', path, body, headers = {}, from = '192.0.2.1', token = null }: Call,
): Promise<Answer> {
  const request = fetch(target.url + path, {
    method,
    redirect: 'manual',
    headers: {
      apikey: target.key,
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // A request whose connection is cut gets the status 0, which no attempt expects.
  return request.then(
    async (answer) => ({
      status: answer.status,
      text: await answer.text(),
      location: answer.headers.get('location') ?? '',
      kept: answer.headers.get('cache-control') ?? '',
    }),
    () => ({ status: 0, text: '', location: '', kept: '' }),
  );
}

export type Login = { id: string; email: string; password: string; token: string; refresh: string };

/** Signs a new family up, from an unused address. */
export async function family(target: Target, password = 'correct horse'): Promise<Login> {
  const email = `${randomUUID()}@example.org`;
  const made = await call(target, { path: '/auth/v1/signup', body: { email, password, data: { adult_name: 'Robin' } }, from: address() });
  return loginOf(made, email, password);
}

/** Signs in to an existing account. */
export async function signIn(target: Target, { email, password }: Pick<Login, 'email' | 'password'>): Promise<Login> {
  return loginOf(
    await call(target, { path: '/auth/v1/token?grant_type=password', body: { email, password }, from: address() }),
    email,
    password,
  );
}

function loginOf({ status, text }: Answer, email: string, password: string): Login {
  if (status !== 200) throw new Error(`No session for ${email}: ${status} ${text}`);
  const session = JSON.parse(text) as { access_token: string; refresh_token: string; user: { id: string } };
  return { id: session.user.id, email, password, token: session.access_token, refresh: session.refresh_token };
}

let last = 0;

/** An address from which no request has come yet. */
export function address(): string {
  last += 1;
  return `10.${(last >> 16) & 255}.${(last >> 8) & 255}.${last & 255}`;
}

/** The answer of `sync` with all rows of a family, as a text. */
export async function rowsOf(target: Target, { id, token }: Login): Promise<string> {
  const answer = await call(target, { path: '/rest/v1/rpc/sync', body: { account: id, changes: [], since: 0, max_rows: 200 }, token });
  if (answer.status !== 200) throw new Error(`The family’s own rows: ${answer.status}`);
  return JSON.stringify((JSON.parse(answer.text) as { rows: unknown }).rows);
}

/** Pushes a child of a family, and returns its id. */
export async function pushChild(target: Target, { id, token }: Login, name: string): Promise<string> {
  const child = randomUUID();
  const changes = [{ table: 'children', id: child, base: 0, deleted: false, fields: { name, age: 6 } }];
  const answer = await call(target, { path: '/rest/v1/rpc/sync', body: { account: id, changes, since: 0, max_rows: 1 }, token });
  if (!answer.text.includes('"applied"')) throw new Error(`Not taken: ${answer.status} ${answer.text.slice(0, 200)}`);
  return child;
}

/** The link in the last mail to an address, read from the output of the server, which prints mails where it has no mail server. */
export function linkFor(target: Target, email: string): string {
  const mail = target.output().split(`Mail for ${email}`).at(-1) ?? '';
  return (/https?:\/\/\S+/.exec(mail)?.[0] ?? '').replace(/^https?:\/\/[^/]+/, target.url);
}
