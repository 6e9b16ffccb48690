import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { storableText } from '../storable.ts';

export const feedbackTypes = ['bug', 'feature', 'usability', 'general', 'other'] as const;

export const FeedbackForm = z.object({
  feedbackType: z.enum(feedbackTypes, 'Please select a feedback type'),
  rating: z
    .int('Please choose a rating')
    .check(z.gte(limits.rating.min, 'Please choose a rating'), z.lte(limits.rating.max, 'Please choose a rating')),
  message: z
    .string()
    .check(
      z.overwrite(storableText),
      z.trim(),
      z.minLength(limits.feedbackMessage.min, 'Please provide at least 10 characters'),
      z.maxLength(limits.feedbackMessage.max, 'Feedback must be less than 1000 characters'),
    ),
});
export type FeedbackForm = z.infer<typeof FeedbackForm>;
