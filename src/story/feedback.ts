import type { FamilyDb } from '../data/db.ts';
import { write } from '../data/write/write.ts';
import type { FeedbackRequest } from '../domain/contracts/story-contract.ts';
import type { StoryClock } from './advance.ts';
import { stopDeadline } from './deadlines.ts';
import type { StoryPorts } from './ports.ts';
import { sendItem } from './send.ts';

export type FeedbackOutcome = 'sent' | 'queued' | 'failed';

/**
 * Sends feedback about the product. For a signed-in user it is first written to the outbox, which sends it once there is a connection;
 * `failed` only if the service refuses it, or if nobody is signed in and nobody answers.
 */
export async function sendFeedback(
  db: FamilyDb | null,
  ports: Pick<StoryPorts, 'call' | 'online'>,
  body: FeedbackRequest,
  clock: StoryClock,
): Promise<FeedbackOutcome> {
  const item = { id: clock.id(), kind: 'feedback', body } as const;
  if (db === null) {
    const answer = await ports.call(body, { ...stopDeadline, idempotencyKey: item.id });
    return answer.ok ? 'sent' : 'failed';
  }
  const queued = await write(db, { kind: 'enqueue', item }, clock);
  if (queued.ok && !ports.online()) return 'queued';
  const sent = await sendItem(db, ports.call, item, clock);
  if (sent.ok || sent.error.kind === 'refused') await write(db, { kind: 'delivered', id: item.id }, clock);
  if (sent.ok) return 'sent';
  return queued.ok && sent.error.kind !== 'refused' ? 'queued' : 'failed';
}
