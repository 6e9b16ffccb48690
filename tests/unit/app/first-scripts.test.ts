// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { forgetAccount, forgetGuest, saveAccount, saveGuest, saveQuickLanguage } from '../../../src/data/device.ts';

/** What the page's own script asks for before the app's first file has come, as a build writes them. */

const page = readFileSync('index.html', 'utf8');
const words = { de: { file: '/assets/language-de.js', words: { loading: 'Lädt' } } };

/** Runs what stands before the app in the page; answers the files that it asks for. */
function asked(): string[] {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p data-say="loading"></p>';
  const scripts = page.slice(0, page.indexOf('<script type="module"')).matchAll(/<script>(.*?)<\/script>/gs);
  const built = [...scripts]
    .map(([, script]) => script)
    .join('\n')
    .replace('SHELL_WORDS', JSON.stringify(words))
    .replace('SIGN_IN_FILES', JSON.stringify(['/assets/Auth.js']))
    .replace('FAMILY_FILES', JSON.stringify(['/assets/family.js']));
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text
  new Function(built)();
  return [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

afterEach(() => localStorage.clear());

it('asks for the sign-in’s files where nobody is known on the device, and for the family’s where one is', async () => {
  expect(asked()).toEqual(['modulepreload /assets/Auth.js']);
  await saveAccount({ id: 'a', email: 'robin@example.com', adultName: 'Robin' });
  expect(asked()).toEqual(['modulepreload /assets/family.js']);
  await forgetAccount();
  await saveGuest({ id: 'b', mark: 'm', stage: 'here', apart: [], moving: null });
  expect(asked()).toEqual(['modulepreload /assets/family.js']);
  await forgetGuest();
  expect(asked()).toEqual(['modulepreload /assets/Auth.js']);
});

it('asks for the words of the language that is set, and says its own in it', () => {
  saveQuickLanguage('de');
  expect(asked()).toEqual(['modulepreload /assets/Auth.js', 'modulepreload /assets/language-de.js']);
  expect(document.body.textContent).toBe('Lädt');
});
