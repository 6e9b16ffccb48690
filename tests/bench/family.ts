import type { BrowserContext, Page } from '@playwright/test';
import type { Row as StoredRow } from '../../src/data/schema.ts';
import { addChild, finishOnboarding, offlineReady, signUp } from '../e2e/support/actions.ts';
import { keepNames } from './setup.ts';

/** Signs up a family, waits until the app is available offline, and opens the selector. The youngest child is 8, so an adventure has eight steps. */
export async function openOfflineFamily(context: BrowserContext, url: string, email?: string): Promise<Page> {
  await context.addInitScript({ content: keepNames });
  const page = await context.newPage();
  await signUp(page, url, 'Robin', email);
  await finishOnboarding(page);
  for (const [name, age] of [
    ['Mia', 8],
    ['Tom', 10],
  ] as const) {
    await addChild(page, { name, age });
  }
  await page.getByRole('button', { name: 'Complete Profile Setup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose Your Adventure' }).waitFor();
  await offlineReady(page);
  return page;
}

/**
 * Writes finished adventures into the family's database of the page's origin, as if they had been played on this device and not been synced yet.
 * `padding`: the length of the told text of each, in characters. The page has to be reloaded afterwards.
 */
export async function seedAdventures(page: Page, count: number, padding: number): Promise<void> {
  await inFamilyDatabase(page, putAdventures, { count, padding });
}

/** Reads the adventures in the family's database of the page's origin. */
export function storedAdventures(page: Page): Promise<StoredRow[]> {
  return inFamilyDatabase(page, readAdventures, undefined);
}

/** Runs `work` in the page with a second connection to the family's database. */
async function inFamilyDatabase<T, A>(page: Page, work: (db: IDBDatabase, given: A) => Promise<T>, given: A): Promise<T> {
  const db = await page.evaluateHandle(openFamilyDatabase);
  try {
    return await db.evaluate(work as (db: IDBDatabase, given: unknown) => Promise<T>, given);
  } finally {
    await db.evaluate((opened) => opened.close());
    await db.dispose();
  }
}

// The functions below run in the page, so they can't use anything else of this file.

async function openFamilyDatabase(): Promise<IDBDatabase> {
  const names = await indexedDB.databases();
  const name = names.map((entry) => entry.name ?? '').find((entry) => /^venture-[0-9a-f]{8}-/.test(entry));
  if (name === undefined) throw new Error('The family has no database.');
  return new Promise((opened, failed) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => opened(request.result));
    request.addEventListener('error', () => failed(request.error));
  });
}

function readAdventures(db: IDBDatabase): Promise<StoredRow[]> {
  return new Promise((found, failed) => {
    const request = db.transaction('adventures').objectStore('adventures').getAll();
    request.addEventListener('success', () => found(request.result as StoredRow[]));
    request.addEventListener('error', () => failed(request.error));
  });
}

async function putAdventures(db: IDBDatabase, { count, padding }: { count: number; padding: number }): Promise<void> {
  const child = await new Promise<string>((found) => {
    const request = db.transaction('children').objectStore('children').getAllKeys();
    request.addEventListener('success', () => found(request.result[0] as string));
  });
  const themes = ['pirates', 'space', 'knights', 'jungle', 'ninjas', 'underwater'];
  const transaction = db.transaction(['adventures', 'shadows'], 'readwrite');
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    const id = crypto.randomUUID();
    const words = 'The tide turns, and the ship turns with it. '.repeat(Math.ceil(padding / 44)).slice(0, padding);
    const step = { id: `${id}-1`, type: 'ending', step: 'Home again', content: words };
    transaction.objectStore('adventures').put({
      id,
      version: 0,
      deletedAt: null,
      dirty: 1,
      revision: 1,
      fields: {
        theme: themes[index % themes.length],
        custom_theme: null,
        environment: 'backyard',
        custom_environment: null,
        play_style: 'cooperative',
        activity_level: 'medium',
        adult_participation_level: 'moderate',
        participating_children: [child],
        status: 'completed',
        duration_planned: 30,
        total_steps: 8,
        final_outcome: null,
        custom_name: `Adventure ${index + 1}`,
        story_summary: null,
        session_date: at,
        updated_at: at,
        continuation_data: null,
        keepsake: { steps: [step], completed_at: at },
      },
    });
    transaction.objectStore('shadows').put({ table: 'adventures', id, base: null, sent: [] });
  }
  await new Promise<void>((done, failed) => {
    transaction.addEventListener('complete', () => done());
    transaction.addEventListener('error', () => failed(transaction.error));
  });
}
