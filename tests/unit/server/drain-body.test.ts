import { PassThrough } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drainBody } from '../../../server/app.ts';

test('what is still coming is heard out, though whoever read of it before has stopped', async () => {
  // Nobody moves the clock: what ends only by its patience never ends here.
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
