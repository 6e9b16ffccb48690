import type { Child, Environment, Profile } from '../domain/family.ts';
import { type Family, type Glance, glanceAtMost } from './family.ts';
import type { FamilyDb } from './family-db.ts';
import { type AdventureSummary, type Parsed, parseChildren, parseEnvironments, parseProfile, parseSummaries } from './parse.ts';
import { countWaiting } from './queries.ts';
import type { Quarantined, Row } from './rows.ts';

/**
 * What many screens read of a family, read once for all of them: however many show the children, the database is asked for them once, and
 * again when a row changes, in this tab or in another. The lists begin with what was seen when the app began, so that the first screen
 * waits neither for the database nor for the code that opens it.
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

/** `rests`: it may be long, and a screen asks only for rows that it has been shown; see `live.ts`. */
type Source<T> = { table: Exclude<keyof Glance, 'quarantine'>; parse: (rows: Row[]) => T; rests: boolean };

const sources: { [K in keyof Lists]: Source<Lists[K]> } = {
  profile: { table: 'profile', parse: parseProfile, rests: false },
  children: { table: 'children', parse: parseChildren, rests: false },
  environments: { table: 'environments', parse: parseEnvironments, rests: false },
  adventures: { table: 'shelf', parse: parseSummaries, rests: true },
};

/** A page that has lost its database shows nothing rather than an error: its `access` says why. */
const empty: Parsed<never> = { good: [], bad: [] };

export type Fed = Lists & {
  /** Rows that this version of the app can't read. */
  quarantine: Quarantined[];
  /** How much has not reached the account yet: edited rows and messages. */
  waiting: number;
};

export type Feeds = { [K in keyof Fed]: Feed<Fed[K]> };

const known = new WeakMap<Family, Feeds>();

/** The feeds of a family: always the same ones. A short list asks the database for as long as anybody listens to any feed, the others while they are listened to. */
export function feedsOf(family: Family): Feeds {
  let feeds = known.get(family);
  if (feeds === undefined) {
    feeds = createFeeds(family);
    known.set(family, feeds);
  }
  return feeds;
}

type Running = {
  /** How many listen to it. */
  listeners: number;
  /** Worth being kept up to date while somebody listens to any other feed, so that the next screen finds it true. */
  isLight: () => boolean;
  start: () => () => void;
  stop: (() => void) | null;
};

function createFeeds(family: Family): Feeds {
  const all: Running[] = [];

  /** Starts and stops whatever should run by now. */
  function review(): void {
    const inUse = all.some(({ listeners }) => listeners > 0);
    for (const each of all) {
      const wanted = each.listeners > 0 || (inUse && each.isLight());
      if (wanted) each.stop ??= each.start();
      else {
        each.stop?.();
        each.stop = null;
      }
    }
  }

  const feed = <T>(
    ask: (db: FamilyDb, last: T | undefined) => Promise<T>,
    first?: T,
    { rests = false, isLight = () => false }: { rests?: boolean; isLight?: (value: T | undefined) => boolean } = {},
  ): Feed<T> => {
    let value = first;
    const changes = new Set<() => void>();
    const told = (next: T): void => {
      if (value === next) return;
      value = next;
      for (const changed of changes) changed();
    };
    const start = () => follow(family, (db) => ask(db, value), told, rests);
    const running: Running = { listeners: 0, isLight: () => isLight(value), start, stop: null };
    all.push(running);
    return {
      get: () => value,
      subscribe: (changed) => {
        changes.add(changed);
        running.listeners += 1;
        review();
        return () => {
          changes.delete(changed);
          running.listeners -= 1;
          review();
        };
      },
    };
  };

  const list = <T extends Parsed<unknown>>({ table, parse, rests }: Source<T>): Feed<T> => {
    const glance = family.glance?.[table];
    const first = glance === undefined ? undefined : parse(glance);
    return feed<T>(
      async (db, last) => {
        const rows = await db.dexie[table].toArray().catch(() => null);
        if (rows === null) return empty as unknown as T;
        // Usually nothing has happened since the glance, and no screen has to be drawn again.
        return last !== undefined && last === first && alike(rows, glance) ? last : parse(rows);
      },
      first,
      // A library of thousands is not read again at every note that is typed.
      { rests, isLight: (value) => value === undefined || value.good.length <= glanceAtMost },
    );
  };

  return {
    profile: list(sources.profile),
    children: list(sources.children),
    environments: list(sources.environments),
    adventures: list(sources.adventures),
    quarantine: feed(async (db, last) => {
      const found = await db.dexie.quarantine.toArray().catch(() => []);
      return last !== undefined && alike(found, last) ? last : found;
    }, family.glance?.quarantine),
    waiting: feed((db) => countWaiting(db).catch(() => 0)),
  };
}

/** Asks as soon as the database is open, and again with every change. Answers how to stop. */
function follow<T>(family: Family, ask: (db: FamilyDb) => Promise<T>, told: (next: T) => void, rests: boolean): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  family.opened.then(
    (db) => {
      if (stopped) return;
      const live = (rests ? db.restingLive(() => ask(db)) : db.live(() => ask(db))).subscribe({ next: told });
      stop = () => live.unsubscribe();
    },
    () => undefined,
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

function alike(rows: readonly object[], others: readonly object[] | undefined): boolean {
  return JSON.stringify(rows) === JSON.stringify(others);
}
