import { type LocalTable, localTables, type Row, type Sent, type Shadow, serverTable } from '../data/schema.ts';
import type { Change } from '../domain/contracts/sync-protocol.ts';
import { jsonBytes } from '../domain/json.ts';
import { diffFields, type JsonPatch } from '../domain/json-patch.ts';
import { limits } from '../domain/limits.ts';
import type { Outgoing } from './ports.ts';
import { joinTrail, joinTrailTo, withMark } from './trail.ts';

/** Chooses what is sent next. */

/** How many states of a row that were sent without an answer are remembered. */
const rememberedSents = 4;

/** Whether the row has an edit to send that was not refused. */
export function isSendable(row: Row): boolean {
  return row.dirty === 1 && row.rejected === undefined;
}

/** An edited row with its shadow. */
export type EditedRow = { row: Row; shadow: Shadow | undefined };
type Chosen = { outgoing: Outgoing; shadow: Shadow | undefined };

/** `most`: the largest number of rows of a push. `patches`: whether the server accepts patches. */
export type PushRules = { most: number; patches: boolean };

/**
 * The next rows to send: at most `most` rows, 1 MB, and the number of patch operations that the server accepts in a push; but at least one row, if any waits.
 * The rest follows in the next round. `newMark`: a new mark for the push of a row.
 */
export function nextBatch(
  dirty: Record<LocalTable, readonly EditedRow[]>,
  newMark: () => string,
  { most, patches }: PushRules,
): { chosen: readonly Chosen[]; full: boolean } {
  const chosen: Chosen[] = [];
  let bytes = '[]'.length;
  let ops = 0;
  for (const table of localTables) {
    for (const { row, shadow } of dirty[table]) {
      if (!isSendable(row)) continue;
      const outgoing = outgoingOf(table, row, newMark(), patches ? patchOf(row, shadow) : null);
      bytes += jsonBytes(changeOf(outgoing)) + ','.length;
      ops += (outgoing.patch?.length ?? -1) + 1;
      const isTooMuch = bytes > limits.pushBytes.max || ops > limits.pushOps.max;
      if (chosen.length === most || (isTooMuch && chosen.length > 0)) return { chosen, full: true };
      chosen.push({ outgoing, shadow });
    }
  }
  return { chosen, full: chosen.length === most };
}

/**
 * The patch from the server's version to the row; null where the whole row is sent: the server has never acknowledged it, has refused a patch of it, or the
 * patch is not much smaller than the row.
 */
function patchOf({ version, deletedAt, fields }: Row, shadow: Shadow | undefined): JsonPatch | null {
  const base = shadow?.base ?? null;
  if (version === 0 || deletedAt !== null || base === null || shadow?.whole === true) return null;
  const patch = diffFields(base, fields);
  // One more operation is needed for the row's trail.
  if (patch === null || patch.length >= limits.patchOps.max) return null;
  return 2 * JSON.stringify(patch).length < JSON.stringify(fields).length ? patch : null;
}

function outgoingOf(table: LocalTable, row: Row, mark: string, patch: JsonPatch | null): Outgoing {
  const { id, version, revision, deletedAt, fields } = row;
  return { table, id, base: version, revision, deleted: deletedAt !== null, fields, patch, trail: withMark(row.trail ?? [], mark) };
}

/** The change for a request: with the patch, or with all fields. */
export function changeOf({ table, id, base, deleted, fields, patch, trail }: Outgoing): Change {
  const about = { table: serverTable[table], id, base, deleted, echo: false };
  if (patch !== null) return { ...about, patch: joinTrailTo(patch, trail) };
  return { ...about, fields: deleted ? {} : joinTrail(fields, trail) };
}

/**
 * Adds this state to the states that were sent. The same state sent again is the same push, with the same mark. The oldest states are forgotten first; a merge
 * then has less information, but still drops nothing.
 */
export function noteSent(sent: readonly Sent[], outgoing: Outgoing): { outgoing: Outgoing; sent: Sent[] } {
  const { revision, deleted, fields, trail } = outgoing;
  const before = sent.find((other) => other.revision === revision);
  if (before !== undefined) {
    const others = trail.slice(0, -1).filter((mark) => mark !== before.mark);
    return { outgoing: { ...outgoing, trail: [...others, before.mark] }, sent: [...sent] };
  }
  const mark = trail.at(-1) ?? '';
  return { outgoing, sent: [...sent, { revision, deleted, fields, mark }].slice(-rememberedSents) };
}
