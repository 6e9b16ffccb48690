import type { Fields, SyncedTable } from '../contracts/sync-protocol.ts';
import { adventureRules } from '../entities/adventure.ts';
import { childRules } from '../entities/child.ts';
import { environmentRules } from '../entities/environment.ts';
import { profileRules } from '../entities/profile.ts';
import { canonicalJson, sameJson } from '../json.ts';
import { mergeValue, type Rule, timeOf } from './rules.ts';
import type { SideName } from './steps.ts';
import { mergeStory, storyFields } from './story.ts';

/**
 * Three-way merge of one row: this device's version, the account's version, and the version both are based on. A form whose row was written
 * while it was open is merged in the same way, with the row as it was opened as the base.
 *
 * A field that only one side changed takes that side's value. If both changed it, its rule decides (an entity's rules are next to it in
 * `entities/`):
 *
 * | field | rule |
 * |---|---|
 * | interests, available_items, participating_children | all additions of both sides, minus what either side removed |
 * | limitations | part by part (*Asthma; hates spiders*), as the lists above |
 * | memory | for each key the later adventure; the higher count of adventures |
 * | updated_at | the later time |
 * | status, continuation_data, keepsake, story_summary, final_outcome | together, as one story: see `story.ts` |
 * | any other field of an adventure, even unknown ones | from the side edited later (`updated_at`) |
 * | any other field of the profile, a child, a place | **mine**: the edit that reaches the account later |
 *
 * For the last two, without a base, a text is preferred to an empty field. The last row is the only tie-break that depends on the device:
 * all other rules give the same result on every device. A deletion wins over any edit; that is decided earlier, in `sync/apply.ts`.
 */

/** `base` is null for a row that both sides created independently. */
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

/** Whether the merged row lacks a change that `side` made to `base`. Then that side's row is kept as a backup. */
export function replaces(base: Fields | null, side: Fields, merged: Fields): boolean {
  const from = base ?? {};
  return Object.keys({ ...from, ...side }).some(
    (name) => name !== 'updated_at' && !sameJson(side[name], from[name]) && !sameJson(merged[name], side[name]),
  );
}

/** Without a base, an empty field may just never have been filled in: it must not delete, for example, a child's limitations. */
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

/** The side that was edited later; at the same time, the one whose JSON sorts later, so that every device decides alike. */
function laterSide(mine: Fields, theirs: Fields): SideName {
  const difference = timeOf(mine['updated_at']) - timeOf(theirs['updated_at']);
  if (difference !== 0) return difference > 0 ? 'mine' : 'theirs';
  return canonicalJson(mine) >= canonicalJson(theirs) ? 'mine' : 'theirs';
}
