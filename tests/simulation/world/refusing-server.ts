import type { Change, Receipt, SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import type { SimServer } from './server.ts';

/** A server that refuses some rows for a while, as one does whose rules are stricter, whose account is full, or that has the id in another family. */

export const refusals = ['23514', '23502', '22P02', '22003', 'too_large', 'too_many', 'unknown_table', 'not_yours', 'bad_patch'] as const;
export type Refusal = (typeof refusals)[number];

const temporarySuffix = '_unwanted';

/** Whether a row was refused by this server, and not for what is in it. */
export const isTemporaryRefusal = (reason: string): boolean => reason.endsWith(temporarySuffix);

/** `refuses`: the code with which a change is refused now; null where it is taken. */
export function refusingServer(server: SimServer, refuses: (change: Change) => Refusal | null): SimServer {
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
        if (code !== null) return [{ table, id, outcome: 'rejected', code, reason: `${table}${temporarySuffix}` }];
        const receipt = taken.shift();
        return receipt === undefined ? [] : [receipt];
      });
      return { ok: true, body: { ...body, receipts } };
    },
  };
}
