import type { FeedbackRequest } from '../../domain/contracts/story-contract.ts';
import { accountNow } from '../../platform/account/account-state.ts';
import { clock } from '../../platform/device/clock.ts';
import { callService } from '../../platform/story.ts';
import { type FeedbackOutcome, sendFeedback } from '../../story/feedback.ts';
import { familyOnScreen } from '../family/open-family.ts';

/** Sends feedback, signed in or not. Loaded only when somebody sends some. */
export function send(body: FeedbackRequest): Promise<FeedbackOutcome> {
  const db = accountNow() === null ? null : familyOnScreen();
  return sendFeedback(db, { call: callService, online: () => navigator.onLine }, body, clock);
}
