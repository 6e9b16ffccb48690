import { locale, namespace } from '../i18n.ts';

export const timeWords = namespace('time', { justNow: 'just now' });

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** `5 minutes ago`. Less than a minute ago, or a time in this device's future, is `just now`. Times in ms. */
export function relativeTime(then: number, now: number): string {
  const seconds = Math.floor((now - then) / 1000);
  for (const [unit, size] of units) {
    if (seconds < size) continue;
    return new Intl.RelativeTimeFormat(locale.get(), { numeric: 'always' }).format(-Math.floor(seconds / size), unit);
  }
  return timeWords.get().justNow;
}
