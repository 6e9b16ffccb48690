import { joinEnglishNames, participantNames } from '../../../domain/naming.ts';
import type { Step } from '../../../domain/steps/step.ts';
import type { TellingRequest } from '../../../domain/telling.ts';
import { definite } from '../../words/lexicon.ts';
import type { Library } from '../library.ts';
import { adultNameOf } from '../people/family.ts';
import { openSession } from '../session.ts';
import { tellingOf } from '../telling.ts';
import { render } from '../wording/render.ts';
import { thingsHere } from '../wording/returns.ts';

/** What stays of an adventure: a summary for the library, and what the family has met in it. */

/** A summary of one to three sentences, for the library and the completion screen. */
export function summarise(request: TellingRequest, told: readonly Step[], library: Library): string {
  const { family, tale, world } = openSession({ ...request, told, notes: '' }, library);
  // By name, even if they left on the way: they have played.
  const adult = adultNameOf(request);
  const players = participantNames(
    family.children.map((child) => child.name),
    adult,
    family.participation,
  );
  const names = joinEnglishNames(players);
  const scope = { words: { names, a: players[0] ?? names, b: players[1] ?? names, adult }, things: {}, is: {} };
  const ended = told.at(-1)?.type === 'ending';
  const own = told.some((step) => tellingOf(step) !== null) && tale.id !== library.onward.id;
  const story = !own
    ? `${names} set out on an adventure.`
    : ended
      ? render(tale.summary, scope)
      : `${names} set out. ${render(tale.want, scope)}`;
  const things = thingsHere(world, [])
    .slice(0, 2)
    .map((thing) => definite(thing.entry));
  const guests = things.length === 0 ? '' : `And not forgetting ${things.join(' and ')}.`;
  return [story, guests].filter((part) => part !== '').join(' ');
}

/**
 * What the told steps contain of what a family remembers, as the keys of its memory: `t:` tales, `w:` ways, `e:` endings, `m:` what a tale leaves for its season,
 * `o:` the family's own things, `n:` how they came in, `r:` whole adventures.
 */
export function metIn(told: readonly Step[]): string[] {
  return told.flatMap((step) => tellingOf(step)?.met ?? []);
}
