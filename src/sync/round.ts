import { serverTable } from '../data/schema.ts';
import { limits } from '../domain/limits.ts';
import { SyncAnswer } from '../domain/sync-protocol.ts';
import type { Answer, Batch, Ports, Transport, TransportError } from './ports.ts';
import { advance } from './pull.ts';
import { changeOf } from './push.ts';
import { partUnknownRows } from './unknown-rows.ts';

/**
 * One run: round trips until there is nothing left to send or to read. Where the next request follows from an answer alone, it leaves before
 * that answer is on the disk, and the device writes while the server works. There is never more than one request under way, and answers are
 * settled in the order in which they came.
 */

export type RunResult =
  | { kind: 'done' }
  /** Nothing to send, and the server was not asked. */
  | { kind: 'nothing' }
  | { kind: 'failed'; error: TransportError }
  /** The device's own storage failed; nothing is lost, the next run does the same again. */
  | { kind: 'storage'; message: string };

/** A run that never comes to an end (somebody edits the same row without a pause) rests for a while. */
const mostRounds = 100;

type Heard = { ok: true; answer: Answer } | { ok: false; error: TransportError };

/** `why: 'changed'` asks nothing of the server where there is nothing to send. Never rejects. */
export async function runRounds({ store, transport, clock }: Ports, why: 'changed' | 'all'): Promise<RunResult> {
  const send = (batch: Batch): Promise<Heard> => ask(transport, store.account, batch);
  try {
    let batch = await store.collect([]);
    if (why === 'changed' && batch.rows.length === 0 && !batch.pull.meeting) return { kind: 'nothing' };
    let request = send(batch);
    let ahead = await meanwhile(request, () => collectAhead(store, batch));
    for (let round = 0; round < mostRounds; round += 1) {
      const heard = await request;
      if (!heard.ok) return { kind: 'failed', error: heard.error };
      const { answer } = heard;
      const complete = isComplete(batch, answer);
      const onward = complete ? nextAtOnce(batch, ahead, answer) : null;
      if (onward === null) {
        const next = await store.settle(batch, answer, clock.now(), []);
        // What was sent without a receipt stays queued, but asking at once again would be asking in vain.
        if (!complete) return { kind: 'failed', error: { kind: 'invalid', message: 'a change came back without a receipt' } };
        if (next === null) return { kind: 'done' };
        batch = next;
        request = send(batch);
        ahead = await meanwhile(request, () => collectAhead(store, next));
      } else {
        const answered = batch;
        request = send(onward);
        ahead = await meanwhile(request, () => store.settle(answered, answer, clock.now(), onward.rows));
        batch = onward;
      }
    }
    await request;
    return { kind: 'failed', error: { kind: 'invalid', message: 'no end in sight' } };
  } catch (error) {
    return { kind: 'storage', message: error instanceof Error ? error.message : String(error) };
  }
}

async function ask(transport: Transport, account: string, { pull, rows }: Batch): Promise<Heard> {
  const seen = pull.seen === null ? {} : { seen: pull.seen };
  const answer = await transport.sync({ account, changes: rows.map(changeOf), since: pull.cursor, max_rows: limits.pullRows.max, ...seen });
  if (!answer.ok) return answer;
  const { body, unknownRows } = partUnknownRows(answer.body);
  const parsed = SyncAnswer.safeParse(body);
  if (parsed.success) return { ok: true, answer: { ...parsed.data, unknownRows } };
  const wrong = parsed.error.issues.map(({ path }) => ['answer', ...path].join('.'));
  return { ok: false, error: { kind: 'invalid', message: `not as agreed: ${wrong.join(', ')}` } };
}

/** A request that has left is waited for even where the device's storage fails meanwhile: the server never has two of one device. */
async function meanwhile<T>(request: Promise<Heard>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await request;
    throw error;
  }
}

/** The rows behind `batch`, where there may be some. */
async function collectAhead(store: Ports['store'], batch: Batch): Promise<Batch | null> {
  return batch.full ? store.collect(batch.rows) : null;
}

/** Whether there is a receipt for every change, or a word why there is none. */
function isComplete({ rows }: Batch, { receipts, other_history }: Answer): boolean {
  if (other_history === true) return true;
  const receipted = new Set(receipts.map(({ table, id }) => `${table} ${id}`));
  return rows.every(({ table, id }) => receipted.has(`${serverTable[table]} ${id}`));
}

/**
 * What can be asked before the answer to `batch` is on the disk: the rows that were collected `ahead` of it, from the cursor that it leads to.
 * Null where there is nothing more to ask, or where what follows is only known once it is stored.
 */
function nextAtOnce(batch: Batch, ahead: Batch | null, answer: Answer): Batch | null {
  const step = advance(batch.pull, batch.pull.cursor, answer);
  if (step.kind === 'reread' || step.kind === 'other-history') return null;
  const rows = ahead?.rows ?? [];
  return rows.length === 0 && !answer.more ? null : { pull: step.state, rows, full: ahead?.full ?? false };
}
