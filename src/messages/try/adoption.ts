import { namespace, params } from '../i18n.ts';

/** The choices for a guest family: one that is on this device and in no account. */
export const adoptionWords = namespace('adoption', {
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
  askInto: params('You are signed in as <b>{email}</b>.'),
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
