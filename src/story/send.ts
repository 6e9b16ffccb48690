import type { FamilyDb } from '../data/db.ts';
import { write } from '../data/write/write.ts';
import { readStopAnswer } from '../domain/contracts/story-answer.ts';
import { StopRequest } from '../domain/contracts/story-contract.ts';
import { stopForStory } from '../storyteller/safety/withhold.ts';
import type { StoryClock } from './advance.ts';
import type { CallService } from './ports.ts';
import { type Message, type SendResult, sendBody } from './send-body.ts';

/** Sends the messages of the outbox: once when they are written, and again until the service has accepted them. */

/**
 * Sends one message; its id lets the service recognise a repetition. A summary in the answer is stored with its adventure. Never rejects.
 */
export async function sendItem(db: FamilyDb, call: CallService, item: Message, clock: StoryClock): Promise<SendResult> {
  const stop = item.kind === 'stop' ? StopRequest.safeParse(item.body) : null;
  // The message may have been written by an older version of the app, so notes about trouble are removed here too.
  const body = stop?.success === true ? stopForStory(stop.data) : item.body;
  const answer = await sendBody(call, item.id, body);
  if (!answer.ok) return answer;
  const { summary, outcome } = readStopAnswer(answer.body);
  if (stop?.success === true && (summary !== null || outcome !== null)) {
    await write(db, { kind: 'setSummary', id: stop.data.adventureId, summary, outcome }, clock);
  }
  return { ok: true };
}
