import { type LocalTable, localTables, type Row, type Sent, type Shadow, serverTable } from '../data/schema.ts';
import { jsonBytes } from '../domain/json.ts';
import { diffFields, type JsonPatch } from '../domain/json-patch.ts';
import { limits } from '../domain/limits.ts';
import type { Change } from '../domain/sync-protocol.ts';
import type { Outgoing } from './ports.ts';
import { joinTrail, joinTrailTo, withMark } from './trail.ts';

/** Choosing what goes out next. */

/** How many sent states of a row are remembered while no answer comes. */
const rememberedSents = 4;

export function isSendable(row: Row): boolean {
  return row.dirty === 1 && row.rejected === undefined;
}

/** A row that waits, and what it was edited from. */
export type Waiting = { row: Row; shadow: Shadow | undefined };
type Chosen = { outgoing: Outgoing; shadow: Shadow | undefined };

/** What a push may be: how many rows at most, and whether its server takes what was changed of a row instead of the whole. */
export type PushRules = { most: number; patches: boolean };

/**
 * The next rows to send, at most `most` of them, 1 MB, and as many operations as the server carries out at once; at least one, where one waits.
 * The rest follows in the next round. `newMark` names a push of one row, differently every time.
 */
export function nextBatch(
  dirty: Record<LocalTable, readonly Waiting[]>,
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
 * What was changed of the server's version; null where the row goes out whole: the server has never answered for it, could make nothing of what was
 * changed of it before, or what was changed is not much less than the whole.
 */
function patchOf({ version, deletedAt, fields }: Row, shadow: Shadow | undefined): JsonPatch | null {
  const base = shadow?.base ?? null;
  if (version === 0 || deletedAt !== null || base === null || shadow?.whole === true) return null;
  const patch = diffFields(base, fields);
  // (one operation more is the row's trail)
  if (patch === null || patch.length >= limits.patchOps.max) return null;
  return 2 * JSON.stringify(patch).length < JSON.stringify(fields).length ? patch : null;
}

function outgoingOf(table: LocalTable, row: Row, mark: string, patch: JsonPatch | null): Outgoing {
  const { id, version, revision, deletedAt, fields } = row;
  return { table, id, base: version, revision, deleted: deletedAt !== null, fields, patch, trail: withMark(row.trail ?? [], mark) };
}

export function changeOf({ table, id, base, deleted, fields, patch, trail }: Outgoing): Change {
  const about = { table: serverTable[table], id, base, deleted, echo: false };
  if (patch !== null) return { ...about, patch: joinTrailTo(patch, trail) };
  return { ...about, fields: deleted ? {} : joinTrail(fields, trail) };
}

/**
 * Notes that this state goes out. The same state sent again is the same push, under the same mark. The oldest states are
 * forgotten first: then a merge knows a little less, and still drops nothing.
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
