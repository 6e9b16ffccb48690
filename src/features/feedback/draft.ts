/** What is typed into the feedback dialog; it outlives the dialog, so that a slip of the finger costs nothing. */
export type FeedbackDraft = { feedbackType: string | null; rating: number | null; message: string };

export const emptyDraft: FeedbackDraft = { feedbackType: null, rating: null, message: '' };
