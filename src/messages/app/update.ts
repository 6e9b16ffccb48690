import { namespace } from '../i18n.ts';

/** A new version of the app, and how to install it; a part of the app that is not on the device. */
export const updateWords = namespace('update', {
  ready: 'A new version of Play Venture is ready',
  now: 'Update now',
  outcomes: {
    applied: 'It takes a second, and everything stays where it is.',
    playing: 'Another tab is in the middle of an adventure. Pause or finish it there first.',
    writing: 'Something has not been saved yet, here or in another tab. Save it first.',
  },
  missing: 'This page is not on this device yet',
  missingText:
    'The connection was gone when it was needed, or there is a new version of Play Venture. Your adventures are safe on this device; with a connection, the page will be here in a moment.',
  load: 'Load it again',
  unreachable: 'It has not arrived. Check the connection and try again.',
});
