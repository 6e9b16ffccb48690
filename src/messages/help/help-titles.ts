import { namespace } from '../i18n.ts';

/** The titles of the help topics, for the button and its dialog; the dialog's other texts are loaded with it (`help.ts`). */
export const helpTitles = namespace('helpTitles', {
  play: 'How to Play',
  setup: 'Setting Up Your Adventure',
  profile: 'Profile Setup Guide',
});
