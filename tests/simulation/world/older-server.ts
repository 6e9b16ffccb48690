import type { Receipt, SyncAnswer } from '../../../src/domain/contracts/sync-protocol.ts';
import type { SimServer } from './server.ts';

/**
 * The server before it knew patches, as long as `isOlder` returns true: it does not announce that it takes patches, and rejects one as a row without
 * fields. It takes whole rows as always.
 */
export function olderServer(server: SimServer, isOlder: () => boolean): SimServer {
  return {
    ...server,
    sync: async (as, request) => {
      if (!isOlder()) return server.sync(as, request);
      const whole = request.changes.filter((change) => 'fields' in change);
      const answer = await server.sync(as, { ...request, changes: whole });
      if (!answer.ok) return answer;
      const { patches: _, ...body } = answer.body as SyncAnswer;
      if (body.other_history === true) return { ok: true, body };
      const taken = new Map(body.receipts.map((receipt) => [`${receipt.table} ${receipt.id}`, receipt]));
      const receipts = request.changes.map(
        ({ table, id }): Receipt =>
          taken.get(`${table} ${id}`) ?? { table, id, outcome: 'rejected', code: '22023', reason: 'fields_not_an_object' },
      );
      return { ok: true, body: { ...body, receipts } };
    },
  };
}
