import { namespace } from './i18n.ts';

/** The button of a view's help and its dialog are called the same; the dialog's words come with the dialog (`help.ts`). */
export const helpTitles = namespace('helpTitles', {
  play: 'How to Play',
  setup: 'Setting Up Your Adventure',
  profile: 'Profile Setup Guide',
});
