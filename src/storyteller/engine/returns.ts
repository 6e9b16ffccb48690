import { said } from './bands.ts';
import { answeredBy, deedTold } from './deeds.ts';
import { inOrder, type Opening } from './opening.ts';
import { placeholdersIn, render, type Scope } from './render.ts';
import type { Session } from './session.ts';
import { scopeOf, type Turn } from './words.ts';
import type { OwnThing, World } from './world.ts';

/** What returns at the end: what they chose on the way, and the family's own from their notes. */

/** Sentences: `before` the last doing, `right` behind it, the family's `own`, and those for `after` all is well. */
export type Returns = { before: string[]; right: string[]; own: string[]; after: string[] };

/** What returns in the ending that is about to be told. */
export function returnsOf(session: Session, turn: Turn, scope: Scope, opening: Opening): Returns {
  const { tale, family, world } = session;
  const facts = inOrder(tale.reads, world.facts).slice(0, mostReads(session));
  const reads = (when: 'close' | 'after' | undefined): string[] =>
    facts.filter((read) => read.when === when).map((read) => render(said(read.said, family.band), scope));
  const most = family.band.tier === 'little' ? 1 : 2;
  const things = returning(world, opening, most).map((thing) =>
    render(said(tale.own.ending[thing.kind], family.band), { ...scope, things: { ...scope.things, noted: thing.entry } }),
  );
  const hasRoom = things.length < most;
  const kindness = hasRoom ? kindnessAtEnd(session, turn) : '';
  const recalled = hasRoom && kindness === '' ? deedRecalled(session) : '';
  return {
    before: [...reads(undefined), recalled].filter((line) => line !== ''),
    right: reads('close'),
    own: [...things, kindness].filter((line) => line !== ''),
    after: reads('after'),
  };
}

/** How many facts return in an ending. */
function mostReads({ family }: Session): number {
  if (family.band.tier === 'little') return family.band.elder ? 2 : 1;
  return family.total >= 7 ? 3 : 2;
}

/**
 * An ending's close with what returns: the family's own where the template says `{own}`, or else behind the first paragraph; what comes back when all
 * is well before the last one.
 */
export function closeWith(template: string, scope: Scope, { right, own, after }: Returns): string {
  const isPlaced = placeholdersIn(template).some(({ name }) => name === 'own');
  const paragraphs = render(template, { ...scope, words: { ...scope.words, own: own.join(' ') } }).split(/\n{2,}/);
  const place = paragraphs.length < 3 || /[?:]$/.test(paragraphs[0] ?? '') ? 0 : 1;
  const last = Math.max(place, paragraphs.length - 1);
  return [
    ...right,
    ...paragraphs.slice(0, place),
    ...(isPlaced ? [] : own),
    ...paragraphs.slice(place, last),
    ...after,
    ...paragraphs.slice(last),
  ].join('\n\n');
}

/** What of the family's own is there at the end: what came up and what had no room to, somebody before things, the oldest first. */
function returning({ things, tellings }: World, opening: Opening, most: number): OwnThing[] {
  const came = new Set([...tellings.flatMap((each) => each.bound), ...opening.bound]);
  const there = things.filter(({ key, at }) => at >= 0 || came.has(key));
  const isSomebody = ({ kind }: OwnThing): boolean => kind === 'somebody' || kind === 'creature';
  return [...there.filter(isSomebody), ...there.filter((thing) => !isSomebody(thing))].slice(0, most);
}

/** How the last kindness to somebody of the story shows at the end; '' where there was none. */
function kindnessAtEnd({ tale, family, world }: Session, turn: Turn): string {
  const answers = world.deeds.map((deed) => answeredBy(deed, tale)).findLast((each) => each?.tone === 'kind');
  return answers === undefined || answers === null ? '' : render(said(answers.answers.last, family.band), scopeOf(turn, null));
}

/**
 * What they did to nobody in particular, recalled before the last doing by whoever takes in what nobody else has heard; '' where nothing was noted,
 * or only that they laughed.
 */
function deedRecalled({ tale, world }: Session): string {
  const deed = world.deeds.find(
    (each) => !world.events.includes(each) && each.what?.includes(' ') === true && answeredBy(each, tale) === null,
  );
  const heard = Object.values(tale.answers.heard).join(' ');
  const speaker = tale.cast.find(({ name }) => heard.includes(name));
  return deed === undefined || speaker === undefined ? '' : `“And ${deedTold(deed)},” says ${speaker.name}.`;
}
