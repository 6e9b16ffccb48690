import { namespace } from '../i18n.ts';

/** A new version of the app, and how to install it. */
export const updateWords = namespace('update', {
  ready: 'A new version of Play Venture is ready',
  now: 'Update now',
  outcomes: {
    applied: 'It takes a second, and everything stays where it is.',
    playing: 'Another tab is in the middle of an adventure. Pause or finish it there first.',
    writing: 'Something has not been saved yet, here or in another tab. Save it first.',
  },
  has: 'Play Venture has a new version',
  hasText:
    'This page belongs to the version before, which is no longer available. Your adventures are safe on this device; with a connection, the new version will be here in a moment.',
  load: 'Load the new version',
  unreachable: 'The new version has not arrived. Check the connection and try again.',
});
