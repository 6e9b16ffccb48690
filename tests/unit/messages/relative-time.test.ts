import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { switchLanguage } from '../../../src/messages/i18n.ts';
import de from '../../../src/messages/languages/de.ts';
import { relativeTime } from '../../../src/messages/shared/relative-time.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

afterEach(() => switchLanguage('en', 'en', null));

describe('how long ago', () => {
  test.each([
    [0, 'just now'],
    [59 * second, 'just now'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [5 * minute, '5 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '1 week ago'],
    [30 * day - 1, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [365 * day - 1, '12 months ago'],
    [365 * day, '1 year ago'],
    [800 * day, '2 years ago'],
  ])('[CARD-01] %d ms is %j', (ms, words) => {
    expect(relativeTime(now - ms, now)).toBe(words);
  });

  test('[CARD-01] a time in this device’s future, from another with a fast clock, is just now', () => {
    for (const ahead of [1, minute, day, 400 * day]) expect(relativeTime(now + ahead, now)).toBe('just now');
  });

  test('[CARD-01] is never zero of a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 * 24 * 3600 }), (seconds) => {
        expect(relativeTime(now - seconds * second, now)).toMatch(
          /^(just now|1 (year|month|week|day|hour|minute) ago|([2-9]|\d\d+) \w+s ago)$/,
        );
      }),
    );
  });

  test('[BEY-10] in other languages', () => {
    switchLanguage('de', 'de', de);
    expect(relativeTime(now - minute, now)).toBe('vor 1 Minute');
    expect(relativeTime(now - 3 * day, now)).toBe('vor 3 Tagen');
    expect(relativeTime(now, now)).toBe('gerade eben');
  });
});
