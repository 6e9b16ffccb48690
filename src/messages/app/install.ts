import { namespace } from '../i18n.ts';

/** Adding the app to the home screen. */
export const installWords = namespace('install', {
  title: 'Keep Play Venture on your home screen',
  text: 'One tap in the garden, a full screen for the story, and your adventures stay on this device even with no signal.',
  share: 'Tap <b>Share</b> in the browser’s bar.',
  add: 'Choose <b>Add to Home Screen</b>.',
  open: 'Open Play Venture from its icon, and sign in there once.',
  install: 'Add to home screen',
  no: 'No, thanks',
  ok: 'Got it',
});
