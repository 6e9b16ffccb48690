import { capitalise } from '../../../domain/naming.ts';
import { definite, type Entry, isMany, withA } from '../../words/lexicon.ts';
import type { OwnThing, WayIn } from '../past/own-thing.ts';

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
export function asTheirs({ entry, event, earlier, kind }: OwnThing): Entry {
  const how = event?.kind ?? earlier?.how;
  const isTheirs = (how === 'built' || how === 'found') && kind !== 'creature' && kind !== 'somebody';
  return isTheirs && (entry.number === 'one' || entry.number === 'many') ? { ...entry, text: `your ${entry.text}` } : entry;
}

/** The name and the noun in *Bob the bridge*; without a noun where it is a name alone, without either where it is none. */
function nameIn({ number, text }: Entry): { name?: string | undefined; noun?: string | undefined } {
  if (number !== 'name') return {};
  const [name, noun] = text.split(/ the (?=\p{L}+(?: \p{L}+)*$)/u);
  return { name, noun };
}

/** A thing whose coming has just been told, as it is called next: *Wobble the raft* is *Wobble*. */
export function byItsName(thing: OwnThing): Entry {
  const { entry, event, earlier } = thing;
  const called = event?.called ?? (earlier === undefined ? undefined : nameIn(entry).name);
  const isIntroduced = called !== undefined && entry.text.startsWith(`${called} the `);
  return isIntroduced ? { ...entry, text: called } : asTheirs(thing);
}

/**
 * The sentence with which a thing comes in, as the note tells it: *Here comes a dragon!*, *Mia found a feather.*, *You made a house.* '' where the line that
 * follows says so itself, and for whoever plays along, since they are there. The smallest need no more than a
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

/** How a thing came in, as it is told when it comes back. */
const cameIn: Readonly<Record<Exclude<WayIn, 'joined'>, string>> = {
  built: 'you made',
  found: 'you found',
  named: 'you named',
  wants: 'you wished for',
};

/**
 * The sentence with which something of an earlier adventure comes back: *Here again is Bob, the bridge that you made last time.* Whoever played along then
 * may be away today, and is there *in the story*. '' for what is of this adventure.
 */
export function returnOf({ entry, kind, earlier }: OwnThing): string {
  if (earlier === undefined) return '';
  const { how, isNew } = earlier;
  const when = isNew ? 'last time' : 'some time ago';
  const { name = '', noun } = nameIn(entry);
  const isMore = isMany(entry);
  if (kind === 'somebody' && noun === undefined) {
    return `${capitalise(definite(entry))} ${isMore ? 'were' : 'was'} with you ${when}, and ${isMore ? 'come' : 'comes'} along again in the story.`;
  }
  const again = `Here again ${isMore ? 'are' : 'is'}`;
  const from = isNew ? 'from last time' : 'from an earlier story';
  if (how === null || /^the /i.test(entry.text)) return `${again} ${definite(entry)}, ${from}.`;
  const did = how === 'joined' ? 'that was with you' : `that ${cameIn[how]}`;
  if (entry.number !== 'name') return `${again} ${definite(entry)} ${did} ${when}.`;
  return noun === undefined ? `${again} ${name}, ${from}.` : `${again} ${name}, the ${noun} ${did} ${when}.`;
}
