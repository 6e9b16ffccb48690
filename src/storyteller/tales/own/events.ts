import type { OwnWords } from './read.ts';
import { definite, many, one, possessive, severalOf, type Term } from './terms.ts';

/** What a family's words say about a feast or a match: whose it is, who comes, who comes first, and who is on the other side. */

/** Whose event it is: *your cat’s wedding on the moon*. */
export function occasionOf({ kind, who, person, where, place }: OwnWords): string {
  const event = place ?? one(kind?.place ?? 'party');
  const owned =
    person !== null && who === null
      ? `${possessive(person.name)} ${event.text}`
      : who?.part === 'owner'
        ? `${possessive(who.ours ? `your ${who.one}` : `the ${who.one}`)} ${event.text}`
        : definite(event);
  return `${owned}${where === null ? '' : ` ${where.at}`}`;
}

/** Who is coming to it. */
export function comingTo({ kind, who, place }: OwnWords): string {
  const event = place?.text ?? kind?.place ?? '';
  return who === null || who.part !== 'guests' || event.includes(who.one) ? '' : `, and the ${who.many} are coming`;
}

/** The other side of a match. */
export function othersOf({ who }: OwnWords): Term {
  return who === null || who.part === 'owner' ? one('other side') : many(who.many);
}

/** One of the other side. */
export function rivalOf({ kind, who }: OwnWords): Term {
  return who === null || who.part === 'owner' ? one(kind?.trade[0] ?? 'player', kind?.trade[1]) : one(who.one, who.many);
}

/** Who has to come out first: whoever's day it is, or else the smallest of those who are there. */
export function starOf({ kind, who }: OwnWords): Term {
  if (who?.part === 'owner') return one(who.ours ? `your ${who.one}` : who.one, who.many);
  const among = who === null ? one(kind?.trade[0] ?? 'guest', kind?.trade[1]) : one(who.one, who.many);
  return one(`smallest ${among.text.replace(/^.* (?=guest$)/, '')}`, `smallest ${severalOf(among).replace(/^.* (?=guests$)/, '')}`);
}
