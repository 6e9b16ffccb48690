import { namespace, params } from '../i18n.ts';

/** The notices about an account that is almost full or full, with the export as a way to keep adventures. */
export const quotaWords = namespace('quota', {
  titles: { almost: 'Your account is almost full', full: 'Your account is full' },
  adventures: params('It holds {held} of {most} adventures.'),
  bytes: params('It holds {held} of {most} MB of adventures.'),
  ways: {
    almost:
      'Once it is full, new adventures stay on this device only. Delete some that you have finished with; if you want to keep them, export everything as a file first.',
    full: 'New adventures stay on this device only, until you delete some that you have finished with; if you want to keep them, export everything as a file first.',
  },
  see: 'See all adventures',
  close: 'Close',
  exportFamily: 'Export this family',
});
