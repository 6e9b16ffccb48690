import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardText, Line, LineKind } from '../../../../src/features/print/lines.ts';
import { paginate } from '../../../../src/features/print/paginate.ts';

/** A card of ten rows of twenty characters. */
const rows = (lines: readonly Line[]): number => lines.reduce((sum, { text }) => sum + Math.max(1, Math.ceil(text.length / 20)), 0);
const fits = (_: CardText, lines: readonly Line[]): boolean => rows(lines) <= 10;

const card = (...lines: Line[]): CardText => ({ key: 'a', number: 'Step 1', title: 'The Map', facts: '', lines });
const line = (text: string, kind: LineKind = 'aloud'): Line => ({ kind, text });

test('a step that fits is on one card', () => {
  const dealt = paginate([card(line('Look! A map.'), line('Now', 'head'), line('Walk.', 'adult'))], fits);
  expect(dealt).toHaveLength(1);
  expect(dealt[0]).toMatchObject({ part: 1, parts: 1 });
});

test('an empty step has a card too', () => {
  expect(paginate([card()], fits)).toHaveLength(1);
});

test('a long text is cut after a sentence, and its parts are numbered', () => {
  const dealt = paginate([card(line('The map is old and torn. '.repeat(20).trim()))], fits);
  expect(dealt.length).toBeGreaterThan(2);
  expect(dealt.map(({ part, parts }) => `${part}/${parts}`)).toEqual(dealt.map((_, index) => `${index + 1}/${dealt.length}`));
  for (const { lines } of dealt) expect(lines.at(-1)?.text).toMatch(/torn\.$/);
});

test('a short note for the adult moves to the next card as a whole, with its heading', () => {
  const story = line('A wave comes. '.repeat(12).trim());
  const dealt = paginate([card(story, line('Keep it safe', 'head'), line('Walk round the puddle, not through it.', 'item'))], fits);
  expect(dealt.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    [story.text],
    ['Keep it safe', 'Walk round the puddle, not through it.'],
  ]);
});

test('no word of a step is lost, no card is too full except for a word that fits nowhere, and no heading ends a card', () => {
  const kinds: readonly LineKind[] = ['aloud', 'adult', 'item', 'choice', 'head'];
  const word = fc.stringMatching(/^[a-z]{1,9}[.,!]?$/).filter((text) => text !== '');
  const anyLine = fc.record({ kind: fc.constantFrom(...kinds), words: fc.array(word, { minLength: 1, maxLength: 90 }) });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), (made) => {
      const lines = made.map(({ kind, words }) => ({ kind, text: (kind === 'head' ? words.slice(0, 2) : words).join(' ') }));
      const dealt = paginate([card(...lines)], fits);
      const all = (some: readonly Line[]): string => some.map(({ text }) => text).join(' ');
      expect(all(dealt.flatMap((part) => part.lines))).toBe(all(lines));
      const headed = dealt
        .slice(0, -1)
        .filter((part) => part.lines.at(-1)?.kind === 'head' && part.lines.some(({ kind }) => kind !== 'head'));
      expect(headed).toEqual([]);
      for (const part of dealt) expect(rows(part.lines)).toBeLessThanOrEqual(10);
    }),
  );
});
