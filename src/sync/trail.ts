import * as z from 'zod/mini';
import type { JsonPatch, PatchOp } from '../domain/json-patch.ts';
import type { Change, Fields } from '../domain/sync-protocol.ts';

/**
 * The trail of a row: the marks of the pushes it is made of. It travels as one more field of the row, which the server keeps
 * like any field it has no column for, and which every edit hands on.
 *
 * It answers a question that a version number can't: when the answer to a push was lost, and the account's row has moved on
 * since, did that push arrive? If its mark is in the trail, the account's row descends from what was sent; then what was sent
 * is the base of the merge, and somebody's edit of it is no rival of the very edit it was made from.
 */

const field = 'sync_trail';

/** A device whose push is further back than this falls back to the base it knows: then the merge is a little less wise, and drops nothing. */
const longest = 24;

const Trail = z.array(z.string());

export function withMark(trail: readonly string[], mark: string): string[] {
  return [...trail, mark].slice(-longest);
}

/** The marks of a row that is made of both. In one history the one is the end of the other. */
export function joinMarks(mine: readonly string[], theirs: readonly string[]): string[] {
  return [...mine.filter((mark) => !theirs.includes(mark)), ...theirs].slice(-longest);
}

/** The fields as they go over the wire. */
export function joinTrail(fields: Fields, trail: readonly string[]): Fields {
  return { ...fields, [field]: trail };
}

/** The trail as it goes with what has been changed of a row: it replaces the one that is there. */
export function joinTrailTo(patch: JsonPatch, trail: readonly string[]): PatchOp[] {
  return [...patch, { op: 'add', path: `/${field}`, value: trail }];
}

/** The mark of the push that a change is; undefined where it has none. */
export function markOf(change: Change): string | undefined {
  if ('fields' in change) return splitTrail(change.fields).trail.at(-1);
  const op = change.patch.find((other) => other.path === `/${field}`);
  return op === undefined || op.op === 'remove' ? undefined : splitTrail({ [field]: op.value }).trail.at(-1);
}

/** The row's own fields, and the trail that came with them. */
export function splitTrail(wire: Fields): { fields: Fields; trail: readonly string[] } {
  const { [field]: found, ...fields } = wire;
  const trail = Trail.safeParse(found);
  return { fields, trail: trail.success ? trail.data : [] };
}
