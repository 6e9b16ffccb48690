import { count, namespace } from '../i18n.ts';

/** The notices about rows that the server refuses, or that this version of the app can’t read. */
export const rowWords = namespace('rows', {
  refused: count({
    one: 'One change could not be saved to your account',
    other: '{count} changes could not be saved to your account',
  }),
  refusedText: count({
    one: 'It is safe on this device. You decide what happens to it.',
    other: 'They are safe on this device. You decide what happens to them.',
  }),
  look: count({ one: 'Look at it', other: 'Look at them' }),
  unreadable: count({ one: 'One entry can’t be read', other: '{count} entries can’t be read' }),
  unreadableText: count({
    one: 'It was set aside, untouched, so that everything else works. A newer version of the app may be able to read it.',
    other: 'They were set aside, untouched, so that everything else works. A newer version of the app may be able to read them.',
  }),
});
