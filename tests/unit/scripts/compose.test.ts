import { expect, it } from 'vitest';
import { interpolate } from '../../../scripts/image/compose.ts';

it('every variable in compose.yaml is set from outside, has a default, or has an error message', () => {
  const text = `a: \${NAME:-otherwise}\nb: x\${SECRET:?a password of letters and digits}y`;
  expect(interpolate(text, { SECRET: 'abc' })).toBe('a: otherwise\nb: xabcy');
  expect(interpolate(text, { SECRET: 'abc', NAME: 'named' })).toBe('a: named\nb: xabcy');
  expect(() => interpolate(text, { SECRET: '' })).toThrow('SECRET is missing: a password of letters and digits');
});
