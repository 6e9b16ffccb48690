import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packTale, tokensOf, withoutNotes } from '../../../build/packed-words.ts';
import { taleFiles } from '../../../scripts/tales/library.ts';
import { codeOf, longs, packedTale, shorts } from '../../../src/storyteller/words/packed.ts';
import pieces from '../../../src/storyteller/words/pieces.json' with { type: 'json' };

const tales = taleFiles().map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);

test('every tale that a build packs is unpacked exactly as it stands in its file, but for the notes to its checker', () => {
  expect(tales.length).toBeGreaterThan(50);
  for (const tale of tales) {
    const packed = packTale(tale);
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(tale).length);
    expect(JSON.stringify(packedTale(...packed))).toBe(JSON.stringify(withoutNotes(tale)));
  }
});

test('what only the checker of a tale reads is not packed', () => {
  const tale = { id: 'a', extras: ['gull'], things: [{ id: 'oil', name: 'the oil', words: ['oil'] }], title: 'A' };
  expect(packedTale(...packTale(tale))).toEqual({ id: 'a', things: [{ id: 'oil', name: 'the oil' }], title: 'A' });
});

test('a packed tale can be chosen without being unpacked', () => {
  const [known, others] = packTale(tales[0] as Record<string, unknown>);
  const unreadable = packedTale(known, others, 'no JSON') as Record<string, unknown>;
  expect(unreadable).toMatchObject({ id: tales[0]?.['id'], theme: tales[0]?.['theme'], season: tales[0]?.['season'] });
  expect(() => unreadable['title']).toThrow('JSON');
});

test('every piece of the table has a character of its own and can occur in a text', () => {
  expect(pieces.length).toBeLessThanOrEqual(shorts + longs);
  expect(new Set(pieces).size).toBe(pieces.length);
  expect(new Set(pieces.map((_, index) => codeOf(index))).size).toBe(pieces.length);
  for (const piece of pieces) expect(tokensOf(piece)).toEqual([piece]);
});

test('a text that contains the character of a piece is not packed', () => {
  expect(() => packTale({ title: `a${codeOf(3)}b` })).toThrow('no tale can hold it');
  expect(() => packTale({ title: `a${codeOf(shorts + 3)}b` })).toThrow('no tale can hold it');
});
