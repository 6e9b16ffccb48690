import { afterEach, describe, expect, test } from 'vitest';
import { count, namespace, params, switchLanguage, type TranslationOf } from '../../../src/messages/i18n.ts';
import { languages } from '../../../src/messages/languages.ts';

const words = namespace('test', {
  plain: 'Hello',
  lights: { day: 'Day', night: 'Night' },
  step: params('Step {step} of {total}'),
  steps: count({ one: '{count} step', other: '{count} steps' }),
  told: count({ one: 'One step of {tale} is told', other: '{count} steps of {tale} are told' }),
});

const german = {
  plain: 'Hallo',
  lights: { day: 'Tag', night: 'Nacht' },
  step: 'Von {total} Schritten der {step}.',
  steps: { one: 'ein Schritt', other: '{count} Schritte' },
  told: { one: 'Ein Schritt von {tale} ist erzählt', other: '{count} Schritte von {tale} sind erzählt' },
} satisfies TranslationOf<typeof words>;

afterEach(() => switchLanguage('en', 'en', null));

describe('[BEY-10] messages', () => {
  test('use the language’s plural rules', () => {
    const t = words.get();
    expect([0, 1, 2].map((n) => t.steps(n))).toEqual(['0 steps', '1 step', '2 steps']);
    switchLanguage('de', 'de-AT', { test: german });
    expect([0, 1, 2].map((n) => words.get().steps(n))).toEqual(['0 Schritte', 'ein Schritt', '2 Schritte']);
  });

  test('fill in values where the language has its placeholders', () => {
    expect(words.get().step({ step: 2, total: 8 })).toBe('Step 2 of 8');
    switchLanguage('de', 'de', { test: german });
    expect(words.get().step({ step: 2, total: 8 })).toBe('Von 8 Schritten der 2.');
    expect(words.get().told(1, { tale: 'Toad' })).toBe('Ein Schritt von Toad ist erzählt');
    expect(words.get().lights.night).toBe('Nacht');
  });

  test('insert what a family has typed unchanged', () => {
    expect(words.get().told(2, { tale: '{count} $& $1' })).toBe('2 steps of {count} $& $1 are told');
  });

  test('format large numbers in the language, and small ones without separators', () => {
    expect(words.get().steps(1000)).toBe('1000 steps');
    expect(words.get().steps(12_500)).toBe('12,500 steps');
    switchLanguage('de', 'de', { test: german });
    expect(words.get().steps(12_500)).toBe('12.500 Schritte');
  });

  test.each(languages)('format a number below 10,000 like Intl does for %s', (tag) => {
    switchLanguage(tag, tag, tag === 'en' ? null : { test: german });
    const format = new Intl.NumberFormat(tag, { useGrouping: 'min2' });
    for (const n of [0, 7, 1_000, 9_999, 10_000]) expect(words.get().step({ step: n, total: 8 })).toContain(format.format(n));
    expect(words.get().step({ step: 0.5, total: -3 })).toContain(format.format(0.5));
  });

  test('inform listeners of a change of language', () => {
    const heard: string[] = [];
    const stop = words.listen(() => heard.push(words.get().plain));
    switchLanguage('de', 'de', { test: german });
    switchLanguage('en', 'en', null);
    stop();
    expect(heard).toEqual(['Hallo', 'Hello']);
  });

  test('are checked for their placeholders by the compiler', () => {
    const wrong = [
      // @ts-expect-error: {total} is missing
      { ...german, step: 'Schritt {step}' } satisfies TranslationOf<typeof words>,
      // @ts-expect-error: a misspelt place
      { ...german, told: { other: '{count} Schritte von {tail}' } } satisfies TranslationOf<typeof words>,
      // @ts-expect-error: no form for any number
      { ...german, steps: { one: 'ein Schritt' } } satisfies TranslationOf<typeof words>,
      // @ts-expect-error: a key that English does not have
      { ...german, goodbye: 'Tschüss' } satisfies TranslationOf<typeof words>,
      // @ts-expect-error: a code without words
      { ...german, lights: { day: 'Tag' } } satisfies TranslationOf<typeof words>,
    ];
    // @ts-expect-error: a value is missing
    expect(words.get().step({ step: 1 })).toBe('Step 1 of {total}');
    expect(wrong).toHaveLength(5);
  });
});
