import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';
import { type Said, standing, withoutSaid } from '../../../src/domain/said.ts';

const said = (words: string, intent = 'loved'): Said => ({ intent, words });

describe('[BEY-10] what taps have said, of what stands in a note', () => {
  test('is what still stands there', () => {
    expect(standing([said('Super.'), said('Toll.')], 'Heute: Toll.')).toEqual([said('Toll.')]);
    expect(standing([said('')], 'Heute: Toll.')).toEqual([]);
  });

  test('is each once, as it was said last; the same words may mean two things', () => {
    const again = { ...said('Toll.'), option: 'the boat' };
    expect(standing([said('Toll.'), said('Super.'), again], 'Toll. Super.')).toEqual([said('Super.'), again]);
    expect(standing([said('Toll.'), said('Toll.', 'found')], 'Toll.')).toHaveLength(2);
  });

  test('is the newest of too many', () => {
    const many = Array.from({ length: limits.said.max + 2 }, (_, n) => said(`<${n}>`));
    const text = many.map(({ words }) => words).join('');
    expect(standing(many, text)).toEqual(many.slice(2));
  });

  test('leaves blanks of its length, wherever it stands: the adult’s own words keep their places', () => {
    expect(withoutSaid('Toll. Mia sang. Toll.', [said('Toll.')])).toBe('      Mia sang.      ');
    expect(withoutSaid('Toll. Super.', [said('Toll.'), said('Super.')])).toBe(' '.repeat(12));
    expect(withoutSaid('Mia sang.', [said('')])).toBe('Mia sang.');
    expect(withoutSaid('Mia sang.', [])).toBe('Mia sang.');
  });
});
