import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const named = [...readFileSync('build/chunks.ts', 'utf8').matchAll(/'(src\/[^']+)'/g)].map(([, path = '']) => path);

test('each folder and file of which a chunk is made exists: one that was moved would fall out of its chunk unnoticed', () => {
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
