import { Dexie } from 'dexie';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDb } from '../db.ts';

/**
 * What Dexie's live queries lack: the last answer, with which a screen begins, so that it has no loading state, and which stays where the database can't be read;
 * and a rest before the next reading. Without React, since stories and sync use it too; components have `use-query.ts`.
 */

/** A query, and the name under which its last answer is kept: two of the same name are the same query. `read` rejects where the database can't be read. */
export type Query<T> = { readonly name: string; readonly read: (db: FamilyDb) => Promise<T> };

/** By the open database, with which they go, and the name of the query. */
const answers = new WeakMap<FamilyDb, Map<string, unknown>>();

/** The last answer of a query, from whichever screen; undefined before the first. */
export function lastAnswer<T>(db: FamilyDb, { name }: Query<T>): T | undefined {
  return answers.get(db)?.get(name) as T | undefined;
}

/**
 * Reads, and keeps the answer. It has the objects of the one before wherever they are equal, so that screens draw only what has changed. Rejects where the
 * database can't be read; the last answer then stays.
 */
export async function ask<T>(db: FamilyDb, query: Query<T>): Promise<T> {
  const read = await query.read(db);
  const answer = withPartsOf(lastAnswer(db, query), read);
  const kept = answers.get(db) ?? new Map<string, unknown>();
  answers.set(db, kept.set(query.name, answer));
  return answer;
}

/** When a query that could not read the database is asked again, in ms. */
export const againMs = 1_000;

/** The rest before a reading, as a multiple of how long the last one took. */
const restFactor = 2;

/** The longest rest in ms. */
const longestRestMs = 1_000;

/**
 * A live query that does not hold up whoever writes. After a change it rests twice as long as its last reading took, a second at most, and then reads once what
 * has changed meanwhile: a long library is not read for every row of a sync, nor while the tap that has changed it is being drawn, and a save is acknowledged
 * before a list is read again. The first reading begins at once.
 */
export function rested<T>(query: () => Promise<T>): () => Promise<T> {
  let asked = 0;
  let restMs = 0;
  let restedAt: number | null = null;
  return async () => {
    asked += 1;
    const turn = asked;
    restedAt ??= performance.now() + restMs;
    const leftMs = restedAt - performance.now();
    // Dexie's own promise: after another one, Dexie would not observe what is read.
    if (turn > 1) await new Dexie.Promise((over) => setTimeout(over, leftMs));
    // Dexie has asked again meanwhile, and takes only the answer to its last question.
    if (turn !== asked) throw new Dexie.AbortError();
    restedAt = null;
    const began = performance.now();
    const answer = await query();
    restMs = Math.min(longestRestMs, (performance.now() - began) * restFactor);
    return answer;
  };
}
