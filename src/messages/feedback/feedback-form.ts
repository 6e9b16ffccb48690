import { namespace, params } from '../i18n.ts';

/** The feedback form. */
export const feedbackWords = namespace('feedback', {
  title: 'Give Feedback',
  lead: 'What went well, what went wrong, what should come next?',
  type: 'Feedback type',
  chooseType: 'Choose one',
  types: {
    bug: 'Something is broken',
    feature: 'An idea for something new',
    usability: 'Something is hard to use',
    general: 'General feedback',
    other: 'Something else',
  },
  rating: 'Rating',
  ratingWrong: params('Rating: {why}'),
  message: 'Message',
  messageHint: params('At least {min} characters.'),
  cancel: 'Cancel',
  send: 'Send Feedback',
  sending: 'One moment …',
  invalid: 'Validation Error',
  error: 'Error',
  failed: 'Failed to submit feedback. Please try again.',
  sent: 'Feedback submitted!',
  sentMore: 'Thank you for taking the time.',
  queued: 'Your feedback is waiting to be sent',
  queuedMore: 'There is no connection right now. It will be sent as soon as there is one.',
});
