import type { JSHandle, Page } from '@playwright/test';
import type { Row } from '../../src/data/schema.ts';

/** The databases of this device, opened by hand: for what no screen shows and no tap can bring about. */

/** What a row has beside its id and fields where nothing of it waits to be sent. */
export const unchanged = { version: 0, deletedAt: null, dirty: 0, revision: 1 } as const;

/** The databases of all families this device knows. */
export async function familyDatabases(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  return names.filter((name) => /^venture-[0-9a-f]{8}-/.test(name));
}

/** The database of the one family on this device. */
export async function familyDatabase(page: Page): Promise<string> {
  const [name] = await familyDatabases(page);
  if (name === undefined) throw new Error('The family has no database.');
  return name;
}

/** Opens a database in the page, as it is. Whoever asks closes it. */
export function openDatabase(page: Page, name: string): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(
    (wanted) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(wanted);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
      }),
    name,
  );
}

/** All rows of one table of a database. */
export async function readTable(page: Page, name: string, table: string): Promise<unknown[]> {
  const database = await openDatabase(page, name);
  return database.evaluate(
    (opened, from) =>
      new Promise<unknown[]>((resolve, reject) => {
        const reading = opened.transaction(from).objectStore(from).getAll();
        reading.addEventListener('success', () => resolve(reading.result));
        reading.addEventListener('error', () => reject(reading.error ?? new Error('not read')));
        opened.close();
      }),
    table,
  );
}

/** All rows of one table of the family's. */
export async function readRows(page: Page, table: string): Promise<Row[]> {
  return (await readTable(page, await familyDatabase(page), table)) as Row[];
}

/** Puts rows into the family's tables, all of them or none; the page sees them once it is loaded again. */
export async function putRows(page: Page, rows: Record<string, readonly Row[]>): Promise<void> {
  const database = await openDatabase(page, await familyDatabase(page));
  await database.evaluate(
    (opened, tables) =>
      new Promise<void>((resolve, reject) => {
        const transaction = opened.transaction(Object.keys(tables), 'readwrite');
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')));
        for (const [table, list] of Object.entries(tables)) for (const row of list) transaction.objectStore(table).put(row);
        opened.close();
      }),
    rows,
  );
}

/** How far the family's only adventure is on this device: the step it stands at, counted from 0, and how many steps are told. */
export async function storedProgress(page: Page): Promise<{ at: number; told: number } | null> {
  const [adventure] = await readRows(page, 'adventures');
  const data = adventure?.fields['continuation_data'] as { currentStep: number; adventureSteps: unknown[] } | null | undefined;
  return data ? { at: data.currentStep, told: data.adventureSteps.length } : null;
}

/** A setting as the device has it: a reload the moment after a change would be faster than any hand. */
export async function deviceSetting(page: Page, name: string): Promise<unknown> {
  const entries = (await readTable(page, 'venture-device', 'entries')) as { key: string; value: unknown }[];
  return entries.find(({ key }) => key === `setting:${name}`)?.value ?? null;
}
