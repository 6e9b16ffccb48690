// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { forgetAccount, forgetGuest, saveAccount, saveGuest, saveQuickLanguage } from '../../../src/data/device.ts';

/** The page's inline script, which requests files before the app's first file has loaded, as a build writes it. */

const page = readFileSync('index.html', 'utf8');
const words = { de: { file: '/assets/language-de.js', words: { loading: 'Lädt' } } };

/** Runs the inline script; returns the files that it requests. */
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

it('requests the sign-in screen’s files if the device knows nobody, and the family screens’ files if it does', async () => {
  expect(asked()).toEqual(['modulepreload /assets/Auth.js']);
  await saveAccount({ id: 'a', email: 'robin@example.com', adultName: 'Robin' });
  expect(asked()).toEqual(['modulepreload /assets/family.js']);
  await forgetAccount();
  await saveGuest({ id: 'b', mark: 'm', stage: 'here', apart: [], moving: null });
  expect(asked()).toEqual(['modulepreload /assets/family.js']);
  await forgetGuest();
  expect(asked()).toEqual(['modulepreload /assets/Auth.js']);
});

it('requests the texts of the chosen language, and shows its own texts in it', () => {
  saveQuickLanguage('de');
  expect(asked()).toEqual(['modulepreload /assets/Auth.js', 'modulepreload /assets/language-de.js']);
  expect(document.body.textContent).toBe('Lädt');
});
