import { namespace } from '../i18n.ts';

/** The button on every page; its dialog's texts are loaded with the dialog (`feedback-form.ts`). */
export const feedbackButtonWords = namespace('feedbackButton', {
  give: 'Give Feedback',
  region: 'Feedback',
  error: 'Error',
  notLoaded: 'The feedback form could not be loaded. Please try again.',
});
