import { count, namespace, params } from './i18n.ts';

/** What the design system's controls say by themselves. */
export const controlWords = namespace('controls', {
  /** Behind a label. */
  optional: '(optional)',
  edit: params('Edit {what}'),
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  dismiss: 'Dismiss',
  actions: 'Actions',
  more: 'Show all of it',
  less: 'Show less',
  percent: params('{value}%'),
  stars: count({ one: '{count} star', other: '{count} stars' }),
  tooMany: count({ one: '{count} too many', other: '{count} too many' }),
});

/** `150%`, of 1.5. */
export function percentOf(ratio: number): string {
  return controlWords.get().percent({ value: Math.round(ratio * 100) });
}
