import type { Said } from '../../tales/schema.ts';
import { wordingFor } from '../bands.ts';
import { scopeOf, type Turn } from '../people/turn.ts';
import { hash } from '../random.ts';
import type { Session } from '../session.ts';
import { listenerIn } from './deeds.ts';
import { render } from './render.ts';

/** What the children are fond of, where a story takes it up. */

/** The key among those that come up in a step which says that an interest did. */
export const interestKey = 'interest';

/** What somebody of the cast says at the end to a child whose interest has not come up, by turns: no promise, and true of whatever it is. */
const nods: readonly Said[] = ['One day I’d like to hear all about that.', 'So do I, as it happens.', 'I could tell at once.'].map(
  (text) => ({
    little: '“{A} likes {interest},” says {speaker}. “Me, too!”',
    text: `“{A} likes {interest},” says {speaker}. “${text}”`,
  }),
);
/** It comes in every so many-th adventure: in each, it would be a habit of the storyteller's. */
const nodEvery = 3;

/**
 * A line about an interest, with the lead as `{a}`; where the lead has none, with the next child that plays and has one. '' where nobody has. `place`: the id
 * of the scene or ending, by which one of several is picked.
 */
export function aboutInterest(
  session: Session,
  said: Said,
  turn: Turn,
  place: string,
  words: Readonly<Record<string, string>> = {},
): string {
  const { family, world } = session;
  const others = family.children.filter(({ id, name }) => id !== turn.lead.id && !world.away.has(name));
  const fond = [turn.lead, ...others].find(({ interests }) => interests.length > 0);
  const interest = fond?.interests[hash(`${family.seed}|${place}`) % fond.interests.length];
  if (fond === undefined || interest === undefined) return '';
  return render(wordingFor(said, family.band), scopeOf(turn, null, { ...words, a: fond.name, interest }));
}

/** The nod at the end, every now and then; '' where an interest came up before, where nobody has one, and in a tale where nobody speaks for it. */
export function interestAtEnd(session: Session, turn: Turn, ending: string): string {
  const { tale, world, family } = session;
  const { adventures } = family.memory;
  const nod = adventures % nodEvery === 0 ? nods[(adventures / nodEvery) % nods.length] : undefined;
  const speaker = listenerIn(tale)?.name;
  if (nod === undefined || speaker === undefined || world.tellings.some(({ bound }) => bound.includes(interestKey))) return '';
  return aboutInterest(session, nod, turn, ending, { speaker });
}
