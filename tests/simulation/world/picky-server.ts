import type { Change, Receipt, SyncAnswer } from '../../../src/domain/sync-protocol.ts';
import type { SimServer } from './server.ts';

/** A server that does not want some rows for a while: a newer one that is stricter, one whose account is full, one that takes them for somebody else's. */

export const refusals = ['23514', '23502', '22P02', '22003', 'too_large', 'too_many', 'unknown_table', 'not_yours', 'bad_patch'] as const;
export type Refusal = (typeof refusals)[number];

const whim = '_unwanted';

/** Whether the reason is that of such a server, and not of the row. */
export const isWhim = (reason: string): boolean => reason.endsWith(whim);

/** `refuses`: why it does not want this row now; null where it does. */
export function pickyServer(server: SimServer, refuses: (change: Change) => Refusal | null): SimServer {
  return {
    ...server,
    sync: async (as, request) => {
      const refused = new Map(request.changes.map((change) => [change, refuses(change)]));
      const wanted = request.changes.filter((change) => refused.get(change) === null);
      const answer = await server.sync(as, { ...request, changes: wanted });
      if (!answer.ok || (answer.body as SyncAnswer).other_history === true) return answer;
      const body = answer.body as SyncAnswer;
      const taken = [...body.receipts];
      const receipts = request.changes.flatMap((change): Receipt[] => {
        const code = refused.get(change) ?? null;
        const { table, id } = change;
        if (code !== null) return [{ table, id, outcome: 'rejected', code, reason: `${table}${whim}` }];
        const receipt = taken.shift();
        return receipt === undefined ? [] : [receipt];
      });
      return { ok: true, body: { ...body, receipts } };
    },
  };
}
