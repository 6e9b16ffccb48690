import { afterAll, vi } from 'vitest';

// For busy machines: waiting for a state may take as long as a test may, instead of the default second.
const timeoutMs = 15_000;

const { waitFor } = vi;
vi.waitFor = (look, options) => waitFor(look, options ?? { timeout: timeoutMs });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: timeoutMs });
  // What the app keeps in modules (stores, timers, the language) is no other file's.
  afterAll(() => vi.resetModules());
}
