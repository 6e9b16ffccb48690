import { PassThrough } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drainBody } from '../../../server/http/app.ts';

test('the rest of a body is read even if an earlier reader has paused', async () => {
  // The clock stands still, so that the timeout can't end it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const incoming = new PassThrough({ highWaterMark: 64 });
  incoming.on('data', () => incoming.pause());
  const drained = drainBody(incoming as unknown as HttpBindings['incoming']);
  for (let piece = 0; piece < 10; piece += 1) incoming.write('x'.repeat(64));
  incoming.end();
  await drained;
  expect(incoming.readableEnded).toBe(true);
}, 5_000);
