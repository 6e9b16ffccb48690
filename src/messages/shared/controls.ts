import { count, namespace, params } from '../i18n.ts';

/** The design system's own texts. */
export const controlWords = namespace('controls', {
  /** Shown after a label. */
  optional: '(optional)',
  edit: params('Edit {what}'),
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  dismiss: 'Dismiss',
  notHere: 'This can’t be opened yet',
  notHereText: 'A part of Play Venture is not on this device yet. Try again with a connection; if that is no help, reload the page.',
  more: 'Show all of it',
  less: 'Show less',
  percent: params('{value}%'),
  stars: count({ one: '{count} star', other: '{count} stars' }),
  tooMany: count({ one: '{count} too many', other: '{count} too many' }),
});

/** `150%`, for 1.5. */
export function percentOf(ratio: number): string {
  return controlWords.get().percent({ value: Math.round(ratio * 100) });
}
