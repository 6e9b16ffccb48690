import { describe, expect, test } from 'vitest';
import { bandFor, bandOf, wordingFor } from '../../../../src/storyteller/engine/bands.ts';

describe('a text is told to a younger listener without what stands in brackets', () => {
  test.each([
    ['It rains. [It pours.] Come in.', 'It rains. Come in.'],
    ['It rains [and pours]. Come in.', 'It rains. Come in.'],
    ['It rains.\n\n[It pours.] Come in.', 'It rains.\n\n Come in.'],
    ['It rains.\n\n[It pours.]\n\nCome in.', 'It rains.\n\nCome in.'],
    ['[It rains.] Come in.', 'Come in.'],
    ['[It rains, but] come in.', 'Come in.'],
    ['It rains. So [take off your boots, and ]come in.', 'It rains. So come in.'],
    ['It rains! [“And how!” ]Come in.', 'It rains! Come in.'],
    ['It rains[, and pours], so come in.', 'It rains, so come in.'],
    ['“It is me.” [It rains, and] he comes in.', '“It is me.” He comes in.'],
  ])('and paragraphs stay apart: %j', (little, told) => {
    expect(wordingFor({ little, text: 'x' }, bandOf(2))).toBe(told);
    expect(wordingFor({ little, text: 'x' }, bandOf(4))).toBe(little.replaceAll(/[[\]]/g, ''));
  });
});

describe('[BEY-05] a story for children of several ages', () => {
  test.each([
    [[6], '5-6'],
    [[3, 5], '3-4'],
    [[4, 7], '3-4'],
    [[3, 8], '3-4'],
    [[3, 3, 9], '3-4'],
    [[4, 8], '5-6'],
    [[4, 7, 9], '3-4'],
    [[4, 8, 9], '5-6'],
    [[2, 6], '3-4'],
    [[5, 9], '7-9'],
    [[7, 12], '7-9'],
    [[9, 13], '10-12'],
    [[18], '13-18'],
  ])('is told to %j in the words of %s', (ages, band) => {
    expect(bandFor(ages).name).toBe(band);
  });
});
