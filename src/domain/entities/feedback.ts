import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { storableText } from '../storable.ts';
import { because } from './checks.ts';

export const feedbackTypes = ['bug', 'feature', 'usability', 'general', 'other'] as const;

export const FeedbackForm = z.object({
  feedbackType: z.enum(feedbackTypes, because('feedback-type-missing')),
  rating: z
    .int(because('rating-missing'))
    .check(z.gte(limits.rating.min, because('rating-missing')), z.lte(limits.rating.max, because('rating-missing'))),
  message: z
    .string()
    .check(
      z.overwrite(storableText),
      z.trim(),
      z.minLength(limits.feedbackMessage.min, because('feedback-too-short')),
      z.maxLength(limits.feedbackMessage.max, because('feedback-too-long')),
    ),
});
export type FeedbackForm = z.infer<typeof FeedbackForm>;
