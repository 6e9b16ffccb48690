import * as z from 'zod/mini';
import { Seen, type SyncAnswer } from '../domain/sync-protocol.ts';

/** How far this device has read what its account has. */

export const PullState = z.object({
  /** Every change up to and including this version has been read. */
  cursor: z.number(),
  /** The tombstones that had been purged when reading began at 0: their rows were never met here. */
  floor: z.number(),
  /** While everything is read again: the rows met so far (`table id`). Rows that are not met are gone at the server. */
  reread: z.nullable(z.array(z.string())),
  /** The newest version that the account had when it was last heard, with its stamp; null where it has not been heard. */
  seen: z._default(z.nullable(Seen), null),
  /** How often the account's history turned out to be another one: an answer from before is no answer to what is asked now. */
  histories: z._default(z.number(), 0),
  /** Another history is being read for the first time: nothing is sent until all of it is here. */
  meeting: z._default(z.boolean(), false),
  /** The server last heard takes what was changed of a row. */
  patches: z._default(z.boolean(), false),
});
export type PullState = z.infer<typeof PullState>;

export const unread: PullState = { cursor: 0, floor: 0, reread: null, seen: null, histories: 0, meeting: false, patches: false };

/** What an answer means for the reading. */
export type Advance =
  | { kind: 'on'; state: PullState }
  /** Everything has been read again: clean rows that are not among `met` are gone. */
  | { kind: 'reread-done'; state: PullState; met: ReadonlySet<string> }
  /** Tombstones were purged that this device has not seen: everything is read again from the beginning. */
  | { kind: 'reread'; state: PullState }
  /** The account's history is another one (restored from a backup, or begun anew): all that is here meets all that is there. */
  | { kind: 'other-history'; state: PullState };

export function metKey(table: string, id: string): string {
  return `${table} ${id}`;
}

/** `since`: the cursor that the answer was asked for. An answer for another cursor than the present one moves nothing (invariant S5). */
export function advance(state: PullState, since: number, answer: SyncAnswer): Advance {
  if (since !== state.cursor) return { kind: 'on', state };
  const { seen } = answer;
  const patches = answer.patches === true;
  if (answer.other_history === true) {
    return { kind: 'other-history', state: { ...unread, seen, histories: state.histories + 1, meeting: true, patches } };
  }
  if (since > 0 && answer.purged > Math.max(since, state.floor)) {
    return { kind: 'reread', state: { ...state, cursor: 0, reread: [], seen, patches } };
  }
  const cursor = Math.max(answer.cursor, since);
  const floor = since === 0 ? answer.purged : state.floor;
  const on: PullState = { ...state, cursor, floor, seen, meeting: state.meeting && answer.more, patches };
  if (state.reread === null) return { kind: 'on', state: on };
  // What was just taken is at the server, whether or not it is sent back.
  const spokenOf = [...answer.rows, ...answer.receipts.filter(({ outcome }) => outcome === 'applied')];
  const met = [...state.reread, ...spokenOf.map(({ table, id }) => metKey(table, id))];
  if (answer.more) return { kind: 'on', state: { ...on, reread: met } };
  return { kind: 'reread-done', state: { ...on, reread: null }, met: new Set(met) };
}
