import { adventureRules } from './entities/adventure.ts';
import { childRules } from './entities/child.ts';
import { environmentRules } from './entities/environment.ts';
import { profileRules } from './entities/profile.ts';
import { canonicalJson, sameJson } from './json.ts';
import { mergeValue, type Rule, timeOf } from './merge-rules.ts';
import type { SideName } from './merge-steps.ts';
import { mergeStory, storyFields } from './merge-story.ts';
import type { Fields, SyncedTable } from './sync-protocol.ts';

/**
 * Three-way merge of one row: what this device made of it, what the account has, and what both began from.
 *
 * A field that only one side changed takes that side's value, whatever the field. Where both changed it, its rule decides (the rules of an entity stand
 * with it in `entities/`):
 *
 * | field | rule |
 * |---|---|
 * | interests, available_items, participating_children | union of what was added, minus what either side removed |
 * | memory | each id with the later adventure that met it; the higher count of adventures |
 * | updated_at | the later time |
 * | status, continuation_data, keepsake, story_summary, final_outcome | together, as one story: see `merge-story.ts` |
 * | any other field of an adventure, also an unknown one | the side whose adventure was edited later (`updated_at`); without a base, words rather than none |
 * | any other field of the profile, a child, a place | **mine**: the edit that reaches the account later; without a base, words rather than none |
 *
 * The last line is the tie-break: everything else gives the same row whichever device merges. Deletion is decided before
 * fields are looked at (it wins), in `sync/apply.ts`.
 */

/** `base` is null for a row that both sides made independently of each other. */
export function merge(table: SyncedTable, base: Fields | null, mine: Fields, theirs: Fields): Fields {
  const from = base ?? {};
  const tieBreak = table === 'adventure_sessions' ? laterSide(mine, theirs) : 'mine';
  const story = table === 'adventure_sessions' ? mergeStory(from, mine, theirs, tieBreak) : null;
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  const merged: Fields = {};
  for (const name of names) {
    const value =
      story !== null && storyFields.has(name)
        ? story[name]
        : mergeValue(from[name], mine[name], theirs[name], rules[table][name] ?? bySide(tieBreak));
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

/** Where nobody knows what both began from, an empty field may be one that was never touched: a child's special considerations are not to go for it. */
const bySide =
  (side: SideName): Rule =>
  (base, mine, theirs) => {
    const [chosen, other] = side === 'mine' ? [mine, theirs] : [theirs, mine];
    return base === undefined && isEmpty(chosen) ? other : chosen;
  };

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const rules: Record<SyncedTable, Readonly<Record<string, Rule | undefined>>> = {
  users: profileRules,
  children: childRules,
  user_environments: environmentRules,
  adventure_sessions: adventureRules,
};

/** The side that was edited later; at the very same time the one whose row comes later as text, on every device the same. */
function laterSide(mine: Fields, theirs: Fields): SideName {
  const difference = timeOf(mine['updated_at']) - timeOf(theirs['updated_at']);
  if (difference !== 0) return difference > 0 ? 'mine' : 'theirs';
  return canonicalJson(mine) >= canonicalJson(theirs) ? 'mine' : 'theirs';
}
