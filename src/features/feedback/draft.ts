import * as z from 'zod/mini';

/** What is typed into the feedback dialog; it outlives the dialog and the page, so that a slip of the finger or a dead battery costs nothing. */
export const FeedbackDraft = z.object({ feedbackType: z.nullable(z.string()), rating: z.nullable(z.number()), message: z.string() });
export type FeedbackDraft = z.infer<typeof FeedbackDraft>;

export const emptyDraft: FeedbackDraft = { feedbackType: null, rating: null, message: '' };

/** Where it is kept; `account` is null for somebody who is not signed in. */
export const feedbackKey = (account: string | null): string => `${account ?? 'nobody'}:feedback`;
