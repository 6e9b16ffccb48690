import { describe, expect, test } from 'vitest';
import { bandOf, wordingFor } from '../../../../src/storyteller/engine/bands.ts';

describe('a text is told to a younger listener without what stands in brackets', () => {
  test.each([
    ['It rains. [It pours.] Come in.', 'It rains. Come in.'],
    ['It rains [and pours]. Come in.', 'It rains. Come in.'],
    ['It rains.\n\n[It pours.] Come in.', 'It rains.\n\n Come in.'],
    ['It rains.\n\n[It pours.]\n\nCome in.', 'It rains.\n\nCome in.'],
    ['[It rains.] Come in.', 'Come in.'],
    ['[It rains, but] come in.', 'Come in.'],
    ['“It is me.” [It rains, and] he comes in.', '“It is me.” He comes in.'],
  ])('and paragraphs stay apart: %j', (little, told) => {
    expect(wordingFor({ little, text: 'x' }, bandOf(2))).toBe(told);
    expect(wordingFor({ little, text: 'x' }, bandOf(4))).toBe(little.replaceAll(/[[\]]/g, ''));
  });
});
