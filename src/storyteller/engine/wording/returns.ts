import type { Tale } from '../../tales/schema.ts';
import { wordingFor } from '../bands.ts';
import { isAlive, type OwnThing } from '../past/own-thing.ts';
import type { World } from '../past/world.ts';
import type { Turn } from '../people/turn.ts';
import { answerOf } from '../picking/season.ts';
import type { Session } from '../session.ts';
import { asTheirs } from './arrivals.ts';
import { answerTo, deedClause, listenerIn } from './deeds.ts';
import { interestAtEnd } from './interests.ts';
import { type Opening, oldestFirst } from './opening.ts';
import { render, type Scope } from './render.ts';

/** What comes back in an ending: choices made on the way, the family's own things and deeds from their notes, and the answer to the season's question. */

/** Sentences for an ending: `before` its doing, `rightAfter` it, at the place for the family's `own` things, and `after` the story is resolved. */
export type Returns = { before: string[]; rightAfter: string[]; own: string[]; after: string[] };

type Read = Tale['reads'][number];

/** So many steps are a short telling. */
const shortest = 5;

/** What returns in the ending that is about to be told; where nothing does, the nod to what a child is fond of. */
export function returnsOf(session: Session, scope: Scope, opening: Opening, ending: { id: string; turn: Turn }): Returns {
  const { tale, family, world } = session;
  const isLittle = family.band.tier === 'little';
  const most = isLittle ? 1 : 2;
  const things = returning(world, opening, most).map((thing) =>
    render(wordingFor(tale.own.ending[thing.kind], family.band), { ...scope, things: { ...scope.things, noted: asTheirs(thing) } }),
  );
  const hasRoom = things.length < most;
  const kindness = hasRoom ? kindnessAtEnd(session, scope) : '';
  const recalled = hasRoom && kindness === '' ? deedRecalled(session) : '';
  const theirs = [...things, kindness, recalled].filter((line) => line !== '');
  const answer = answerOf(session);
  const own = answer === null ? theirs : [...theirs, render(wordingFor(answer, family.band), scope)];
  const told = (read: Read): string => render(wordingFor(read.said, family.band), scope);
  // Nothing comes between what is solved and good night for the smallest, but what is their own; in a short telling what somebody says, too.
  const isKept = (read: Read): boolean => !isLittle || (theirs.length === 0 && (family.total > shortest || told(read).includes('“')));
  const held = oldestFirst(tale.reads, world.facts).filter(isKept);
  const facts = onePerPlace(held).slice(0, most);
  const reads = (when: Read['when']): string[] => facts.filter((read) => read.when === when).map(told);
  // Where a family has noted nothing, the place for its own things takes the second of what it did.
  const second = held.find((read) => read.when === 'after' && !facts.includes(read));
  const hasPlace = own.length === 0 && facts.length < most && second !== undefined;
  const liked = own.length === 0 && !hasPlace ? interestAtEnd(session, ending.turn, ending.id) : '';
  const inPlace = hasPlace ? [told(second)] : [...own, liked].filter((line) => line !== '');
  return { before: reads(undefined), rightAfter: reads('close'), own: inPlace, after: reads('after') };
}

/** Where something may return, the best first: before the last doing it delays the ending. */
const places: readonly Read['when'][] = ['close', 'after', undefined];

/** The oldest for each place: two in a row sound like a list. */
function onePerPlace(reads: readonly Read[]): Read[] {
  return places.flatMap((place) => reads.find(({ when }) => when === place) ?? []);
}

/**
 * An ending's close with what returns: the family's own and the season's answer where the template says `{own}`, what comes back when all is well before
 * the last paragraph.
 */
export function closeWith(template: string, scope: Scope, { rightAfter, own, after }: Returns): string {
  const paragraphs = render(template, { ...scope, words: { ...scope.words, own: own.join(' ') } }).split(/\n{2,}/);
  return [...rightAfter, ...paragraphs.slice(0, -1), ...after, ...paragraphs.slice(-1)].join('\n\n');
}

/**
 * The family's own things that are told of at the end: those of this adventure, and those of an earlier one that came up in it. Somebody comes before
 * things, the oldest first.
 */
function returning(world: World, opening: Opening, most: number): OwnThing[] {
  const there = thingsHere(world, opening.bound);
  const sorted = [...there.filter(isAlive), ...there.filter((thing) => !isAlive(thing))];
  // Two of a kind would be told of in the same sentence.
  return sorted.filter(({ kind }, at) => sorted.findIndex((other) => other.kind === kind) === at).slice(0, most);
}

/** The family's own things that are in this adventure; `now`: keys of those that come up in this step. */
export function thingsHere({ things, tellings }: World, now: readonly string[]): OwnThing[] {
  const came = new Set([...tellings.flatMap((each) => each.bound), ...now]);
  return things.filter(({ key, at }) => at >= 0 || came.has(key));
}

/** How the last kindness to one of the cast shows at the end; '' where there was none. */
function kindnessAtEnd({ tale, family, world }: Session, scope: Scope): string {
  const kindness = world.deeds.map((deed) => answerTo(deed, tale)).findLast((each) => each?.tone === 'kind');
  return kindness === undefined || kindness === null ? '' : render(wordingFor(kindness.answers.last, family.band), scope);
}

/**
 * A deed that was done to none of the cast, recalled by the cast member who also speaks for notes that nobody understood. '' where
 * there is none; a deed of one word (*giggled*) is not recalled.
 */
function deedRecalled({ tale, world }: Session): string {
  const deed = world.deeds.find(
    (each) => !world.events.includes(each) && each.what?.includes(' ') === true && answerTo(each, tale) === null,
  );
  const speaker = listenerIn(tale);
  return deed === undefined || speaker === undefined ? '' : `“And ${deedClause(deed)},” says ${speaker.name}.`;
}
