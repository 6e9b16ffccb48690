import { count, namespace, params } from './i18n.ts';

/** What an account says to whoever has one: signing out and in again, a new password, the end of the account. */
export const sessionWords = namespace('session', {
  signOut: 'Sign Out',
  savingFirst: 'Saving first …',
  signingOut: 'Signing out …',
  signOutFailed: 'Sign out failed',
  signedOut: 'Signed out successfully',
  signedOutText: 'You have been signed out of your account.',
  dataStays: 'Your data is still on this device',
  dataStaysText: 'The browser could not remove it. You can clear this site’s data in the browser’s settings.',

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

  again: 'Sign in again',
  againToSync: 'Sign in again to sync',
  againText:
    'You have been signed out by the server. Everything is safe on this device and you can go on playing; changes wait here until you sign in again.',
  againAs: params('As <b>{email}</b>. Then everything that waits here goes to your account.'),
  againDone: 'Signed in again',
  againDoneText: 'What was waiting on this device is on its way to your account.',

  linkOver: 'That link no longer works',
  linkOverText: params(
    'The server says: {problem}. A link works only once, and not for long. You can ask for a new one, or sign in as usual.',
  ),
  ok: 'OK',

  newPassword: 'New password',
  choosePassword: 'Choose a new password',
  choosePasswordText: 'You are signed in. Choose a password for next time.',
  keepOld: 'Keep the old one',
  savePassword: 'Save password',
  passwordChanged: 'Password changed',
  passwordChangedText: 'Use it the next time you sign in.',
  passwordNotChanged: 'The password was not changed',

  danger: 'Danger Zone',
  dangerText: 'Deletes your account and everything your family has in it, on every device. There is no way back.',
  delete: 'Delete Account',
  sure: 'Are you absolutely sure?',
  keepAccount: 'Keep my account',
  deleteAll: 'Delete everything',
  undone: 'This cannot be undone. It permanently removes:',
  removed: {
    profile: 'Your profile information',
    children: 'All children profiles',
    adventures: 'All adventure history and sessions',
    places: 'All custom environments',
  },
  error: 'Error',
  deleteFailed: 'Failed to delete account. Please try again or contact support.',
  deleted: 'Account deleted',
  deletedText: 'Your account has been permanently deleted.',
});
