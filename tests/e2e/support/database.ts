import type { JSHandle, Page } from '@playwright/test';
import type { Row } from '../../../src/data/schema.ts';

/** Opens the device's databases directly, for what no screen shows and no tap can cause. */

/** The fields of a synced row besides its id and fields. */
export const unchanged = { version: 0, deletedAt: null, dirty: 0, revision: 1 } as const;

/** The databases of all families on this device. */
export async function familyDatabases(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  return names.filter((name) => /^venture-[0-9a-f]{8}-/.test(name));
}

/** The database of the only family on this device. */
export async function familyDatabase(page: Page): Promise<string> {
  const [name] = await familyDatabases(page);
  if (name === undefined) throw new Error('The family has no database.');
  return name;
}

/** Opens a database in the page, in its current version. The caller must close it. */
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

/** All rows of a table. */
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

/** All rows of a table of the family. */
export async function readRows(page: Page, table: string): Promise<Row[]> {
  return (await readTable(page, await familyDatabase(page), table)) as Row[];
}

/** Writes rows into the family's tables in one transaction; the page sees them after a reload. */
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

/** The progress of the family's only adventure on this device: the open step, counted from 0, and the number of told steps. */
export async function storedProgress(page: Page): Promise<{ at: number; told: number } | null> {
  const [adventure] = await readRows(page, 'adventures');
  const data = adventure?.fields['continuation_data'] as { currentStep: number; adventureSteps: unknown[] } | null | undefined;
  return data ? { at: data.currentStep, told: data.adventureSteps.length } : null;
}

/** A setting as it is stored on the device: a test could reload the page before a change is stored. */
export async function deviceSetting(page: Page, name: string): Promise<unknown> {
  const entries = (await readTable(page, 'venture-device', 'entries')) as { key: string; value: unknown }[];
  return entries.find(({ key }) => key === `setting:${name}`)?.value ?? null;
}
