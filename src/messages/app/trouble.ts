import { namespace, params } from '../i18n.ts';

/** Why the family's database on this device is not open. */
export const troubleWords = namespace('trouble', {
  titles: {
    failed: 'This browser can’t open your family’s notebook',
    held: 'Your family’s notebook is in use elsewhere',
    closed: 'This page is out of date',
  },
  texts: {
    failed:
      'Play Venture keeps everything in the browser’s own storage, and the browser won’t allow it. The usual reason is a private window, blocked site data or a full disk. Nothing has been changed.',
    held: 'Another tab of this browser may be holding it open. Close all other tabs of Play Venture: this page then goes on by itself. Nothing is lost.',
    closed: 'Play Venture was updated, or signed out, in another tab. Reload this page to go on.',
  },
  browserSays: params('The browser says: {detail}'),
});
