import { SyncAnswer } from '../domain/sync-protocol.ts';
import { limits } from '../domain/limits.ts';
import type { Ports, TransportError } from './ports.ts';
import { changeOf } from './push.ts';
import { partStrangers } from './strangers.ts';

/** One run: round trips until there is nothing left to send or to read. */

export type RunResult =
  | { kind: 'done' }
  /** Nothing to send, and the server was not asked. */
  | { kind: 'nothing' }
  | { kind: 'failed'; error: TransportError }
  /** The device's own storage failed; nothing is lost, the next run does the same again. */
  | { kind: 'storage'; message: string };

/** A run that never comes to an end (somebody edits the same row without a pause) rests for a while. */
const mostRounds = 100;

/** `why: 'changed'` asks nothing of the server where there is nothing to send. Never rejects. */
export async function runRounds({ store, transport, clock }: Ports, why: 'changed' | 'all'): Promise<RunResult> {
  try {
    let batch = await store.collect();
    for (let round = 0; round < mostRounds; round += 1) {
      if (why === 'changed' && round === 0 && batch.rows.length === 0) return { kind: 'nothing' };
      const changes = batch.rows.map(changeOf);
      const answer = await transport.sync({ account: store.account, changes, since: batch.since, max_rows: limits.pullRows.max });
      if (!answer.ok) return { kind: 'failed', error: answer.error };
      const { body, strangers } = partStrangers(answer.body);
      const parsed = SyncAnswer.safeParse(body);
      if (!parsed.success) return { kind: 'failed', error: { kind: 'invalid', message: parsed.error.issues[0]?.message ?? 'no answer' } };
      const next = await store.settle(batch, { ...parsed.data, strangers }, clock.now());
      // What was sent without a receipt stays queued, but asking at once again would be asking in vain.
      const receipted = new Set(parsed.data.receipts.map(({ table, id }) => `${table} ${id}`));
      if (!changes.every(({ table, id }) => receipted.has(`${table} ${id}`))) {
        return { kind: 'failed', error: { kind: 'invalid', message: 'a change came back without a receipt' } };
      }
      if (next === null) return { kind: 'done' };
      batch = next;
    }
    return { kind: 'failed', error: { kind: 'invalid', message: 'no end in sight' } };
  } catch (error) {
    return { kind: 'storage', message: error instanceof Error ? error.message : String(error) };
  }
}
