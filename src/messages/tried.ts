import { namespace, params } from './i18n.ts';

/** What becomes of a family that is on this device and in no account. */
export const triedWords = namespace('tried', {
  moment: 'One moment …',
  looking: 'Checking whether this account already has a family.',
  moving: 'Your family is coming along into your account.',
  unanswered: 'Your account can’t be asked just now',
  unansweredText:
    'The family on this device comes along as soon as it is known whether your account already has one. Nothing is lost until then.',
  again: 'Try again',
  later: 'Go on without it for now',
  failed: 'Your family could not come along yet',
  failedText: 'Nothing is lost: everything is on this device as before, and your account has not changed.',
  came: 'Everything came along',
  cameText: 'Your family is in your account now.',
  other: 'This account already has a family',
  ask: 'Should the family on this device come along?',
  askText: 'There is also a family on this device that is in no account. What should become of it?',
  askMore:
    'If you add it, its children, places and adventures stand beside those of the account, and nothing is replaced. If you keep it apart, it stays on this device only, and is here again when nobody is signed in.',
  add: 'Add it to this account',
  apart: 'Keep it apart on this device',
  throwShort: 'Throw it away',

  error: 'Error',
  notStored: 'This device could not store that. Try again.',
  another: 'Another family is on this device',
  anotherText: 'It is in no account, and is here again when nobody is signed in. It can still be added to this one.',
  decideAgain: 'Decide again',

  keep: 'Keep it in an account',
  deviceOnly: 'Everything here lives on this device only.',
  adventuresOnly: 'Your adventures live on this device only',
  adventuresOnlyText: 'In an account they are on your other devices too, and safe if this one gets lost. Everything comes along.',

  notNow: 'Not just now',
  notNowText: 'Another family on this device is in no account either. Decide about that one first, in your profile.',
  gone: 'The account is gone',
  part: 'Go on without this account?',
  waitForIt: 'Keep waiting for it',
  takeOut: 'Take the family out of it',
  partWhy: params(
    'If the server was set up anew, or the account was deleted on another device, <b>{email}</b> no longer exists here, and signing in again can’t work.',
  ),
  partWhat:
    'Your family is whole on this device: children, places and adventures, and what had not been synced. It stays here without an account, and comes along into a new one or another one as soon as you sign up or sign in. Only what other devices have not sent here is not in it. In your profile, under Your data, you can also save everything as a file.',
  partBack: 'If the account is back one day, sign in with it, and the family is its own again.',

  device: 'This device',
  throwFamily: 'Throw this family away',
  thrown: 'Thrown away',
  thrownText: 'Nothing of it is on this device any more.',
  still: 'It is still on this device',
  stillText: 'The browser would not remove it. Clear this site’s data in the browser’s settings.',
  throwAsk: 'Throw this family away?',
  keepIt: 'Keep it',
  throwText:
    'Its children, places and adventures are on this device only, in no account. This cannot be undone. In its profile, under Your data, you can save everything as a file first.',
});
