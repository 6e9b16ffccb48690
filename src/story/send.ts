import type { FamilyDb } from '../data/db.ts';
import { write } from '../data/write/write.ts';
import { readStopAnswer } from '../domain/story-answer.ts';
import { StopRequest } from '../domain/story-contract.ts';
import { stopForStory } from '../storyteller/safety/withhold.ts';
import type { StoryClock } from './advance.ts';
import type { CallService } from './ports.ts';
import { type Message, type SendResult, sendBody } from './send-body.ts';

/** Sending a message of the outbox: at once when it is written, and again from the outbox until the service has taken it. */

/** Sends one message; its id tells the service when it comes twice. A summary in the answer goes to its adventure. Never rejects. */
export async function sendItem(db: FamilyDb, call: CallService, item: Message, clock: StoryClock): Promise<SendResult> {
  const stop = item.kind === 'stop' ? StopRequest.safeParse(item.body) : null;
  // A message may have waited since before an update: what was noted of trouble leaves it here at the latest.
  const body = stop?.success === true ? stopForStory(stop.data) : item.body;
  const answer = await sendBody(call, item.id, body);
  if (!answer.ok) return answer;
  const { summary, outcome } = readStopAnswer(answer.body);
  if (stop?.success === true && (summary !== null || outcome !== null)) {
    await write(db, { kind: 'setSummary', id: stop.data.adventureId, summary, outcome }, clock);
  }
  return { ok: true };
}
