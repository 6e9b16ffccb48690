import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { request as requestByTls, Agent as TlsAgent } from 'node:https';
import { AppConfig } from '../../src/domain/contracts/app-config.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { storyConfig } from '../support/story/story-family.ts';

/** A simulated family: the requests that its tablet sends to the server. */

export type Simulated = {
  url: string;
  key: string;
  id: string;
  token: string;
  refresh: string;
  /** The cursor up to which it has read. */
  since: number;
  adventure: { id: string; version: number };
};

/** `push` sends a played step, `pull` reads everything, `poll` reads what is new, and `refresh` renews the session. */
export type Operation = 'push' | 'pull' | 'poll' | 'refresh';

type Done = 'ok' | `${number}` | 'cut';

const words = 'Under the table the foxes wait for the moon, and nobody says a word until the bell has rung twice. ';
/** The data of an adventure of medium length: eight steps of some 900 characters, notes, and its history. */
const told = {
  currentStep: 3,
  adventureSteps: Array.from({ length: 8 }, (_, i) => ({ title: `Step ${i + 1}`, content: words.repeat(9) })),
  stepHistory: [0, 1, 2],
  userNotes: words.repeat(3),
};

type Answered = { status: number; text: string };

/** Plain `http.request`: `fetch` takes four times as much processor time, which the measured servers would lack. */
const ways = {
  'http:': { ask: request, agent: new Agent({ keepAlive: true }) },
  'https:': { ask: requestByTls, agent: new TlsAgent({ keepAlive: true }) },
};

async function post(url: string, key: string, path: string, body: string, token?: string): Promise<Answered> {
  const headers = { apikey: key, 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  return new Promise((answered, failed) => {
    const { ask, agent } = ways[url.startsWith('https:') ? 'https:' : 'http:'];
    const asked = ask(
      url + path,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => answered({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
        answer.on('error', failed);
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}

type Session = { access_token: string; refresh_token: string; user: { id: string } };

/** Signs a family up, with two children, two places and three adventures. Rejects where a request fails. */
export async function makeFamily(url: string): Promise<Simulated> {
  const key = AppConfig.parse(await (await fetch(`${url}/config.json`)).json()).supabaseKey;
  const email = `${randomUUID()}@example.org`;
  const signedUp = await post(
    url,
    key,
    '/auth/v1/signup',
    JSON.stringify({ email, password: 'correct horse', data: { adult_name: 'Robin' } }),
  );
  if (signedUp.status !== 200) throw new Error(`sign-up: ${signedUp.status} ${signedUp.text}`);
  const session = JSON.parse(signedUp.text) as Session;
  const family: Simulated = {
    url,
    key,
    id: session.user.id,
    token: session.access_token,
    refresh: session.refresh_token,
    since: 0,
    adventure: { id: randomUUID(), version: 0 },
  };
  const fields = { ...newAdventure({ ...storyConfig, participatingChildren: [] }, 1, '2026-11-21T08:00:00.000Z'), continuation_data: told };
  const row = (table: string, of: object, id: string = randomUUID()) => ({ table, id, base: 0, deleted: false, fields: of });
  const done = await sync(family, [
    row('children', { name: 'Mia', age: 6 }),
    row('children', { name: 'Tom', age: 9 }),
    row('user_environments', { name: 'Attic', available_items: ['rope', 'chair', 'lamp'] }),
    row('user_environments', { name: 'Garden', available_items: ['tree', 'hose'] }),
    row('adventure_sessions', fields),
    row('adventure_sessions', fields),
    row('adventure_sessions', fields, family.adventure.id),
  ]);
  if (done !== 'ok') throw new Error(`first push: ${done}`);
  return family;
}

type Answer = { receipts: { id: string; outcome: string; version?: number }[]; rows: unknown[]; cursor: number };

async function sync(family: Simulated, changes: unknown[], since: number = family.since): Promise<Done> {
  try {
    const call = JSON.stringify({ account: family.id, changes, since, max_rows: 200 });
    const { status, text } = await post(family.url, family.key, '/rest/v1/rpc/sync', call, family.token);
    if (status !== 200) return `${status}`;
    const { receipts, rows, cursor } = JSON.parse(text) as Answer;
    family.since = cursor;
    const mine = receipts.find(({ id }) => id === family.adventure.id);
    if (mine?.version !== undefined) family.adventure.version = mine.version;
    // A full read has the profile, two children, two places and three adventures: eight rows.
    const whole = since > 0 || changes.length > 0 || rows.length >= 8;
    return whole && receipts.length === changes.length && receipts.every(({ outcome }) => outcome === 'applied') ? 'ok' : '409';
  } catch {
    return 'cut';
  }
}

export const operations: Readonly<Record<Operation, (family: Simulated) => Promise<Done>>> = {
  push: (family) => {
    const { id, version } = family.adventure;
    const fields = { continuation_data: { ...told, userNotes: `${words}${version}` }, updated_at: new Date().toISOString() };
    return sync(family, [{ table: 'adventure_sessions', id, base: version, deleted: false, fields }]);
  },
  pull: (family) => sync(family, [], 0),
  poll: (family) => sync(family, []),
  refresh: async (family) => {
    try {
      const call = JSON.stringify({ refresh_token: family.refresh });
      const { status, text } = await post(family.url, family.key, '/auth/v1/token?grant_type=refresh_token', call);
      if (status !== 200) return `${status}`;
      const session = JSON.parse(text) as Session;
      family.token = session.access_token;
      family.refresh = session.refresh_token;
      return 'ok';
    } catch {
      return 'cut';
    }
  },
};
