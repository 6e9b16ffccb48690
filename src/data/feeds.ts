import { liveQuery } from 'dexie';
import type { Child, Environment, Profile } from '../domain/family.ts';
import type { FamilyDb } from './family-db.ts';
import { type AdventureSummary, type Parsed, parseChildren, parseEnvironments, parseProfile, parseSummaries } from './parse.ts';
import type { Row } from './rows.ts';

/**
 * The family's lists, read once for all screens: however many of them show the children, the database is asked for them once, and again
 * when a row changes, in this tab or in another. They begin with what was seen when the database was opened, so that the first screen
 * needs no second look.
 */

export type Lists = {
  profile: Parsed<Profile>;
  children: Parsed<Child>;
  environments: Parsed<Environment>;
  /** Without their stories. */
  adventures: Parsed<AdventureSummary>;
};

export type Feed<T> = {
  /** What the database held last; undefined while it is being asked for the first time. The same object until something changes. */
  get: () => T | undefined;
  subscribe: (changed: () => void) => () => void;
};

type Source<T> = { table: 'profile' | 'children' | 'environments' | 'shelf'; parse: (rows: Row[]) => T };

const sources: { [K in keyof Lists]: Source<Lists[K]> } = {
  profile: { table: 'profile', parse: parseProfile },
  children: { table: 'children', parse: parseChildren },
  environments: { table: 'environments', parse: parseEnvironments },
  adventures: { table: 'shelf', parse: parseSummaries },
};

/** A page that has lost its database shows nothing rather than an error: its `access` says why. */
const empty: Parsed<never> = { good: [], bad: [] };

export type Feeds = { [K in keyof Lists]: Feed<Lists[K]> };

const known = new WeakMap<FamilyDb, Feeds>();

/** The feeds of a family's database: always the same ones. They ask the database for as long as anybody listens to any of them. */
export function feedsOf(db: FamilyDb): Feeds {
  let feeds = known.get(db);
  if (feeds === undefined) {
    feeds = createFeeds(db);
    known.set(db, feeds);
  }
  return feeds;
}

function createFeeds(db: FamilyDb): Feeds {
  const starts: (() => () => void)[] = [];
  let stops: (() => void)[] = [];
  let listeners = 0;

  const feed = <T extends Parsed<unknown>>({ table, parse }: Source<T>): Feed<T> => {
    const first = db.glance?.[table];
    let value = first === undefined ? undefined : parse(first);
    const changes = new Set<() => void>();
    starts.push(() => {
      const live = liveQuery(() =>
        db.dexie[table]
          .toArray()
          .then(parse)
          .catch(() => empty as unknown as T),
      ).subscribe((next) => {
        value = next;
        for (const changed of changes) changed();
      });
      return () => live.unsubscribe();
    });
    return {
      get: () => value,
      subscribe: (changed) => {
        changes.add(changed);
        listeners += 1;
        if (listeners === 1) stops = starts.map((start) => start());
        return () => {
          changes.delete(changed);
          listeners -= 1;
          if (listeners === 0) for (const stop of stops) stop();
        };
      },
    };
  };

  return {
    profile: feed(sources.profile),
    children: feed(sources.children),
    environments: feed(sources.environments),
    adventures: feed(sources.adventures),
  };
}
