import type { Tale } from '../tales/schema.ts';
import { contentStems } from '../words/content-words.ts';
import { animate } from './animate.ts';
import type { Report } from './fault.ts';
import { piecesOf, tellingsOf } from './texts.ts';

/** Words (by stem) in `heard` for people and living beings that do not belong to the tale. `own`: words that may be named besides the tale's. */
export function strangersTo(tale: Tale, heard: string, own = ''): string[] {
  const known = contentStems(
    [
      ...tale.cast.flatMap(({ name, is, talks, wants }) => [name, is, talks, wants]),
      ...tale.things.flatMap(({ name, words = [] }) => [name, ...words]),
      ...(tale.extras ?? []),
      tale.theme,
      tale.title,
      tale.want,
      tale.obstacle,
      tale.why,
      tale.stakes,
      own,
    ].join(' '),
  );
  return [...contentStems(heard)].filter((word) => animate.has(word) && !known.has(word));
}

/** Reports people and living beings in a tale's texts that nobody has introduced. */
export function checkStrangers(tale: Tale, report: Report): void {
  for (const { where, said } of piecesOf(tale)) {
    for (const { tier, text } of tellingsOf(said)) {
      for (const word of strangersTo(tale, text)) {
        report(`${where}/${tier}`, 'stranger', `who is the ${word}? Put it into the tale’s extras if it belongs there`, 'look');
      }
    }
  }
}
