import type { OutboxItem } from '../data/schema.ts';
import type { CallError } from '../net/http.ts';
import { stopDeadline } from './deadlines.ts';
import type { CallAnswer, CallService } from './ports.ts';

export type SendResult = { ok: true } | { ok: false; error: CallError };

/** An item of the outbox. */
export type Message = Pick<OutboxItem, 'id' | 'kind' | 'body'>;

/** Sends a message unchanged; its id lets the service recognise a repetition. Never rejects. */
export function sendBody(call: CallService, id: string, body: unknown): Promise<CallAnswer> {
  return call(body, { ...stopDeadline, idempotencyKey: id });
}
