import { serverTable } from '../data/schema.ts';
import { SyncAnswer } from '../domain/contracts/sync-protocol.ts';
import { limits } from '../domain/limits.ts';
import type { Answer, Batch, Ports, Transport, TransportError } from './ports.ts';
import { nextPullState } from './pull.ts';
import { changeOf } from './push.ts';
import { partUnknownRows } from './unknown-rows.ts';

/**
 * A run: round trips until there is nothing left to send or to read. Where the answer alone determines the next request, that is sent before the answer is
 * stored, so that the device writes while the server works. There is never more than one request at a time, and answers are applied in their order.
 */

export type RunResult =
  | { kind: 'done' }
  /** There was nothing to send, and no request was made. */
  | { kind: 'nothing' }
  | { kind: 'failed'; error: TransportError }
  /** The device's storage failed. Nothing is lost; the next run repeats it. */
  | { kind: 'storage'; message: string };

/** The largest number of round trips of a run, which would not end while somebody edits a row continuously. */
const mostRounds = 100;

type Heard = { ok: true; answer: Answer } | { ok: false; error: TransportError };

/** Makes a run. With `why: 'changed'` there is no request if there is nothing to send. Never rejects. */
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
        const next = await store.applyAnswer(batch, answer, clock.now(), []);
        // Rows without a receipt stay unsynced, but sending them again at once would be useless.
        if (!complete) return { kind: 'failed', error: { kind: 'invalid', message: 'a change came back without a receipt' } };
        if (next === null) return { kind: 'done' };
        batch = next;
        request = send(batch);
        ahead = await meanwhile(request, () => collectAhead(store, next));
      } else {
        const answered = batch;
        request = send(onward);
        ahead = await meanwhile(request, () => store.applyAnswer(answered, answer, clock.now(), onward.rows));
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

/** Waits for the request even if the work fails meanwhile, so that a device never has two requests at the same time. */
async function meanwhile<T>(request: Promise<Heard>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await request;
    throw error;
  }
}

/** Collects the rows after `batch`, where there may be some. */
async function collectAhead(store: Ports['store'], batch: Batch): Promise<Batch | null> {
  return batch.full ? store.collect(batch.rows) : null;
}

/** Whether there is a receipt for every change, or a reason why there are none. */
function isComplete({ rows }: Batch, { receipts, other_history }: Answer): boolean {
  if (other_history === true) return true;
  const receipted = new Set(receipts.map(({ table, id }) => `${table} ${id}`));
  return rows.every(({ table, id }) => receipted.has(`${serverTable[table]} ${id}`));
}

/**
 * The request that can be sent before the answer to `batch` is stored: with the rows that were collected `ahead`, and the cursor of the answer. Null where there
 * is nothing more to request, or where the next request depends on what is stored.
 */
function nextAtOnce(batch: Batch, ahead: Batch | null, answer: Answer): Batch | null {
  const step = nextPullState(batch.pull, batch.pull.cursor, answer);
  if (step.kind === 'reread' || step.kind === 'other-history') return null;
  const rows = ahead?.rows ?? [];
  return rows.length === 0 && !answer.more ? null : { pull: step.state, rows, full: ahead?.full ?? false };
}
