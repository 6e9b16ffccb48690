import { namespace, params } from '../i18n.ts';

/** Signing in again, and a new password. */
export const passwordWords = namespace('password', {
  title: 'Sign in again',
  againAs: params('As <b>{email}</b>. Then everything that waits here goes to your account.'),
  againDone: 'Signed in again',
  againDoneText: 'What was waiting on this device is on its way to your account.',
  newPassword: 'New password',
  choosePassword: 'Choose a new password',
  choosePasswordText: 'You are signed in. Choose a password for next time.',
  keepOld: 'Keep the old one',
  savePassword: 'Save password',
  passwordChanged: 'Password changed',
  passwordChangedText: 'Use it the next time you sign in.',
  passwordNotChanged: 'The password was not changed',
});
