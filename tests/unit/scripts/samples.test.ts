import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { printedAnew, sampleFiles } from '../../../scripts/story/samples.ts';

test.each(sampleFiles().map((file) => [basename(file), file]))(
  'the sample %s is told as a family would hear it today (else: npm run samples)',
  async (_, file) => {
    expect(readFileSync(file, 'utf8')).toBe(await printedAnew(file));
  },
);

test('every sample but the readings names the command that prints it', () => {
  expect(sampleFiles().length).toBeGreaterThanOrEqual(9);
});
