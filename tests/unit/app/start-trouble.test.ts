// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';

/** The page's last inline script, which says that the app can't be started. */

const page = readFileSync('index.html', 'utf8');

/** The page as index.html paints it, with that script running. */
function paint(): HTMLElement {
  const script = [...page.matchAll(/<script>(.*?)<\/script>/gs)].at(-1)?.[1] ?? '';
  document.body.innerHTML = /<body>(.*?)<script>/s.exec(page)?.[1] ?? '';
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text
  new Function(script)();
  const words = document.querySelector<HTMLElement>('.shell-words');
  if (words === null) throw new Error('index.html paints no words.');
  return words;
}

// By this property the page recognises a browser that runs modules; jsdom lacks it.
beforeAll(() => Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true }));

it('a start that fails is said, with a button that loads the app again', () => {
  const words = paint();
  expect(words.getAttribute('role')).toBeNull();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(words.getAttribute('role')).toBe('alert');
  expect(words.querySelector('[data-say=trouble]')).not.toBeNull();
  expect(words.querySelector('button[data-say=again]')).not.toBeNull();
});

/** A stylesheet of the page that can't be loaded. */
function failStylesheet(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.body.append(link);
  link.dispatchEvent(new Event('error'));
}

it('a stylesheet that fails is said, and the app does not draw itself over that', () => {
  const words = paint();
  failStylesheet();
  expect(words.getAttribute('role')).toBe('alert');
  expect(words.querySelector('button[data-say=again]')).not.toBeNull();
  expect(document.getElementById('root')).toBeNull();
});

it('what fails once the app has drawn itself is left to the app', () => {
  paint();
  const root = document.getElementById('root');
  if (root !== null) root.innerHTML = '<main>The dashboard</main>';
  window.dispatchEvent(new Event('unhandledrejection'));
  failStylesheet();
  expect(root?.textContent).toBe('The dashboard');
  expect(root?.id).toBe('root');
});
