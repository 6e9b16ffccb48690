import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { issueWords } from '../../../../src/domain/contracts/story-issue.ts';

/** Why a body is invalid, for each kind of schema error. */

const whyOf = (schema: z.ZodMiniType, body: unknown): string => {
  const parsed = schema.safeParse(body);
  return parsed.success ? 'fits' : issueWords(parsed.error.issues[0], body);
};

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['another kind of body', z.string(), 7, 'The body: must be a text, not a number'],
  ['a word for a whole number', z.object({ n: z.int() }), { n: 'x' }, 'n: must be a number, not a text'],
  ['a broken number', z.object({ n: z.int() }), { n: 1.5 }, 'n: must be a whole number'],
  ['a name nobody knows', z.strictObject({ a: z.string() }), { a: '', b: 1, c: 2 }, 'The body: does not know b, c'],
  ['a form nobody knows', z.object({ a: z.string().check(z.refine(() => false)) }), { a: '' }, 'a: has a form that is not known'],
  ['what a check says', z.object({ a: z.string().check(z.refine(() => false, 'is too blue')) }), { a: '' }, 'a: is too blue'],
  ['few entries', z.object({ a: z.array(z.string()).check(z.minLength(2)) }), { a: ['x'] }, 'a: must have at least 2 entries'],
  [
    'neither shape',
    z.union([z.object({ a: z.string() }), z.enum(['x'])]),
    { a: 7 },
    'The body: must be an object of the right form or an object of the right form',
  ],
  ['neither kind', z.union([z.string(), z.boolean()]), 7, 'The body: must be a text or true or false'],
])('%s', (_what, schema, body, words) => {
  expect(whyOf(schema, body)).toBe(words);
});

test('without an issue there is a general message', () => {
  expect(issueWords(undefined, {})).toBe('The body does not fit');
});
