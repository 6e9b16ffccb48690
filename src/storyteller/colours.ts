import { type Card, deal, dealSome } from './decks.ts';
import { grade, wordCount } from './readability.ts';
import { render, type Scope } from './render.ts';
import type { Session } from './session.ts';

/** Something to see, hear or smell, where a step would be too short without it. */

/** For those under seven: short and plain. */
const shortest = 16;

/** The next `count` of the theme that the youngest can follow; none for those under three. */
export function coloursFor(session: Session, scope: Scope, count: number): Card<string>[] {
  const { facts, table } = session;
  const { theme, band } = facts;
  const deck = `k|${theme.theme}`;
  const nameOf = (text: string) => text;
  if (band.call === 'text') return dealSome(table, deck, theme.colours, nameOf, count);
  if (band.name === '1-2') return [];
  const isPlain = (template: string) => {
    const text = render(template, { lookUp: scope.lookUp, met: new Set(scope.met) });
    return wordCount(text) <= shortest && grade(text) <= band.grade;
  };
  const card = deal(table, deck, theme.colours, nameOf, isPlain);
  return card === null ? [] : [card];
}
