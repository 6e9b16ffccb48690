import type { Adventure } from '../../domain/entities/adventure.ts';
import { withPartsOf } from '../../domain/json.ts';
import type { FamilyDb } from '../db.ts';
import { type Lists, listQueries, loadAdventure } from './queries.ts';

/** The last answers of queries: a screen begins with them, so that it has no loading state, and shows them while the database can't be read. */

/** What a query has answered last; empty before its first answer. */
export type Kept<T> = { answer?: T };

/** An adventure with its story; null where there is none, or its row can't be read. */
export type Story = { id: string; adventure: Adventure | null };

type KeptAnswers = {
  readonly lists: { readonly [K in keyof Lists]: Kept<Lists[K]> };
  /** By the adventure's id. */
  readonly stories: Map<string, Kept<Story>>;
};

/** By the open database, with which they go. */
const answers = new WeakMap<FamilyDb, KeptAnswers>();

function answersOf(db: FamilyDb): KeptAnswers {
  const kept = answers.get(db) ?? {
    lists: { profile: {}, children: {}, environments: {}, adventures: {}, quarantine: {} },
    stories: new Map(),
  };
  answers.set(db, kept);
  return kept;
}

/** The last answer of a list: the same object for the same database. */
export function keptList<K extends keyof Lists>(db: FamilyDb, name: K): Kept<Lists[K]> {
  return answersOf(db).lists[name];
}

/** Keeps an answer. It is returned with the objects of the one before wherever they are equal, so that screens draw only what has changed. */
export async function keep<T>(kept: Kept<T>, asked: Promise<T>): Promise<T> {
  const answer = withPartsOf(kept.answer, await asked);
  kept.answer = answer;
  return answer;
}

/** Reads a list that many screens show. */
export function readList<K extends keyof Lists>(db: FamilyDb, name: K): Promise<Lists[K]> {
  return keep<Lists[K]>(keptList(db, name), listQueries[name](db));
}

/** Reads every list, so that a screen that is rendered then has no loading state. */
export async function readLists(db: FamilyDb): Promise<void> {
  await Promise.all(Object.keys(listQueries).map((name) => readList(db, name as keyof Lists)));
}

/** The same object for the same id. */
export function keptStory(db: FamilyDb, id: string): Kept<Story> {
  const { stories } = answersOf(db);
  const story = stories.get(id) ?? {};
  stories.set(id, story);
  return story;
}

/** Reads an adventure with its story. */
export function readStory(db: FamilyDb, id: string): Promise<Story> {
  return keep(
    keptStory(db, id),
    loadAdventure(db, id).then((adventure) => ({ id, adventure: adventure ?? null })),
  );
}
