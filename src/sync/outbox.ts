import { politeMs } from './backoff.ts';
import { type Ports, wishOf } from './ports.ts';

/** Sending what is not a row: messages to the story service, each with its own next try. */

/**
 * Sends the messages whose time has come, one after the other. The service being down is no reason to hold back rows, so
 * failing here fails nothing else. Answers when the next message is due (ms since 1970), or null. Never rejects.
 */
export async function sendDue({ store, transport, clock, random }: Ports): Promise<number | null> {
  try {
    let wishMs = 0;
    for (const item of await store.due(clock.now())) {
      // A service that has named a time is not asked for the next message before it either.
      const answer = wishMs > 0 ? null : await transport.send(item);
      if (answer?.ok === true) {
        await store.sent(item.id);
        continue;
      }
      const now = clock.now();
      if (answer !== null) wishMs = wishOf(answer.error);
      const refused = answer?.error.kind === 'refused' ? { reason: answer.error.message, at: new Date(now).toISOString() } : null;
      await store.notSent(item.id, now, politeMs(item.attempts + 1, random(), wishMs), refused);
    }
    return await store.nextDue();
  } catch {
    // Storage failed: what was sent is sent again, and recognised by its id.
    return null;
  }
}
