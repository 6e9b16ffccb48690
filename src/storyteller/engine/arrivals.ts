import { capitalise } from '../../domain/naming.ts';
import { type Entry, isMany, withA } from '../words/lexicon.ts';
import type { OwnThing } from './note-effects.ts';

/** How something of the family's own comes into the story: a listener hears that it is there before anybody in the tale speaks of it. */

/** Nouns that are not counted. */
const uncounted =
  /^(?:\p{L}+ )*(?:moss|sand|mud|snow|ice|water|rain|grass|wool|string|chalk|glitter|gold|silver|tinsel|confetti|bunting|spaghetti|soup|food|hair|paper|music|lego|jewellery|jewelry|armour|armor|evidence|dust|syrup|seaweed|slime|paint|glue|bread|cheese)$/iu;

/** A noun where it is new: *a feather*, *an old key*, *some moss*; a name as it is. */
function asNew({ text, number }: Entry): string {
  if (number !== 'one' || /^(?:the|an?)\s|’s\s/i.test(text)) return text;
  return uncounted.test(text) ? `some ${text}` : withA(text);
}

/** A thing as the story names it: what they made or found with *your* (*your house*), since the tale may have a house of its own; never a creature. */
export function asTheirs({ entry, event, kind }: OwnThing): Entry {
  const isTheirs = (event?.kind === 'built' || event?.kind === 'found') && kind !== 'creature' && kind !== 'somebody';
  return isTheirs && (entry.number === 'one' || entry.number === 'many') ? { ...entry, text: `your ${entry.text}` } : entry;
}

/** A thing whose coming has just been told, as it is called next: *Wobble the raft* is *Wobble*. */
export function byItsName(thing: OwnThing): Entry {
  const { entry, event } = thing;
  const isIntroduced = event?.called !== undefined && entry.text.startsWith(`${event.called} the `);
  return isIntroduced ? { ...entry, text: event.called ?? entry.text } : asTheirs(thing);
}

/**
 * The sentence with which a thing comes in, as the note tells it: *Here comes a dragon!*, *Mia found a feather.*, *You made a house.* '' where the line that
 * follows says so itself, for what comes from an earlier adventure, and for whoever plays along, since they are there. The smallest need no more than a
 * line that says *your house*.
 */
export function arrivalOf(thing: OwnThing, line: string, isLittle: boolean): string {
  const { entry, event, kind } = thing;
  const theirs = asTheirs(thing);
  if (event === undefined || (isLittle && theirs !== entry && line.toLowerCase().includes(theirs.text.toLowerCase()))) return '';
  const who = capitalise(event.who ?? 'you');
  if (event.kind === 'found') return /\bfound\b/i.test(line) ? '' : `${who} found ${asNew(entry)}.`;
  if (event.kind === 'built') return /\b(?:built|made)\b/i.test(line) ? '' : `${who} made ${asNew(entry)}.`;
  const isComing = (event.kind === 'named' || event.kind === 'wants') && (kind === 'creature' || kind === 'vehicle');
  if (!isComing || /\b(?:comes?|came|joins?)\b/i.test(line)) return '';
  return `Here ${isMany(entry) ? 'come' : 'comes'} ${asNew(entry)}!`;
}
