import { randomUUID } from 'node:crypto';
import { AppConfig } from '../../src/domain/app-config.ts';
import { newAdventure } from '../../src/domain/entities/adventure.ts';
import { storyConfig } from '../support/story-family.ts';

/** A family at its tablet, as the server sees it: what it sends, how often, and how much. */

export type Simulated = {
  url: string;
  key: string;
  id: string;
  token: string;
  refresh: string;
  /** How far it has read. */
  since: number;
  adventure: { id: string; version: number };
};

/** `push`: a step that was played. `pull`: a device that reads everything. `poll`: one that asks for news. `refresh`: an hour is over. */
export type Operation = 'push' | 'pull' | 'poll' | 'refresh';

type Done = 'ok' | `${number}` | 'cut';

const words = 'Under the table the foxes wait for the moon, and nobody says a word until the bell has rung twice. ';
/** What an adventure is in the middle: eight steps of some 900 letters, the notes, the way so far. */
const told = {
  currentStep: 3,
  adventureSteps: Array.from({ length: 8 }, (_, i) => ({ title: `Step ${i + 1}`, content: words.repeat(9) })),
  stepHistory: [0, 1, 2],
  userNotes: words.repeat(3),
};

async function post(url: string, key: string, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

type Session = { access_token: string; refresh_token: string; user: { id: string } };

/** Signs up, with two children, two places and three adventures. Rejects where that does not work. */
export async function makeFamily(url: string): Promise<Simulated> {
  const key = AppConfig.parse(await (await fetch(`${url}/config.json`)).json()).supabaseKey;
  const email = `${randomUUID()}@example.org`;
  const signedUp = await post(url, key, '/auth/v1/signup', { email, password: 'correct horse', data: { adult_name: 'Robin' } });
  if (!signedUp.ok) throw new Error(`sign-up: ${signedUp.status} ${await signedUp.text()}`);
  const session = (await signedUp.json()) as Session;
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

type Answer = { receipts: { id: string; outcome: string; version?: number }[]; cursor: number };

async function sync(family: Simulated, changes: unknown[], since: number = family.since): Promise<Done> {
  try {
    const answer = await post(
      family.url,
      family.key,
      '/rest/v1/rpc/sync',
      { account: family.id, changes, since, max_rows: 200 },
      family.token,
    );
    if (!answer.ok) {
      await answer.text();
      return `${answer.status}`;
    }
    const { receipts, cursor } = (await answer.json()) as Answer;
    family.since = cursor;
    const mine = receipts.find(({ id }) => id === family.adventure.id);
    if (mine?.version !== undefined) family.adventure.version = mine.version;
    return receipts.every(({ outcome }) => outcome === 'applied') ? 'ok' : '409';
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
      const answer = await post(family.url, family.key, '/auth/v1/token?grant_type=refresh_token', { refresh_token: family.refresh });
      if (!answer.ok) return `${answer.status}`;
      const session = (await answer.json()) as Session;
      family.token = session.access_token;
      family.refresh = session.refresh_token;
      return 'ok';
    } catch {
      return 'cut';
    }
  },
};
