import { namespace } from '../i18n.ts';

/** For a guest family, which is on this device and in no account: that it is, and the way into one. */
export const guestWords = namespace('guest', {
  keep: 'Keep it in an account',
  deviceOnly: 'Everything here lives on this device only.',
  adventuresOnly: 'Your adventures live on this device only',
  adventuresOnlyText: 'In an account they are on your other devices too, and safe if this one gets lost. Everything comes along.',
});
