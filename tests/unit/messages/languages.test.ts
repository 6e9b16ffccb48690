import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { settingsWords } from '../../../src/messages/app/settings.ts';
import { locale, switchLanguage } from '../../../src/messages/i18n.ts';
import { languageFor, languageName, languages, speakLanguage } from '../../../src/messages/languages.ts';
import { sayFault } from '../../../src/messages/shared/faults.ts';
import { joinNames } from '../../../src/messages/shared/names.ts';
import { sayProblem } from '../../../src/messages/shared/problems.ts';

afterEach(() => switchLanguage('en', 'en', null));

/** All texts of English and every other language, by their names. */
const english = import.meta.glob<Record<string, unknown>>(
  ['../../../src/messages/**/*.ts', '!../../../src/messages/{languages,themes}/*.ts'],
  { eager: true },
);
const others = import.meta.glob<Record<string, unknown>>('../../../src/messages/languages/*.ts', { eager: true, import: 'default' });
const byTag = Object.entries(others).map(([file, words]) => [file.replace(/^.*\/|\.ts$/g, ''), words] as const);

type Namespace = { namespace: string; base: Record<string, unknown> };

const isNamespace = (value: unknown): value is Namespace => typeof value === 'object' && value !== null && 'namespace' in value;

/** All texts in a message, whatever its form. */
function textsOf(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (typeof message !== 'object' || message === null) return [];
  return Object.values('input' in message ? { input: message.input } : message).flatMap(textsOf);
}

const placesIn = (message: unknown): Set<string> => new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []));
const tagsIn = (message: unknown): string[] => textsOf(message).flatMap((text) => text.match(/<[^>]*>/g) ?? []);

const namespaces = Object.values(english)
  .flatMap((module) => Object.values(module))
  .filter(isNamespace);

describe('[BEY-10] every language', () => {
  test.each(byTag)('%s has only placeholders and markup that English has too', (_, words) => {
    expect(namespaces.length).toBeGreaterThan(30);
    for (const { namespace, base } of namespaces) {
      const own = words[namespace] as Record<string, unknown>;
      for (const [key, message] of Object.entries(base)) {
        const stray = [...placesIn(own[key])].filter((place) => place !== '{count}' && !placesIn(message).has(place));
        expect(stray, `${namespace}.${key}`).toEqual([]);
        expect(tagsIn(own[key]).length > 0, `${namespace}.${key}`).toBe(tagsIn(message).length > 0);
      }
    }
  });

  test.each(byTag)('%s leaves nothing untranslated', (_, words) => {
    for (const [namespace, own] of Object.entries(words)) {
      for (const [key, message] of Object.entries(own as Record<string, unknown>)) {
        expect(
          textsOf(message).every((text) => text.trim() !== ''),
          `${namespace}.${key}`,
        ).toBe(true);
      }
    }
  });

  test('has its own name', () => {
    expect(languages[0]).toBe('en');
    expect(languages.map(languageName)).toEqual(expect.arrayContaining(['English', 'Deutsch']));
  });
});

describe('[BEY-10] the interface’s language', () => {
  const known = ['en', 'de', 'pt-BR'];

  test.each([
    ['what is set', 'de', ['fr', 'en-GB'], 'de', 'de'],
    ['the browser’s first that is known', null, ['fr', 'de-AT', 'en'], 'de', 'de-AT'],
    ['English where none is known', null, ['fr', 'it'], 'en', 'en'],
    ['English where it comes first', null, ['en-GB', 'de'], 'en', 'en-GB'],
    ['a relative of what is asked for', null, ['pt-PT'], 'pt-BR', 'pt-PT'],
    ['the browser’s where what is set is not known any more', 'eo', ['de-DE'], 'de', 'de-DE'],
  ])('is %s', (_, chosen, wanted, language, written) => {
    expect(languageFor(chosen, wanted, known)).toEqual({ language, locale: written });
  });

  test('arrives with all its texts at once, and formats for the reader’s country', async () => {
    await speakLanguage({ language: 'de', locale: 'de-CH' });
    expect(settingsWords.get().title).toBe('Dieses Gerät');
    expect(locale.get()).toBe('de-CH');
    expect(joinNames(['Mia', 'Tom', 'Ada'])).toBe('Mia, Tom und Ada');
  });

  test('is the one requested last, however long an earlier one takes to load', async () => {
    await Promise.all([speakLanguage({ language: 'de', locale: 'de' }), speakLanguage({ language: 'en', locale: 'en' })]);
    expect(settingsWords.get().title).toBe('This device');
  });
});

describe('[BEY-10] a problem’s code', () => {
  test('has a text with the numbers of the limits, in any language', async () => {
    expect(sayProblem('password-too-short')).toBe(`Password must be at least ${limits.password.min} characters`);
    await speakLanguage({ language: 'de', locale: 'de' });
    expect(sayProblem('password-too-short')).toBe(`Das Passwort muss mindestens ${limits.password.min} Zeichen haben`);
    expect(sayProblem('age-out-of-range')).toBe('Das Alter muss zwischen 1 und 18 liegen');
  });

  test('can be combined with the name of the entry', async () => {
    const fault = { problem: 'age-out-of-range', whose: { list: 'children', name: 'Tom', index: 1 } } as const;
    expect(sayFault(fault)).toBe('Child “Tom”: Age must be between 1 and 18.');
    await speakLanguage({ language: 'de', locale: 'de' });
    expect(sayFault(fault)).toBe('Kind „Tom“: Das Alter muss zwischen 1 und 18 liegen.');
  });
});
