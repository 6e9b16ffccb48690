import { namespace, params } from '../i18n.ts';

/** A link from a mail that has not signed in. */
export const linkWords = namespace('link', {
  over: 'That link no longer works',
  overText: 'A link works only once, and not for long. You can ask for a new one, or sign in as usual.',
  ok: 'OK',
  unreachable: 'That link can’t be opened right now',
  unreachableText: 'There is no connection to Play Venture. This tab keeps the link: try it again when you are online.',
  again: 'Try again',
  leave: 'Forget the link',
  other: 'This link belongs to another account',
  otherText: params('You are signed in as <b>{email}</b>. The link opens <b>{other}</b>, and for that you have to sign out first.'),
  open: 'Sign out and open it',
  stay: 'Stay here',
});
