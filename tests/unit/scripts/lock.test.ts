import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptionals } from '../../../scripts/lock.ts';

test('the lock file contains the optional packages of all platforms, so that npm ci works on all of them', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof missingOptionals>[0];
  expect(Object.keys(missingOptionals(lock))).toEqual([]);
});

test('a missing platform package is found, with its platform taken from the name', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { '@tool/linux-arm64-musl': '^1.2.3' } } } };
  expect(missingOptionals(lock)).toEqual({
    'node_modules/@tool/linux-arm64-musl': { version: '1.2.3', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  });
});

test('a package next to its user or above it is not missing', () => {
  const lock = {
    packages: { 'node_modules/a/node_modules/tool': { optionalDependencies: { opt: '1.0.0' } }, 'node_modules/opt': { version: '1.0.0' } },
  };
  expect(missingOptionals(lock)).toEqual({});
});
