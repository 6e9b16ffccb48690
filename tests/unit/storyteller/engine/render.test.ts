import { expect, test } from 'vitest';
import { render, type Scope } from '../../../../src/storyteller/engine/wording/render.ts';

const withThing = (text: string, number: 'one' | 'many'): Scope => ({ words: {}, things: { noted: { text, number, easy: true } }, is: {} });

test.each([
  ['{Noted} waves.', 'Your socks wave.', 'Your sock waves.'],
  [
    '{Noted} is there, and {noted} goes home.',
    'Your socks are there, and your socks goes home.',
    'Your sock is there, and your sock goes home.',
  ],
  [
    '“Yes!” {Noted} goes in. {Noted} has room.',
    '“Yes!” Your socks go in. Your socks have room.',
    '“Yes!” Your sock goes in. Your sock has room.',
  ],
  ['{Noted} lies there. {Noted} flies.', 'Your socks lie there. Your socks fly.', 'Your sock lies there. Your sock flies.'],
  ['{Noted} always fits.', 'Your socks always fits.', 'Your sock always fits.'],
])('a verb right behind its subject agrees with it: %s', (template, several, single) => {
  expect(render(template, withThing('your socks', 'many'))).toBe(several);
  expect(render(template, withThing('your sock', 'one'))).toBe(single);
});
