import type { FeedbackRequest, StopRequest } from '../domain/story-contract.ts';

/** Messages to the service that are kept until there is a connection. The id is the call's idempotency key. */

export type StopItem = { id: string; kind: 'stop'; body: StopRequest };
export type FeedbackItem = { id: string; kind: 'feedback'; body: FeedbackRequest };

export function stopItem(id: string, body: StopRequest): StopItem {
  return { id, kind: 'stop', body };
}

export function feedbackItem(id: string, body: FeedbackRequest): FeedbackItem {
  return { id, kind: 'feedback', body };
}
