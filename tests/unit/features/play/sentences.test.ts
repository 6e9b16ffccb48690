import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSayable, splitSentences } from '../../../../src/features/play/aloud/sentences.ts';

const said = (text: string, lang?: string): string[] => splitSentences(text, lang).map((sentence) => sentence.trim());

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser of 2023 without Intl.Segmenter. */
function withoutSegmenter(): void {
  vi.stubGlobal('Intl', {});
}

describe.each([
  ['with the browser’s own knowledge of sentences', () => undefined],
  ['in a browser without it', withoutSegmenter],
])('sentences %s', (_, prepare) => {
  test('end at full stops, question marks and exclamation marks', () => {
    prepare();
    expect(said('Bang, bang! All the doors shut. Do we look so bad?')).toEqual([
      'Bang, bang!',
      'All the doors shut.',
      'Do we look so bad?',
    ]);
  });

  test('contain their quotes and who said them', () => {
    prepare();
    expect(said('“They came for buttons,” says the town. “Come in, come in!” Well done, Tom.')).toEqual([
      '“They came for buttons,” says the town.',
      '“Come in, come in!”',
      'Well done, Tom.',
    ]);
    expect(said('“Stop!” said Tom. “Why?” asked Mia.')).toEqual(['“Stop!” said Tom.', '“Why?” asked Mia.']);
    expect(said('"Is it you?" it says. \'It is.\'')).toEqual(['"Is it you?" it says.', "'It is.'"]);
  });

  test('do not end at an abbreviation, an initial or a number', () => {
    prepare();
    expect(said('Mr. Fox knows Dr. Owl. They met on St. Ives hill.')).toEqual(['Mr. Fox knows Dr. Owl.', 'They met on St. Ives hill.']);
    expect(said('J. Silver took things, e.g. Spoons. Then he slept.')).toEqual(['J. Silver took things, e.g. Spoons.', 'Then he slept.']);
    expect(said('Am 3. Mai kam der Bär, z. B. Bruno. Er brummte.', 'de')).toEqual(['Am 3. Mai kam der Bär, z. B. Bruno.', 'Er brummte.']);
  });

  test('include an ellipsis', () => {
    prepare();
    expect(said('Wait... what is that? Hush.')).toEqual(['Wait... what is that?', 'Hush.']);
    expect(said('Small, small … and gone. Good night.').at(-1)).toBe('Good night.');
    expect(said('… … …').length).toBeLessThan(2);
  });

  test('end in other languages too', () => {
    prepare();
    expect(said('¿Quién es? ¡Soy yo! Entra.', 'es')).toEqual(['¿Quién es?', '¡Soy yo!', 'Entra.']);
    expect(said('海が見えます。船は小さいです。行こう！', 'ja')).toEqual(['海が見えます。', '船は小さいです。', '行こう！']);
    expect(said('من هناك؟ أنا هنا.', 'ar')).toEqual(['من هناك؟', 'أنا هنا.']);
    expect(said('« Qui est là ? » demande-t-il. Personne.', 'fr').at(-1)).toBe('Personne.');
  });

  test('without an end are cut at a suitable place, and no emoji is split', () => {
    prepare();
    const endless = said(`${'the waves go up and down, '.repeat(40)}and then they sleep`);
    expect(Math.max(...endless.map((sentence) => sentence.length))).toBeLessThanOrEqual(240);
    expect(endless.slice(0, -1).every((sentence) => sentence.endsWith(','))).toBe(true);
    for (const piece of splitSentences('🐙'.repeat(300))) expect(piece.isWellFormed?.() ?? true).toBe(true);
  });

  test('joined again are exactly the text, whatever it is', () => {
    prepare();
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.stringMatching(/^([A-Za-z]{1,8}[.!?…,]{0,2}["”)]? ?){0,60}$/)),
        (text) => {
          expect(splitSentences(text).join('')).toBe(text);
        },
      ),
    );
  });
});

test('of punctuation alone are not read aloud', () => {
  expect(isSayable('* * *')).toBe(false);
  expect(isSayable('…!')).toBe(false);
  expect(isSayable('3')).toBe(true);
  expect(isSayable('海')).toBe(true);
});
