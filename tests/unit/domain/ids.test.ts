import { expect, test } from 'vitest';
import { isUuid } from '../../../src/domain/ids.ts';

const id = '3f2b8a10-9c4d-4e7f-8a6b-0d1e2f3a4b5c';

test('[PLAY-16] a UUID is recognised in upper and lower case', () => {
  expect(isUuid(id)).toBe(true);
  expect(isUuid(id.toUpperCase())).toBe(true);
});

test.each(['', 'adventure-1', '123', `${id} `, `${id}\n`, id.replaceAll('-', ''), `{${id}}`, `${id}0`])(
  '[PLAY-16] %j is not a valid UUID',
  (value) => {
    expect(isUuid(value)).toBe(false);
  },
);
