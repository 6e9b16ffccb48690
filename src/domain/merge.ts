import { canonicalJson, sameJson } from './json.ts';
import type { SideName } from './merge-steps.ts';
import { mergeStory, storyFields } from './merge-story.ts';
import type { Fields, SyncedTable } from './sync-protocol.ts';

/**
 * Three-way merge of one row: what this device made of it, what the account has, and what both began from.
 *
 * A field that only one side changed takes that side's value, whatever the field. Where both changed it, its rule decides:
 *
 * | field | rule |
 * |---|---|
 * | interests, available_items, participating_children | union of what was added, minus what either side removed |
 * | memory | each id with the later adventure that met it; the higher count of adventures |
 * | updated_at | the later time |
 * | status, continuation_data, keepsake, story_summary, final_outcome | together, as one story: see `merge-story.ts` |
 * | any other field of an adventure, also an unknown one | the side whose adventure was edited later (`updated_at`) |
 * | any other field of the profile, a child, a place | **mine**: the edit that reaches the account later; without a base, words rather than none |
 *
 * The last line is the tie-break: everything else gives the same row whichever device merges. Deletion is decided before
 * fields are looked at (it wins), in `sync/absorb.ts`.
 */

/** `base` is null for a row that both sides made independently of each other. */
export function merge(table: SyncedTable, base: Fields | null, mine: Fields, theirs: Fields): Fields {
  const from = base ?? {};
  const tieBreak = table === 'adventure_sessions' ? laterSide(mine, theirs) : 'mine';
  const story: Fields = table === 'adventure_sessions' ? mergeStory(from, mine, theirs, tieBreak) : {};
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Fields = {};
  for (const name of names) {
    const value =
      table === 'adventure_sessions' && storyFields.has(name)
        ? story[name]
        : mergeValue(
            from[name],
            mine[name],
            theirs[name],
            rules[table][name] ?? (table === 'adventure_sessions' ? bySide(tieBreak) : wordsFirst),
          );
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

/** Whether the merged row lacks something that `side` had made of `base`. Then the side's row is worth a backup. */
export function replaces(base: Fields | null, side: Fields, merged: Fields): boolean {
  const from = base ?? {};
  return Object.keys({ ...from, ...side }).some(
    (name) => name !== 'updated_at' && !sameJson(side[name], from[name]) && !sameJson(merged[name], side[name]),
  );
}

/** What to do where both sides changed a value, and differently. */
export type Rule = (base: unknown, mine: unknown, theirs: unknown) => unknown;

/** One value, three ways. */
export function mergeValue(base: unknown, mine: unknown, theirs: unknown, rule: Rule): unknown {
  if (sameJson(mine, theirs) || sameJson(theirs, base)) return mine;
  if (sameJson(mine, base)) return theirs;
  return rule(base, mine, theirs);
}

const bySide =
  (side: SideName): Rule =>
  (_base, mine, theirs) =>
    side === 'mine' ? mine : theirs;

/** Where nobody knows what both began from, an empty field may be one that was never touched: a child's special considerations are not to go for it. */
const wordsFirst: Rule = (base, mine, theirs) => (base === undefined && isEmpty(mine) ? theirs : mine);

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

const laterTime: Rule = (_base, mine, theirs) => (timeOf(mine) >= timeOf(theirs) ? mine : theirs);

const rules: Record<SyncedTable, Record<string, Rule>> = {
  users: { memory: mergeMemory },
  children: { interests: mergeSet },
  user_environments: { available_items: mergeSet },
  adventure_sessions: { participating_children: mergeSet, updated_at: laterTime },
};

/** The side that was edited later; at the very same time the one whose row comes later as text, on every device the same. */
function laterSide(mine: Fields, theirs: Fields): SideName {
  const difference = timeOf(mine['updated_at']) - timeOf(theirs['updated_at']);
  if (difference !== 0) return difference > 0 ? 'mine' : 'theirs';
  return canonicalJson(mine) >= canonicalJson(theirs) ? 'mine' : 'theirs';
}

/** ms since 1970 of an ISO time; the distant past for anything else. */
export function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** What stayed keeps its order; what was added follows, each side's in its own order. */
function mergeSet(base: unknown, mine: unknown, theirs: unknown): unknown {
  const began = Array.isArray(base) ? base : [];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  const keys = (list: readonly unknown[]): Set<string> => new Set(list.map(canonicalJson));
  const [inBase, inMine, inTheirs] = [keys(began), keys(mine), keys(theirs)];
  const kept = began.filter((item) => inMine.has(canonicalJson(item)) && inTheirs.has(canonicalJson(item)));
  const [first, second] = canonicalJson(mine) <= canonicalJson(theirs) ? [mine, theirs] : [theirs, mine];
  const added = [...first, ...second].filter((item) => !inBase.has(canonicalJson(item)));
  return [...new Map([...kept, ...added].map((item) => [canonicalJson(item), item])).values()];
}

/** Both sides' numbers only ever grow, so the higher one is the later one. */
function mergeMemory(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const began = isRecord(base) ? base : {};
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const rule = name === 'adventures' ? higher : name === 'met' ? higherEach : bySide('mine');
      return [name, mergeValue(began[name], mine[name], theirs[name], rule)];
    }),
  );
}

const higher: Rule = (_base, mine, theirs) => (typeof mine === 'number' && typeof theirs === 'number' ? Math.max(mine, theirs) : mine);

const higherEach: Rule = (_base, mine, theirs) => {
  if (!isRecord(mine) || !isRecord(theirs)) return mine;
  const ids = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...ids].map((id) => [id, id in mine && id in theirs ? higher(undefined, mine[id], theirs[id]) : (mine[id] ?? theirs[id])]),
  );
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
