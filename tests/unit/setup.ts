import { vi } from 'vitest';

// A machine that is busy takes its time: a state is waited for as long as a test may take, not the second that is usual.
const timeoutMs = 15_000;

const { waitFor } = vi;
vi.waitFor = (look, options) => waitFor(look, options ?? { timeout: timeoutMs });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: timeoutMs });
}
