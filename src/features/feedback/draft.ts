import * as z from 'zod/mini';

/**
 * What is typed into the feedback dialog. It is kept on the device, so that closing the dialog by mistake or an empty battery loses
 * nothing.
 */
export const FeedbackDraft = z.object({ feedbackType: z.nullable(z.string()), rating: z.nullable(z.number()), message: z.string() });
export type FeedbackDraft = z.infer<typeof FeedbackDraft>;

export const emptyFeedback: FeedbackDraft = { feedbackType: null, rating: null, message: '' };

/** The key of the draft; `account` is null if nobody is signed in. */
export const feedbackKey = (account: string | null): string => `${account ?? 'nobody'}:feedback`;
