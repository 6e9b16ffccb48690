import { type LocalTable, localTables, type Row, type Sent, serverTable } from '../data/rows.ts';
import { jsonBytes } from '../domain/json.ts';
import { limits } from '../domain/limits.ts';
import type { Change } from '../domain/sync-protocol.ts';
import type { Outgoing } from './ports.ts';

/** Choosing what goes out next. */

/** How many sent states of a row are remembered while no answer comes. */
const rememberedSents = 4;

export function isSendable(row: Row): boolean {
  return row.dirty === 1 && row.rejected === undefined;
}

/** The next rows to send, at most 200 of them and 1 MB; at least one, where one waits. The rest follows in the next round. */
export function nextBatch(dirty: Record<LocalTable, readonly Row[]>): Outgoing[] {
  const batch: Outgoing[] = [];
  let bytes = '[]'.length;
  for (const table of localTables) {
    for (const row of dirty[table]) {
      if (!isSendable(row)) continue;
      const outgoing = outgoingOf(table, row);
      bytes += jsonBytes(changeOf(outgoing)) + ','.length;
      if (batch.length === limits.pushRows.max || (bytes > limits.pushBytes.max && batch.length > 0)) return batch;
      batch.push(outgoing);
    }
  }
  return batch;
}

function outgoingOf(table: LocalTable, { id, version, revision, deletedAt, fields }: Row): Outgoing {
  return { table, id, base: version, revision, deleted: deletedAt !== null, fields };
}

export function changeOf({ table, id, base, deleted, fields }: Outgoing): Change {
  return { table: serverTable[table], id, base, deleted, fields };
}

/** The states that may have arrived, with this one. The oldest are forgotten first: then a merge knows a little less, and is still right. */
export function withSent(sent: readonly Sent[], { revision, deleted, fields }: Outgoing): Sent[] {
  const others = sent.filter((other) => other.revision !== revision);
  return [...others, { revision, deleted, fields }].slice(-rememberedSents);
}
