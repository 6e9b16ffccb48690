import { count, namespace } from '../i18n.ts';

/** Warnings before signing out, if something could be lost. */
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
  leaveGone: 'Sign out of an account that no longer exists?',
  leaveGoneText:
    'Nobody can sign in to it again, so nobody gets at what is on this device any more. Stay, and take the family out of the account or save it as a file first.',
  leaveRefused: 'Sign out, although signing in may not work?',
  leaveRefusedText:
    'The server does not accept this device’s sign-in. Your family stays on this device, but nobody gets at it before somebody signs in to this account again. If the account is gone, stay, and say so first.',
});
