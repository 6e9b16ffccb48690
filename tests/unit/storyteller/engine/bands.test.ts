import { describe, expect, test } from 'vitest';
import { bandOf, said } from '../../../../src/storyteller/engine/bands.ts';

describe('a text is told to a younger listener without what stands in brackets', () => {
  test.each([
    ['It rains. [It pours.] Come in.', 'It rains. Come in.'],
    ['It rains [and pours]. Come in.', 'It rains. Come in.'],
    ['It rains.\n\n[It pours.] Come in.', 'It rains.\n\n Come in.'],
    ['It rains.\n\n[It pours.]\n\nCome in.', 'It rains.\n\nCome in.'],
    ['[It rains.] Come in.', 'Come in.'],
  ])('and paragraphs stay apart: %j', (little, told) => {
    expect(said({ little, text: 'x' }, bandOf(2))).toBe(told);
    expect(said({ little, text: 'x' }, bandOf(4))).toBe(little.replaceAll(/[[\]]/g, ''));
  });
});
