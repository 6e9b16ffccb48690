import { Dexie, RangeSet } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type FamilyDb, type IndexedDb, openFamily } from '../../../src/data/db.ts';
import type { CommandInput } from '../../../src/data/write/commands.ts';
import { type WriteResult, write } from '../../../src/data/write/write.ts';
import type { AdventureConfig } from '../../../src/domain/entities/adventure.ts';
import { newAdventure } from '../../../src/domain/entities/adventure.ts';
import type { Step } from '../../../src/domain/steps/step.ts';

/** A family's database in memory, with a clock that advances one second per reading. */

export const account = { id: '10000000-0000-4000-8000-000000000001', adultName: 'Robin' };

export function idb(): IndexedDb {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}

export function uuid(n: number): string {
  return `20000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

export type TestFamily = {
  db: FamilyDb;
  idb: IndexedDb;
  clock: { now: () => number; id: () => string; set: (ms: number) => void };
  write: (command: CommandInput) => Promise<WriteResult>;
};

export async function openTestFamily(storage: IndexedDb = idb()): Promise<TestFamily> {
  let ms = Date.parse('2026-11-21T10:00:00Z');
  let ids = 900_000;
  const clock = {
    now: () => {
      ms += 1_000;
      return ms;
    },
    id: () => {
      ids += 1;
      return uuid(ids);
    },
    set: (to: number) => {
      ms = to;
    },
  };
  const db = await openFamily(account, storage);
  return { db, idb: storage, clock, write: (command) => write(db, command, clock) };
}

/**
 * Makes every read fail with a lost connection, which WebKit does to a page that returns from the background, until it is restored. `failed`: how many reads have.
 */
export function loseConnection(db: FamilyDb): { failed: () => number; restore: () => void } {
  const { core } = db.dexie;
  const begin = core.transaction.bind(core);
  let failed = 0;
  core.transaction = (tables, mode, options) => {
    if (mode !== 'readonly') return begin(tables, mode, options);
    failed += 1;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
  return {
    failed: () => failed,
    restore: () => {
      core.transaction = begin;
    },
  };
}

/**
 * Simulates that another tab writes rows while the page is in the back/forward cache and misses the event; then the page returns, and Dexie
 * announces that with its own event (`pageshow`).
 */
export async function comeBackFromCache(db: FamilyDb, rows: Record<string, readonly object[]>): Promise<void> {
  const transaction = db.dexie.backendDB().transaction(Object.keys(rows), 'readwrite');
  for (const [table, list] of Object.entries(rows)) for (const row of list) transaction.objectStore(table).put(row);
  await new Promise((done) => {
    transaction.oncomplete = done;
  });
  Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) });
}

export const mia = { name: 'Mia', age: 6, interests: ['kites'], limitations: null };
export const tom = { name: 'Tom', age: 9, interests: [], limitations: 'No running today' };
export const den = { name: 'The den', description: 'Under the stairs', available_items: ['blanket'], space_details: '' };

const config: AdventureConfig = {
  theme: 'pirates',
  customTheme: '',
  environment: 'backyard',
  customEnvironment: '',
  playStyle: 'cooperative',
  activityLevel: 'high',
  adultParticipation: 'observer',
  participatingChildren: [uuid(1)],
  totalSteps: 8,
};

export function adventure(): ReturnType<typeof newAdventure> {
  return newAdventure(config, 7, '2026-11-21T09:00:00.000Z');
}

export function step(id: string, type: Step['type'] = 'action'): Step {
  return { id, type, step: `Step ${id}`, text_to_read: `Words of ${id}` };
}
