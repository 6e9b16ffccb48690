import { namespace } from '../i18n.ts';

/** For people with an account: signing out and in again, a new password, a deleted account. */
export const sessionWords = namespace('session', {
  signOut: 'Sign Out',
  savingFirst: 'Saving first …',
  signingOut: 'Signing out …',
  signOutFailed: 'Sign out failed',
  signedOut: 'Signed out successfully',
  signedOutText: 'You have been signed out of your account.',
  dataStays: 'Your data is still on this device',
  dataStaysText: 'The browser could not remove it. You can clear this site’s data in the browser’s settings.',

  again: 'Sign in again',
  againToSync: 'Sign in again to sync',
  againText:
    'You have been signed out by the server. Everything is safe on this device and you can go on playing; changes wait here until you sign in again.',
});
