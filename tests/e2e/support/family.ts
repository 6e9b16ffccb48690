import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type ContinuationData, newAdventure } from '../../../src/domain/entities/adventure.ts';
import { emptyMemory } from '../../../src/domain/entities/profile.ts';
import { appendStep } from '../../../src/domain/steps/step-machine.ts';
import { suggestedSteps } from '../../../src/features/selector/setup/suggested-steps.ts';
import { tellingRequest } from '../../../src/story/request.ts';
import { obtainFirstStep } from '../../../src/story/tell.ts';
import { storyConfig } from '../../support/story/story-family.ts';

/** Creates families over the API, and signs a device in without using the screens. */

export const password = 'correct horse battery';

let people = 0;

/** An address without an account. */
export function newEmail(): string {
  people += 1;
  return `parent${people}.${process.pid}@example.com`;
}

export type Child = { name: string; age: number; interests?: string; considerations?: string };

export type Family = {
  /** The adult's name; by default Robin. */
  name?: string;
  email?: string;
  /** By default Ada, who is 7, so that adventures have eight steps. */
  children?: readonly Child[];
  /** Skipped slides are shown again after a day or so; finished ones are not. */
  slides?: 'skipped' | 'finished';
};

/** The auth service's answer, as its client stores it. */
type Session = { access_token: string; user: { id: string; email: string } };

/** Sends JSON to the server as the family; rejects with the server's message if it refuses. */
type Post = (path: string, body: unknown) => Promise<unknown>;

type Row = { table: string; id: string; base: number; fields: Record<string, unknown> };

type MadeChild = Row & { fields: { name: string; age: number; interests: string[]; limitations: string | null } };

export type Made = { session: Session; adultName: string; email: string; children: readonly MadeChild[]; post: Post };

/** Creates an account with children on the server at `url`. */
export async function makeFamily(url: string, family: Family = {}): Promise<Made> {
  const { name = 'Robin', email = newEmail(), children: wanted = [{ name: 'Ada', age: 7 }], slides = 'skipped' } = family;
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const postAs =
    (token: string | null): Post =>
    async (path, body) => {
      const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
      const headers = { apikey: supabaseKey, 'content-type': 'application/json', ...bearer };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    };
  const session = (await postAs(null)('/auth/v1/signup', { email, password, data: { adult_name: name } })) as Session;
  const post = postAs(session.access_token);
  const children = wanted.map(({ name: called, age, interests = '', considerations }, index) => ({
    table: 'children',
    id: randomUUID(),
    base: 0,
    fields: {
      name: called,
      age,
      interests: interests.split(',').filter((interest) => interest !== ''),
      limitations: considerations ?? null,
      added_at: new Date(Date.UTC(2026, 0, 1, 8, 0, index)).toISOString(),
    },
  }));
  const seen = { table: 'users', id: session.user.id, base: 1, fields: { show_onboarding: false } };
  const made = { session, adultName: name, email, children, post };
  await push(made, slides === 'finished' ? [...children, seen] : children);
  return made;
}

async function push({ session, post }: Pick<Made, 'session' | 'post'>, rows: readonly Row[]): Promise<void> {
  const changes = rows.map((row) => ({ ...row, deleted: false }));
  const answer = await post('/rest/v1/rpc/sync', { account: session.user.id, changes, since: 0, max_rows: 1 });
  const { receipts } = answer as { receipts: { outcome: string }[] };
  if (receipts.some(({ outcome }) => outcome !== 'applied')) throw new Error(`Not taken: ${JSON.stringify(receipts)}`);
}

/**
 * Creates a pirate adventure in the backyard, told by the server's story service, at its first step or played to its last; returns its id.
 */
export async function makePirates(made: Made, at: 'first step' | 'last step' = 'first step'): Promise<string> {
  const { adultName, children, post } = made;
  const config = {
    ...storyConfig,
    adultParticipation: 'observer',
    participatingChildren: children.map(({ id }) => id),
    totalSteps: suggestedSteps(Math.min(...children.map(({ fields }) => fields.age))),
  } as const;
  const seed = Math.floor(Math.random() * 2 ** 31);
  const family = {
    profile: { id: '', adult_name: adultName, show_onboarding: false, memory: emptyMemory },
    children: children.map(({ id, fields }) => ({ id, ...fields })),
    environments: [],
  };
  const result = await obtainFirstStep(
    {
      call: async (body) => ({ ok: true, body: await post('/functions/v1/story', body) }),
      loadTeller: () => Promise.reject(new Error('The service tells.')),
      online: () => true,
      worthWaiting: () => true,
      id: randomUUID,
    },
    tellingRequest(config, seed, family),
  );
  if (!result.ok) throw new Error(`Nobody tells: ${JSON.stringify(result.error)}`);
  const { step, queue, response } = result.told;
  const fields = newAdventure(config, seed, new Date().toISOString());
  const data = fields.continuation_data;
  if (data === null) throw new Error('A new adventure has nothing to go on with.');
  const id = randomUUID();
  const begun: ContinuationData = { ...appendStep(data, step, queue), lastWebhookResponse: response };
  const played = queue.reduce((before, next, index) => appendStep(before, next, queue.slice(index + 1)), begun);
  const continuation_data = at === 'last step' ? played : begun;
  await push(made, [{ table: 'adventure_sessions', id, base: 0, fields: { ...fields, continuation_data } }]);
  return id;
}

/** Signs the page's device in without using the screens. The app must be opened afterwards. */
export async function enterFamily(page: Page, url: string, { session, adultName }: Made): Promise<void> {
  // A page of the site on which the app does not run.
  await page.goto(`${url}/config.json`);
  await page.evaluate(
    async ({ stored, account }) => {
      localStorage.setItem('venture-session', stored);
      localStorage.setItem('venture-account', JSON.stringify(account));
      // In the device's own time, which a test may have changed.
      localStorage.setItem(`onboarding_met:${account.id}`, String(Date.now()));
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('venture-device', 10);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries', { keyPath: 'key' }));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put({ key: 'account', value: account });
          transaction.objectStore('entries').put({ key: 'session:venture-session', value: stored });
          transaction.addEventListener('complete', () => resolve());
          transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')));
          opening.result.close();
        });
      });
    },
    {
      stored: JSON.stringify(session),
      account: { id: session.user.id, email: session.user.email, adultName },
    },
  );
}
