import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What came into browsers after the oldest that the build is for (Chrome 109), and is not put in by it. */
const tooNew =
  /\.(?:toSorted|toSpliced|toReversed)\(|\bObject\.groupBy\(|\bArray\.fromAsync\(|\bPromise\.withResolvers\(|\bAbortSignal\.any\(/;

it('the app uses nothing that the oldest browsers it runs in do not have', () => {
  const root = resolve(import.meta.dirname, '../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => tooNew.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
