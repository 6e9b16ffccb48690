import { type LocalTable, localTables, type Row, type Sent, serverTable } from '../data/schema.ts';
import { jsonBytes } from '../domain/json.ts';
import { limits } from '../domain/limits.ts';
import type { Change } from '../domain/sync-protocol.ts';
import type { Batch, Outgoing } from './ports.ts';
import { joinTrail, withMark } from './trail.ts';

/** Choosing what goes out next. */

/** How many sent states of a row are remembered while no answer comes. */
const rememberedSents = 4;

export function isSendable(row: Row): boolean {
  return row.dirty === 1 && row.rejected === undefined;
}

/**
 * The next rows to send, at most `most` of them and 1 MB; at least one, where one waits. The rest follows in the next round.
 * `newMark` names a push of one row, differently every time.
 */
export function nextBatch(dirty: Record<LocalTable, readonly Row[]>, newMark: () => string, most: number): Pick<Batch, 'rows' | 'full'> {
  const rows: Outgoing[] = [];
  let bytes = '[]'.length;
  for (const table of localTables) {
    for (const row of dirty[table]) {
      if (!isSendable(row)) continue;
      const outgoing = outgoingOf(table, row, newMark());
      bytes += jsonBytes(changeOf(outgoing)) + ','.length;
      if (rows.length === most || (bytes > limits.pushBytes.max && rows.length > 0)) return { rows, full: true };
      rows.push(outgoing);
    }
  }
  return { rows, full: rows.length === most };
}

function outgoingOf(table: LocalTable, row: Row, mark: string): Outgoing {
  const { id, version, revision, deletedAt, fields } = row;
  return { table, id, base: version, revision, deleted: deletedAt !== null, fields, trail: withMark(row.trail ?? [], mark) };
}

export function changeOf({ table, id, base, deleted, fields, trail }: Outgoing): Change {
  return { table: serverTable[table], id, base, deleted, fields: deleted ? {} : joinTrail(fields, trail), echo: false };
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
