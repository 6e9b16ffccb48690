import * as z from 'zod/mini';
import { Seen, type SyncAnswer } from '../domain/contracts/sync-protocol.ts';

/** How far this device has read the account's rows. */

export const PullState = z.object({
  /** All changes up to this version, inclusive, have been read. */
  cursor: z.number(),
  /** The version up to which tombstones had been purged when reading began at 0; the device never had these rows. */
  floor: z.number(),
  /** While everything is read again: the rows that have come so far (`table id`). Those that do not come no longer exist on the server. */
  reread: z.nullable(z.array(z.string())),
  /** The account's newest version in the last answer, with its stamp; null before the first answer. */
  seen: z._default(z.nullable(Seen), null),
  /** How often the account turned out to have another history. Answers to requests from before such a change are not applied. */
  histories: z._default(z.number(), 0),
  /** Whether another history is being read for the first time; nothing is sent until all of it was read. */
  meeting: z._default(z.boolean(), false),
  /** Whether the server accepted patches in its last answer. */
  patches: z._default(z.boolean(), false),
});
export type PullState = z.infer<typeof PullState>;

export const unread: PullState = { cursor: 0, floor: 0, reread: null, seen: null, histories: 0, meeting: false, patches: false };

/** What follows from an answer for reading. */
export type NextPull =
  | { kind: 'on'; state: PullState }
  /** Everything was read again: clean rows that are not in `met` no longer exist. */
  | { kind: 'reread-done'; state: PullState; met: ReadonlySet<string> }
  /** Tombstones that this device has not read were purged: everything is read again from the beginning. */
  | { kind: 'reread'; state: PullState }
  /** The account has another history (it was restored from a backup, or wiped): all rows of both sides are merged. */
  | { kind: 'other-history'; state: PullState };

/** Identifies a row in {@link PullState.reread}. */
export function metKey(table: string, id: string): string {
  return `${table} ${id}`;
}

/** Moves the cursor. `since`: the cursor in the request. The answer to a request with another cursor than the current one does not move it (invariant S5). */
export function nextPullState(state: PullState, since: number, answer: SyncAnswer): NextPull {
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
  // Rows that were just applied are on the server, whether or not they are sent back.
  const spokenOf = [...answer.rows, ...answer.receipts.filter(({ outcome }) => outcome === 'applied')];
  const met = [...state.reread, ...spokenOf.map(({ table, id }) => metKey(table, id))];
  if (answer.more) return { kind: 'on', state: { ...on, reread: met } };
  return { kind: 'reread-done', state: { ...on, reread: null }, met: new Set(met) };
}
