// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { pageData } from '../../../build/page-data.ts';
import { forgetAccount, forgetGuest, saveAccount, saveGuest, saveQuickLanguage } from '../../../src/data/device.ts';
import { shellWords } from '../../../src/messages/app/shell.ts';

/** The page's inline script, which requests files before the app's first file has loaded, as a build writes it. */

const page = readFileSync('index.html', 'utf8');
const given = [
  pageData('first-files', { signIn: ['/assets/Auth.js'], family: ['/assets/family.js'] }, 'head-prepend'),
  pageData(
    'shell-words',
    { en: { file: null, words: { loading: 'Loading' } }, de: { file: '/assets/language-de.js', words: { loading: 'Lädt <b>' } } },
    'body-prepend',
  ),
];

/** Runs the inline script; returns the files that it requests. */
function asked(): string[] {
  document.head.innerHTML = given
    .map(({ attrs, children }) => `<script type="${attrs.type}" id="${attrs.id}">${children}</script>`)
    .join('');
  document.body.innerHTML = '<p data-say="loading"></p><template><p data-say="loading"></p></template>';
  const scripts = page.slice(0, page.indexOf('<script type="module"')).matchAll(/<script>(.*?)<\/script>/gs);
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text
  new Function([...scripts].map(([, script]) => script).join('\n'))();
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
  expect(document.querySelector('p')?.textContent).toBe('Lädt <b>');
  expect(document.querySelector('template')?.content.textContent).toBe('Lädt <b>');
});

it('shows its texts in English where no language fits', () => {
  saveQuickLanguage(null);
  asked();
  expect(document.querySelector('p')?.textContent).toBe('Loading');
});

it('has each text that it shows before the app runs', () => {
  const shown = [...page.matchAll(/data-say="(\w+)"/g)].map(([, word]) => word);
  expect(new Set(shown)).toEqual(new Set(Object.keys(shellWords)));
});
