import { namespace, params } from '../i18n.ts';

/** For a family whose account no longer exists: what that means, and how it is taken out of the account. */
export const leavingAccountWords = namespace('leavingAccount', {
  notNow: 'Not just now',
  notNowText: 'Another family on this device is in no account either. Decide about that one first, in your profile.',
  gone: 'The account is gone',
  goneTitle: 'This account no longer exists',
  goneText: params(
    'The server says that the account <b>{email}</b> was deleted, on another device perhaps. On this one your family is whole, with everything that had not been synced, and you can go on playing. Nothing more is sent; take the family out of the account and into another one, or save it as a file.',
  ),
  goneEmptyText: params(
    'The server says that the account <b>{email}</b> was deleted, on another device perhaps. There is no family on this device either: where space is short, the browser clears what is kept here. Sign out to begin in another account; a family file that you have saved brings everything into it.',
  ),
  detach: 'Go on without this account?',
  waitForIt: 'Keep waiting for it',
  takeOut: 'Take the family out of it',
  detachWhy: params(
    'If the server was set up anew, or the account was deleted on another device, <b>{email}</b> no longer exists here, and signing in again can’t work.',
  ),
  detachWhat:
    'Your family is whole on this device: children, places and adventures, and what had not been synced. It stays here without an account, and comes along into a new one or another one as soon as you sign up or sign in. Only what other devices have not sent here is not in it. In your profile, under Your data, you can also save everything as a file.',
  detachBack: 'If the account is back one day, sign in with it, and the family is its own again.',
});
