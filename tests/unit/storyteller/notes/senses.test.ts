import { expect, it } from 'vitest';
import { usesOf } from '../../../../src/storyteller/notes/learned/senses.ts';
import { tokensOf } from '../../../../src/storyteller/notes/tokens.ts';

it('[BEY-05] a word and a saying are known by what they are used for', () => {
  const used = (note: string) => usesOf(tokensOf(note, [])).map((uses) => [...uses]);
  expect(used('whittled')).toEqual([['make']]);
  expect(used('carries on')[0]).toContain('move');
  const [, cats, , dogs] = used('raining cats and dogs');
  expect([cats, dogs]).toEqual([['weather said'], ['weather said']]);
});
