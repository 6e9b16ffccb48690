import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Features that are newer than the oldest supported browser (Chrome 109) and that the build does not add. */
const tooNew =
  /\.(?:toSorted|toSpliced|toReversed)\(|\bObject\.groupBy\(|\bArray\.fromAsync\(|\bPromise\.withResolvers\(|\bAbortSignal\.any\(/;

it('the app only uses features that the oldest supported browsers have', () => {
  const root = resolve(import.meta.dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => tooNew.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
