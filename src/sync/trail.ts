import * as z from 'zod/mini';
import type { Change, Fields } from '../domain/contracts/sync-protocol.ts';
import type { JsonPatch, PatchOp } from '../domain/json-patch.ts';

/**
 * The trail of a row: the marks of the pushes that it consists of. It is sent as an additional field of the row, which the server keeps like any field without a
 * column, and which every edit keeps.
 *
 * It answers a question that a version number can't: when the answer to a push was lost, and the account's row has changed since, did that push arrive? If its
 * mark is in the trail, the account's row descends from what was sent; what was sent is then the base of the merge, and the later edit does not conflict with
 * it.
 */

const field = 'sync_trail';

/** The largest number of marks. A device whose push is older merges with the base that it knows; it then has less information, but drops nothing. */
const longest = 24;

const Trail = z.array(z.string());

/** The trail with one more mark, without its oldest ones beyond the limit. */
export function withMark(trail: readonly string[], mark: string): string[] {
  return [...trail, mark].slice(-longest);
}

/** The marks of a row that is merged from both. Within one history, one list is the end of the other. */
export function joinMarks(mine: readonly string[], theirs: readonly string[]): string[] {
  return [...mine.filter((mark) => !theirs.includes(mark)), ...theirs].slice(-longest);
}

/** The fields with the trail, as they are sent. */
export function joinTrail(fields: Fields, trail: readonly string[]): Fields {
  return { ...fields, [field]: trail };
}

/** The patch with one more operation, which sets the trail. */
export function joinTrailTo(patch: JsonPatch, trail: readonly string[]): PatchOp[] {
  return [...patch, { op: 'add', path: `/${field}`, value: trail }];
}

/** The mark of a change; undefined where it has none. */
export function markOf(change: Change): string | undefined {
  if ('fields' in change) return splitTrail(change.fields).trail.at(-1);
  const op = change.patch.find((other) => other.path === `/${field}`);
  return op === undefined || op.op === 'remove' ? undefined : splitTrail({ [field]: op.value }).trail.at(-1);
}

/** Separates the row's own fields from its trail. */
export function splitTrail(wire: Fields): { fields: Fields; trail: readonly string[] } {
  const { [field]: found, ...fields } = wire;
  const trail = Trail.safeParse(found);
  return { fields, trail: trail.success ? trail.data : [] };
}
