import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/domain/limits.ts';
import { type Said, standing, withoutSaid } from '../../../../src/domain/steps/said.ts';

const said = (words: string, intent = 'loved'): Said => ({ intent, words });

describe('[BEY-10] the taps that are still in a note', () => {
  test('are those whose sentence is still there', () => {
    expect(standing([said('Super.'), said('Toll.')], 'Heute: Toll.')).toEqual([said('Toll.')]);
    expect(standing([said('')], 'Heute: Toll.')).toEqual([]);
  });

  test('are listed once, as last tapped; the same sentence may have two meanings', () => {
    const again = { ...said('Toll.'), option: 'the boat' };
    expect(standing([said('Toll.'), said('Super.'), again], 'Toll. Super.')).toEqual([said('Super.'), again]);
    expect(standing([said('Toll.'), said('Toll.', 'found')], 'Toll.')).toHaveLength(2);
  });

  test('are the newest if there are too many', () => {
    const many = Array.from({ length: limits.said.max + 2 }, (_, n) => said(`<${n}>`));
    const text = many.map(({ words }) => words).join('');
    expect(standing(many, text)).toEqual(many.slice(2));
  });

  test('are replaced by spaces of equal length, so that the adult’s own words keep their positions', () => {
    expect(withoutSaid('Toll. Mia sang. Toll.', [said('Toll.')])).toBe('      Mia sang.      ');
    expect(withoutSaid('Toll. Super.', [said('Toll.'), said('Super.')])).toBe(' '.repeat(12));
    expect(withoutSaid('Mia sang.', [said('')])).toBe('Mia sang.');
    expect(withoutSaid('Mia sang.', [])).toBe('Mia sang.');
  });
});
