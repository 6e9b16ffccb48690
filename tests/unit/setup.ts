import { afterAll, vi } from 'vitest';

// For busy machines: waiting for a state may take as long as a test may, instead of the default second.
const timeoutMs = 15_000;

const { waitFor } = vi;
vi.waitFor = (look, options) => waitFor(look, options ?? { timeout: timeoutMs });

if (typeof document !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/dom');
  const { answerQuickly } = await import('./computed-style.ts');
  answerQuickly();
  configure({
    asyncUtilTimeout: timeoutMs,
    // The page is printed for the error that a test fails with, and not for each one that a wait for an element ends with.
    getElementError: (message, container) => {
      const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
      const print = (): string => [message ?? '', prettyDOM(container) || ''].filter((part) => part !== '').join('\n\n');
      return Object.defineProperty(error, 'message', { configurable: true, get: print });
    },
  });
  // What the app keeps in modules (stores, timers, the language), and what a test has left on the page, is no other file's.
  afterAll(async () => {
    // Code that a page has begun to load has to arrive before the page is taken away, or its failure would belong to no test.
    await vi.dynamicImportSettled();
    vi.resetModules();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
}
