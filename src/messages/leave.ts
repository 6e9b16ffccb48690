import { count, namespace } from './i18n.ts';

/** Before somebody signs out with something to lose. */
export const leaveWords = namespace('leave', {
  stay: 'Stay signed in',
  unsent: count({ one: '{count} change has not reached your account yet', other: '{count} changes have not reached your account yet' }),
  keep: count({ one: 'Sign out, keep it on this device', other: 'Sign out, keep them on this device' }),
  remove: 'Sign out and remove this device’s copy',
  unsentText: count({
    one: 'Sending it did not work just now, so it is on this device only.',
    other: 'Sending them did not work just now, so they are on this device only.',
  }),
  unsentKept: count({
    one: 'Kept here, it will go to your account the next time you sign in on this device. Removed with this device’s copy, it will be gone for good.',
    other:
      'Kept here, they will go to your account the next time you sign in on this device. Removed with this device’s copy, they will be gone for good.',
  }),
  leaveOffline: 'Sign out without a connection?',
  leaveAnyway: 'Sign out anyway',
  leaveOfflineText: 'Everything is safe. But signing in again needs a connection: until there is one, nobody can play here.',
});
