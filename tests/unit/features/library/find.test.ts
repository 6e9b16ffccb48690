import { describe, expect, it } from 'vitest';
import type { AdventureSummary } from '../../../../src/data/read/parse.ts';
import { everything, findAdventures, findable, isEverything, themesOf, type Wanted } from '../../../../src/features/library/list/find.ts';
import { adventure, uuid } from '../../data/family.ts';

const zoe = { id: uuid(1), name: 'Zoë', age: 6, interests: [], limitations: null };

function summary(n: number, change: Partial<AdventureSummary>): AdventureSummary {
  return {
    ...adventure(),
    id: uuid(100 + n),
    participating_children: [],
    progress: { step: 1, total: 8 },
    hasKeepsake: false,
    playedAt: '2026-01-01T00:00:00.000Z',
    ...change,
  };
}

const library = [
  summary(1, { theme: 'pirates', custom_name: 'The Night Ship', status: 'active' }),
  summary(2, { theme: 'fairy-tale', status: 'completed', story_summary: 'A café in the woods.', participating_children: [zoe.id] }),
  summary(3, { theme: 'custom', custom_theme: 'The bakery on the moon', status: 'ended_early' }),
];

function found(wanted: Partial<Wanted>): number[] {
  return findAdventures(findable(library, [zoe]), { ...everything, ...wanted }).map((one) => library.indexOf(one) + 1);
}

describe('finding an adventure', () => {
  it('searches names, themes, what happened and who played; all words must match, in any order', () => {
    expect(found({ words: 'ship night' })).toEqual([1]);
    expect(found({ words: 'fairy tale' })).toEqual([2]);
    expect(found({ words: 'CAFE' })).toEqual([2]);
    expect(found({ words: 'zoe' })).toEqual([2]);
    expect(found({ words: 'moon ship' })).toEqual([]);
  });

  it('filters by status and by theme; themes in the family’s own words are one option', () => {
    expect(found({ status: 'ended_early' })).toEqual([3]);
    expect(found({ theme: 'custom' })).toEqual([3]);
    expect(found({ theme: 'pirates', status: 'completed' })).toEqual([]);
    expect(themesOf(library, 'Our own ideas').map((theme) => theme.label)).toEqual(['Fairy tale', 'Our own ideas', 'Pirates']);
  });

  it('finds everything without a filter', () => {
    expect(found({ words: '  ' })).toEqual([1, 2, 3]);
    expect(isEverything({ ...everything, words: ' ' })).toBe(true);
    expect(isEverything({ ...everything, status: 'active' })).toBe(false);
  });
});
