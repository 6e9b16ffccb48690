import { waitMs } from './backoff.ts';
import { type Ports, retryAfterOf } from './ports.ts';

/** Sends messages to the story service, each with its own time for the next try. */

/**
 * Sends the messages that are due, one after the other. A failure here does not affect the sync of rows, since the service may be down alone. Returns when the
 * next message is due (ms since 1970), or null. Never rejects.
 */
export async function sendDue({ store, transport, clock, random }: Ports): Promise<number | null> {
  try {
    let retryAfterMs = 0;
    for (const item of await store.due(clock.now())) {
      // After a `Retry-After` the other messages wait too.
      const answer = retryAfterMs > 0 ? null : await transport.send(item);
      if (answer?.ok === true) {
        await store.sent(item.id);
        continue;
      }
      const now = clock.now();
      if (answer !== null) retryAfterMs = retryAfterOf(answer.error);
      const refused = answer?.error.kind === 'refused' ? { reason: answer.error.message, at: new Date(now).toISOString() } : null;
      await store.notSent(item.id, now, waitMs(item.attempts + 1, random(), retryAfterMs), refused);
    }
    return await store.nextDue();
  } catch {
    // Storage failed: the message is sent again, and the service recognises it by its id.
    return null;
  }
}
