import { count, namespace, params } from './i18n.ts';

/** Export and import of the family's data, and the versions that were replaced. */
export const yourDataWords = namespace('yourData', {
  title: 'Your data',
  about:
    'Everything your family has here, as one file: your profile, the children, the places and all adventures. It works without a connection. Importing a file adds to what is here and removes nothing.',
  export: 'Export everything',
  import: 'Import a file',
  file: 'A file exported from Play Venture',
  nothingChanged: 'Nothing was changed.',

  error: 'Error',
  exported: 'Your data is being downloaded',
  exportedMore: params('Look for {file} in your downloads.'),
  notExported: 'Failed to export your data. Reload the page and try again.',
  imported: 'Import complete',
  importedMore: params('Here now: {contents}.'),
  notImported: 'This file was not imported',
  children: count({ one: '{count} child', other: '{count} children' }),
  places: count({ one: '{count} place', other: '{count} places' }),
  adventures: count({ one: '{count} adventure', other: '{count} adventures' }),

  earlier: 'Earlier versions',
  earlierAbout:
    'When a change from another device or a file replaces something here, the version before it stays on this device for at least 30 days.',
  kinds: { profile: 'Your profile', children: 'Child', environments: 'Place', adventures: 'Adventure' },
  named: params('{kind}: {name}'),
  onDevice: params('as it was on this device, {when}'),
  inAccount: params('as it was in your account, {when}'),
  restore: 'Restore',
  restoreOne: params('Restore {what}'),
  restored: 'Restored',
  restoredMore: params('{what} is back as it was.'),
  showAll: params('Show all {all}'),
});
