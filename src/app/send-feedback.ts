import type { FamilyDb } from '../data/db.ts';
import type { FeedbackRequest } from '../domain/story-contract.ts';
import { clock } from '../platform/device/clock.ts';
import { callService } from '../platform/story.ts';
import { type FeedbackOutcome, sendFeedback } from '../story/feedback.ts';

/** Feedback in the browser, signed in (`db`) or not; loaded when somebody gives some. */
export function send(db: FamilyDb | null, body: FeedbackRequest): Promise<FeedbackOutcome> {
  return sendFeedback(db, { call: callService, online: () => navigator.onLine }, body, clock);
}
