import { capitalise } from '../../domain/naming.ts';
import type { NoteEvent } from '../notes/events.ts';
import { goneThing } from '../notes/own-things.ts';
import { isRole } from '../notes/roles.ts';
import type { AnswerKind, Said, Scene, Tale } from '../tales/schema.ts';
import type { Entry } from '../words/lexicon.ts';
import { arrivalOf, asTheirs } from './arrivals.ts';
import { wordingFor } from './bands.ts';
import { canonMark } from './canon.ts';
import { taleMark } from './choose.ts';
import { answerTo, deedClause } from './deeds.ts';
import { scenesOf } from './graph.ts';
import type { OwnThing } from './note-effects.ts';
import { hash } from './random.ts';
import { render, type Scope } from './render.ts';
import type { Session } from './session.ts';
import type { TellingData } from './telling.ts';
import { scopeOf, type Turn } from './turn.ts';
import { holds } from './world.ts';

/** How a step begins: what the last one changed, what the family noted, where we are now. */

/**
 * An opening's paragraphs; `bound`: keys of the family's own things and roles that come up in the step; `marks`: the keys under which they are remembered;
 * `later`: what is told in the same step once the doing is over, before the question, since no trouble is open then.
 */
export type Opening = { paragraphs: string[]; bound: string[]; marks: string[]; later: string };

/** What the last way changed, with the names and things of its own step; '' where nothing was played, or that step has told it already. */
function doneLine(session: Session): string {
  const { latest } = session.world;
  return latest === null || latest.changed === true ? '' : outcomeOf(session, latest).changed;
}

/** What was played in an earlier step (by its choice's label), and what that changed; both '' where nothing was played. */
export function outcomeOf({ tale, family }: Session, then: TellingData): { did: string; changed: string } {
  const way = scenesOf(tale)
    .get(then.scene)
    ?.ways.find(({ id }) => id === then.way);
  if (way === undefined) return { did: '', changed: '' };
  const scope = scopeThen(then, tale, family);
  return { did: render(wordingFor(way.offer, family.band), scope), changed: render(wordingFor(way.done, family.band), scope) };
}

/** What placeholders stood for in an earlier step. */
function scopeThen(then: TellingData, tale: Tale, family: Session['family']): Scope {
  const things = Object.fromEntries(
    Object.entries(then.roles).flatMap(([role, key]) => {
      const prop = family.props.find((each) => each.key === key);
      return [[role, prop?.listed ?? { text: key, number: 'one' as const, easy: true }] as const];
    }),
  );
  const way = scenesOf(tale)
    .get(then.scene)
    ?.ways.find(({ id }) => id === then.way);
  const is = Object.fromEntries(
    Object.entries(way?.props ?? {}).flatMap(([role, { is: table = {} }]) => (table['*'] === undefined ? [] : [[role, table['*']]])),
  );
  return { words: then.words, things, is };
}

/** What a cast member answers to a mood, by the kind of event. */
const moods: Readonly<Record<string, AnswerKind>> = {
  tired: 'tired',
  quarrel: 'quarrel',
  loved: 'loved',
  'too-hard': 'hard',
  'too-easy': 'easy',
  weather: 'weather',
};
/** Feelings in which somebody wants another close by. */
const unhappy =
  /\b(scared|afraid|frightened|fear|worried|nervous|spooked|sad|cried|cries|cry|crying|tears|tearful|upset|disappointed|lonely|left out|hurt feelings|homesick|unhappy|ashamed|embarrassed|sorry)\b/i;

/** Laughter is answered as something that was loved. */
const laughter = /^(?:(?:all|both|just) )?(?:laugh|giggl|chuckl)\p{L}*$/iu;

/** The most lines of news in one step; the rest waits for the next one. */
const mostLines = 2;

/** A line of news; `atOnce`: a child needs it now, whatever is about to be told. */
type Line = { text: string; atOnce: boolean };

/** What a line is filled with; `before`: a sentence that goes before it, '' for none. */
type Saying = { entry?: Entry; words?: Record<string, string>; before?: (line: string) => string; atOnce?: boolean };

/** A deed as a sentence: *Mia hugged the monster.* */
function sentenceOf(deed: NoteEvent): string {
  return `${capitalise(deedClause(deed))}.`;
}

/** `now` is told when the step begins, `later` once its doing is over. */
type NoteLines = { now: string[]; later: string[]; bound: string[]; marks: string[] };

/**
 * Lines that answer the notes: what came along or was made, who took a role, what they did, what is gone, who stands back, how they feel; and one for a
 * note that nothing was understood of. At most two; what waits from an earlier step comes first. `scene` is null before an ending. In the scene that says why,
 * somebody is about to tell what is hard to tell: only what a child needs at once (comfort, a quiet part) is said before it, the rest after the doing.
 */
function noteLines(session: Session, scene: Scene | null, turn: Turn): NoteLines {
  const { tale, family, world } = session;
  const bound = new Set(world.tellings.flatMap((telling) => telling.bound));
  const lines: Line[] = [];
  const keys: string[] = [];
  const marks: string[] = [];
  const add = (text: string, atOnce = false): void => void lines.push({ text, atOnce });
  const say = (said: Said | undefined, { entry, words, before, atOnce }: Saying = {}): boolean => {
    if (said === undefined || lines.length >= mostLines) return false;
    const scope = scopeOf(turn, null, words);
    const line = render(
      wordingFor(said, family.band),
      entry === undefined ? scope : { ...scope, things: { ...scope.things, noted: entry } },
    );
    add([before?.(line) ?? '', line].filter((part) => part !== '').join(' '), atOnce);
    return true;
  };
  const meet = (thing: OwnThing, key: string, isNew: boolean): void => {
    const before = (line: string): string => (isNew ? arrivalOf(thing, line) : '');
    if (!say(scene?.binds?.[thing.kind] ?? tale.own.meet[thing.kind], { entry: asTheirs(thing), before })) return;
    keys.push(key);
    marks.push(canonMark(tale.theme, thing));
  };
  // A thing of this adventure comes up as soon as there is room, one of an earlier adventure where the scene has a line for it.
  const has = (thing: OwnThing): boolean => scene?.binds?.[thing.kind] !== undefined;
  for (const thing of world.things) if (!bound.has(thing.key) && (thing.at >= 0 || has(thing))) meet(thing, thing.key, true);
  for (const role of world.taken) {
    if (!bound.has(role.key) && say(tale.own.became, { words: { who: role.who, what: withArticle(role.what) } })) keys.push(role.key);
  }
  // In a short telling a thing comes up only once before the ending.
  const again = family.total >= 7 ? world.things.filter((thing) => bound.has(thing.key) && !bound.has(`${thing.key}!`) && has(thing)) : [];
  for (const thing of again) meet(thing, `${thing.key}!`, false);
  const isLaughter = ({ kind, what = '' }: NoteEvent): boolean => kind === 'did' && laughter.test(what);
  const deed = lines.length === 0 ? world.events.find((event) => event.kind === 'did' && !isLaughter(event)) : undefined;
  const answer = deed === undefined ? null : answerTo(deed, tale);
  if (deed !== undefined) add(sentenceOf(deed));
  if (answer !== null) add(render(wordingFor(answer.answers[answer.tone], family.band), scopeOf(turn, null)));
  const mood = world.events.flatMap((event) => {
    if (event.kind === 'feels' && unhappy.test(event.what ?? '')) return 'comfort';
    return isLaughter(event) ? 'loved' : (moods[event.kind] ?? []);
  })[0];
  const laughed = world.events.find(isLaughter);
  for (const event of world.events) {
    const gone = event.kind === 'lost' ? goneThing(event, world.reading.language) : null;
    // Whoever cries over it is comforted, and that is enough.
    if (gone !== null && mood !== 'comfort') say(tale.own.lost, { entry: gone, atOnce: true });
    if (event.kind === 'stands-back' && event.who !== undefined) say(tale.own.back, { words: { who: event.who }, atOnce: true });
  }
  if (mood !== undefined) {
    const isOfLaughter = mood === 'loved' && laughed !== undefined;
    say(tale.answers[mood], { atOnce: mood === 'comfort', before: () => (isOfLaughter ? sentenceOf(laughed) : '') });
  }
  const isUnanswered = lines.length === (deed === undefined ? 0 : 1);
  // After a second deed the line for unanswered deeds is left out, because it would sound mechanical.
  const wasSaid = deed !== undefined && world.deeds.some((each) => each !== deed && answerTo(each, tale) === null);
  if (isUnanswered && !wasSaid && (deed !== undefined || world.reading.unheard)) say(tale.answers.heard);
  const isNow = ({ atOnce }: Line): boolean => scene?.beat !== 'turn' || atOnce;
  const now = lines.filter(isNow);
  const later = lines.filter((line) => !isNow(line));
  return { now: now.map(({ text }) => text), later: later.map(({ text }) => text), bound: keys, marks };
}

/** A role as it is said: `the wizard`; what has a title or a name of its own has no article (`king`, `Robin Hood`). */
function withArticle(role: string): string {
  if (/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(role) && !isRole(role)) return role;
  return /^(the|a|an|captain|king|queen|somebody)\b/i.test(role) ? role : `the ${role}`;
}

/** The opening of a scene: what the last step changed and the notes' lines, then where we are. */
export function sceneOpening(session: Session, scene: Scene, turn: Turn): Opening {
  const { tale, family, world } = session;
  const done = doneLine(session);
  const notes = noteLines(session, scene, turn);
  const told = new Set(world.tellings.map((telling) => telling.scene));
  const again = family.memory.met[taleMark(tale)] ?? 0;
  const wordings = Array.isArray(scene.here) ? scene.here : [scene.here];
  const here = wordings[again % wordings.length] ?? wordings[0];
  const recall = oldest(scene.recalls ?? [], world.facts);
  const interests = turn.lead.interests;
  const interest = interests[hash(`${family.seed}|${scene.id}`) % Math.max(1, interests.length)];
  const hasMore = notes.now.length > 0 || (recall !== undefined && recall.when === undefined);
  const band = hasMore ? { ...family.band, elder: family.band.tier === 'little' && family.band.elder } : family.band;
  const scope = scopeOf(turn, null, interest === undefined ? {} : { interest });
  const road =
    scene.far !== undefined && !scene.far.unless.some((id) => told.has(id)) ? render(wordingFor(scene.far.said, band), scope) : '';
  const first = [done, introductionOf(session, turn), ...notes.now].filter((line) => line !== '').join(' ');
  const recalled = recall === undefined ? '' : render(wordingFor(recall.said, family.band), scope);
  const second = [
    road,
    here === undefined ? '' : render(wordingFor(here, band), scope),
    recall?.when === 'done' ? '' : recalled,
    interest === undefined || scene.interest === undefined || hasMore || family.band.name === '1-2'
      ? ''
      : render(wordingFor(scene.interest, family.band), scope),
  ];
  return {
    paragraphs: [first, second.filter((line) => line !== '').join(' ')].filter((line) => line !== ''),
    bound: notes.bound,
    marks: notes.marks,
    later: [...notes.later, recall?.when === 'done' ? recalled : ''].filter((line) => line !== '').join(' '),
  };
}

/** For a family whose story somebody else began: who comes along from now on; '' for all others. */
function introductionOf({ world, tale, family }: Session, turn: Turn): string {
  const comesFromElsewhere = world.index > 0 && !world.tellings.some((telling) => telling.tale === tale.id);
  return comesFromElsewhere ? render(wordingFor(tale.again, family.band), scopeOf(turn, null)) : '';
}

/** The opening of an ending: what the last step changed, and the notes' lines. */
export function endingOpening(session: Session, turn: Turn): Opening {
  const notes = noteLines(session, null, turn);
  return {
    paragraphs: [[doneLine(session), introductionOf(session, turn), ...notes.now].filter((line) => line !== '').join(' ')].filter(
      (line) => line !== '',
    ),
    bound: notes.bound,
    marks: notes.marks,
    later: '',
  };
}

/** Of the entries whose facts hold, the one whose fact is the oldest. */
export function oldest<T extends { if: Readonly<Record<string, string>> }>(
  entries: readonly T[],
  facts: ReadonlyMap<string, string>,
): T | undefined {
  return oldestFirst(entries, facts)[0];
}

/** The entries whose facts hold, the oldest fact first. */
export function oldestFirst<T extends { if: Readonly<Record<string, string>> }>(
  entries: readonly T[],
  facts: ReadonlyMap<string, string>,
): T[] {
  const order = [...facts.keys()];
  const age = (entry: T) => Math.min(...Object.keys(entry.if).map((fact) => order.indexOf(fact)));
  return entries.filter((entry) => holds(facts, entry.if)).sort((a, b) => age(a) - age(b));
}
