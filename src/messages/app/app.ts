import { count, namespace } from '../i18n.ts';
import { shellWords } from './shell.ts';

/** The texts around the screens: the app bar and its notices. */
export const appWords = namespace('app', {
  loading: shellWords.loading,
  languageLater: 'This language is not on this device yet',
  languageLaterMore: 'It will be here as soon as there is a connection.',
  home: 'Home',
  reload: 'Reload',
  again: 'Try again',

  onDevice: 'On this device',
  synced: 'Synced',
  syncing: 'Syncing',
  offline: 'Offline',
  offlineWaiting: count({ one: 'Offline, {count} change waiting', other: 'Offline, {count} changes waiting' }),
  unreachable: 'Can’t reach the server',
  unreachableWaiting: count({
    one: 'Can’t reach the server, {count} change waiting',
    other: 'Can’t reach the server, {count} changes waiting',
  }),
  signInToSync: 'Sign in to sync',
  noAccount: 'In no account any more',
  attention: count({ one: '{count} change needs you', other: '{count} changes need you' }),
  tryNow: 'Try now',

  newer: 'A newer version of Play Venture is in use on this device',
  newerText: 'You can read everything, but change nothing, until you reload this page.',

  tripped: 'This page tripped over something',
  trippedText: 'Your adventure is safe: everything up to now is saved on this device. Try the page again, or go back to the dashboard.',
  toDashboard: 'Go to the dashboard',

  timeout: 'Connection timeout',
  timeoutText: 'Unable to check for previous adventures. You can still start new ones.',
  network: 'Network issue',
  networkText: 'Could not connect to adventure service. You can still start new adventures.',
});
