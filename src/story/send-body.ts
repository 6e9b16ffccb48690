import { stopDeadline } from './deadlines.ts';
import type { CallAnswer, CallError, CallService } from './ports.ts';

export type SendResult = { ok: true } | { ok: false; error: CallError };

/** What is sent: an item of the outbox, whichever kind. */
export type Message = { id: string; kind: 'stop' | 'feedback'; body: unknown };

/** Sends a message's body as it stands; the id tells the service when it comes twice. Never rejects. */
export function sendBody(call: CallService, id: string, body: unknown): Promise<CallAnswer> {
  return call(body, { ...stopDeadline, idempotencyKey: id });
}
