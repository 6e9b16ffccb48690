import type { FeedbackRequest } from '../../domain/contracts/story-contract.ts';
import { firstOf } from '../../domain/cut.ts';
import type { FeedbackForm } from '../../domain/entities/feedback.ts';
import { limits } from '../../domain/limits.ts';

/** On which page and by whom the feedback is given. */
export type FeedbackSetting = {
  /** Null if nobody is signed in. */
  account: { id: string; email: string; adultName: string } | null;
  /** ISO time. */
  at: string;
  /** The path with its query, which says which view was open. */
  page: string;
  agent: string;
};

/** The longest page and user agent that the contract allows. */
const contextMax = 500;

/** The request body for the story service; without personal data if nobody is signed in. */
export function feedbackBody(form: FeedbackForm, { account, at, page, agent }: FeedbackSetting): FeedbackRequest {
  return {
    user_id: account?.id ?? 'anonymous',
    user_email: account?.email || 'not_provided',
    adult_name: firstOf(account?.adultName.trim() ?? '', limits.adultName.max) || 'not_provided',
    timestamp: at,
    feedback_type: form.feedbackType,
    rating: form.rating,
    message: form.message,
    page_context: page.slice(0, contextMax),
    user_agent: agent.slice(0, contextMax),
  };
}
