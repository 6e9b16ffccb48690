import { canonicalJson, sameJson } from './json.ts';
import { setFields } from './merge.ts';
import { storyFields } from './merge-story.ts';
import type { Fields, SyncedTable } from './sync-protocol.ts';

/**
 * What both sides began from, when some of what this device sent may have arrived although its answer was lost.
 *
 * Wherever the account's row shows what was sent, the device knows that it arrived: its own later edit is then newer than the
 * account's value, not rival to it. So an item that was added, sent and removed again stays removed, also if another device
 * has edited the row in between.
 */
export function knownBase(table: SyncedTable, base: Fields | null, sent: readonly Fields[], theirs: Fields): Fields | null {
  if (sent.length === 0) return base;
  let known: Fields = { ...base };
  for (const arrived of sent) {
    if (table === 'adventure_sessions' && sameStory(arrived, theirs)) known = { ...known, ...story(theirs) };
    for (const [name, value] of Object.entries(theirs)) {
      if (table === 'adventure_sessions' && storyFields.has(name)) continue;
      if (setFields.has(name)) known[name] = knownItems(known[name], arrived[name], value);
      else if (sameJson(arrived[name], value)) known[name] = value;
    }
  }
  return base === null && Object.keys(known).every((name) => known[name] === undefined) ? null : known;
}

/** Item by item: in both or in neither of what was sent and what is there means that it is known. */
function knownItems(base: unknown, sent: unknown, theirs: unknown): unknown {
  if (!Array.isArray(sent) || !Array.isArray(theirs)) return base;
  const began: unknown[] = Array.isArray(base) ? base : [];
  const [inBase, inSent, inTheirs] = [began, sent, theirs].map((list) => new Set(list.map(canonicalJson)));
  const kept = began.filter((item) => inSent?.has(canonicalJson(item)) || inTheirs?.has(canonicalJson(item)));
  const arrived = sent.filter((item) => inTheirs?.has(canonicalJson(item)) && !inBase?.has(canonicalJson(item)));
  return [...kept, ...arrived];
}

function story(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => storyFields.has(name)));
}

function sameStory(a: Fields, b: Fields): boolean {
  return sameJson(story(a), story(b));
}
