import { count, namespace, params } from '../i18n.ts';
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

  trouble: {
    failed: 'This browser can’t open your family’s notebook',
    'newer-schema': 'There is a newer version of Play Venture',
    closed: 'This page is out of date',
  },
  troubleTexts: {
    failed:
      'Play Venture keeps everything in the browser’s own storage, and the browser won’t allow it. The usual reason is a private window, blocked site data or a full disk. Nothing has been changed.',
    'newer-schema': 'Another tab has already moved your family’s notebook to the new version. Reload this page to go on; nothing is lost.',
    closed: 'Play Venture was updated, or signed out, in another tab. Reload this page to go on.',
  },
  browserSays: params('The browser says: {detail}'),

  tripped: 'This page tripped over something',
  trippedText: 'Your adventure is safe: everything up to now is saved on this device. Try the page again, or go back to the dashboard.',
  toDashboard: 'Go to the dashboard',

  timeout: 'Connection timeout',
  timeoutText: 'Unable to check for previous adventures. You can still start new ones.',
  network: 'Network issue',
  networkText: 'Could not connect to adventure service. You can still start new adventures.',
});
