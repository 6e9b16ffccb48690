import { capitalise } from '../../../domain/naming.ts';
import type { NoteEvent } from '../../notes/events.ts';
import { goneThing } from '../../notes/own-things.ts';
import { isRole } from '../../notes/roles.ts';
import type { AnswerKind, Said, Scene } from '../../tales/schema.ts';
import type { Entry } from '../../words/lexicon.ts';
import { wordingFor } from '../bands.ts';
import { stepsToTell } from '../next.ts';
import { canonMarks, isCanonMark } from '../past/canon.ts';
import type { TakenRole } from '../past/note-effects.ts';
import type { OwnThing } from '../past/own-thing.ts';
import type { World } from '../past/world.ts';
import { scopeOf, type Turn } from '../people/turn.ts';
import { comesLater } from '../picking/graph.ts';
import type { Session } from '../session.ts';
import { arrivalOf, asTheirs, byItsName, returnOf } from './arrivals.ts';
import { answerTo, deedClause, listenerIn } from './deeds.ts';
import { render } from './render.ts';

/** What the story says to the family's notes. */

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

/** Feelings that are answered as something that was loved. */
const joyful = /\b(happy|glad|excited|delighted|thrilled|overjoyed|joyful)\b/i;

/** Laughter is answered as something that was loved. */
const laughter = /^(?:(?:all|both|just) )?(?:laugh|giggl|chuckl)\p{L}*$/iu;

/**
 * What is said to notes that nothing else answers, in turn, once the tale's own line was said. It quotes nothing and does not cheer, so it suits a note that
 * was not understood as well as one that was (*Mia is bored*, *we went outside*).
 */
const nods = ['{Speaker} hears that, too.', '“Hm,” says {speaker}, and thinks about it.', '{Speaker} nods.'] as const;

/** The most lines in one step; the rest waits for the next one. */
const mostLines = 2;

/** What a line is filled with; `before`: a sentence that goes before it, '' for none; `noted`: the step whose note it answers, the last one if not given. */
type Saying = { entry?: Entry; words?: Record<string, string>; before?: (line: string) => string; noted?: number };

/** A deed as a sentence: *Mia hugged the monster.* */
function sentenceOf(deed: NoteEvent): string {
  return `${capitalise(deedClause(deed))}.`;
}

/**
 * `reply`: what belongs to what was just played, and is read before the next page begins: who came along, what they did, how they feel, who answers.
 * `inScene`: where a thing of theirs is in the scene that begins. `bound`: keys of the things and roles that come up; `marks`: the keys under which they are
 * remembered.
 */
export type NoteLines = { reply: string[]; inScene: string[]; bound: string[]; marks: string[] };

/**
 * The lines that answer the notes: whoever is unhappy, what came along or was made, who took a role, what they did, what is gone, who stands back, how they
 * feel; and a nod to a note that none of these answers, so that no note is met with silence. At most two; what waits from an earlier step comes before what
 * is new. `scene` is null before an ending.
 */
export function noteLines(session: Session, scene: Scene | null, turn: Turn): NoteLines {
  const { tale, world } = session;
  const told = new Told(session, scene, turn);
  const mood = moodOf(world.events);
  if (mood === 'comfort') told.say(tale.answers.comfort);
  told.meetNew();
  for (const role of world.taken) told.meetRole(role);
  const deed = told.things === 0 ? world.events.find((event) => event.kind === 'did' && !isLaughter(event)) : undefined;
  if (deed !== undefined) told.answerDeed(deed);
  for (const event of world.events) {
    const gone = event.kind === 'lost' ? goneOf(event, world) : null;
    // Whoever cries over it is comforted, and that is enough.
    if (gone !== null && mood !== 'comfort') told.say(tale.own.lost, { entry: gone });
    if (event.kind === 'stands-back' && event.who !== undefined) told.say(tale.own.back, { words: { who: event.who } });
  }
  const laughed = world.events.find(isLaughter);
  if (mood !== null && mood !== 'comfort') {
    told.say(tale.answers[mood], { before: () => (mood === 'loved' && laughed !== undefined ? sentenceOf(laughed) : '') });
  }
  const isUnanswered = told.answers === (deed === undefined ? 0 : 1);
  // After a second deed the line for unanswered deeds is left out, because it would sound mechanical.
  const wasSaid = deed !== undefined && world.deeds.some((each) => each !== deed && answerTo(each, tale) === null);
  if (isUnanswered && !wasSaid && (world.events.some(({ kind }) => kind !== 'end') || world.reading.unheard)) told.hear();
  // Last: what is of another day, or has come up before, may wait; an answer may not.
  told.meetEarlier();
  told.meetAgain();
  return { reply: told.reply, inScene: told.inScene, bound: told.bound, marks: told.marks };
}

/** What is gone, as it is spoken of: a thing of theirs that has a name by that name. */
function goneOf(event: NoteEvent, { gone, reading }: World): Entry | null {
  const entry = gone.get(event)?.entry;
  return entry?.number === 'name' ? entry : goneThing(event, reading.language);
}

const isLaughter = ({ kind, what = '' }: NoteEvent): boolean => kind === 'did' && laughter.test(what);

/** The first mood that the notes tell of; null for none. */
function moodOf(events: readonly NoteEvent[]): AnswerKind | null {
  const moodsTold = events.flatMap((event) => {
    if (event.kind === 'feels' && unhappy.test(event.what ?? '')) return 'comfort';
    if (event.kind === 'feels' && joyful.test(event.what ?? '')) return 'loved';
    return isLaughter(event) ? 'loved' : (moods[event.kind] ?? []);
  });
  return moodsTold[0] ?? null;
}

/** The lines of one step as they are collected. */
class Told {
  readonly reply: string[] = [];
  readonly inScene: string[] = [];
  readonly bound: string[] = [];
  readonly marks: string[] = [];
  /** How many lines there are, how many of them are about things and roles, and how many answer the last note rather than an earlier one. */
  lines = 0;
  things = 0;
  answers = 0;
  private readonly session: Session;
  private readonly scene: Scene | null;
  private readonly turn: Turn;
  private readonly before: ReadonlySet<string>;
  private readonly used = new Set<Said>();

  constructor(session: Session, scene: Scene | null, turn: Turn) {
    this.session = session;
    this.scene = scene;
    this.turn = turn;
    this.before = new Set(session.world.tellings.flatMap(({ bound }) => bound));
  }

  /** Adds a line to the reply; false where there is no such line, or no room. */
  say(said: Said | undefined, { entry, words, before, noted = this.lastNoted }: Saying = {}): boolean {
    if (said === undefined || this.lines >= mostLines) return false;
    const line = this.wordsOf(said, entry, words);
    this.reply.push([before?.(line) ?? '', line].filter((part) => part !== '').join(' '));
    this.count(noted);
    return true;
  }

  /** Tells who has taken a role, unless that came up before. */
  meetRole({ key, who, what, at }: TakenRole): void {
    const saying = { words: { who, what: withArticle(what) }, noted: at };
    if (this.before.has(key) || !this.say(this.session.tale.own.became, saying)) return;
    this.bound.push(key);
    this.things += 1;
  }

  /** The things of this adventure that come up now: each as soon as there is room. */
  meetNew(): void {
    for (const thing of this.session.world.things) {
      if (!this.before.has(thing.key) && thing.at >= 0) this.meet(thing, thing.key, true);
    }
  }

  /** The one thing of an earlier adventure that comes back in this one: where a scene has a line for it, and at once where none of those to come has. */
  meetEarlier(): void {
    const { family, world, tale } = this.session;
    const { scene } = this;
    const due = world.things.find(({ earlier }) => earlier?.isDue === true);
    if (scene === null || due === undefined || [...this.before].some(isCanonMark)) return;
    const isPlacedLater = comesLater(tale, scene.id, stepsToTell(family, world), ({ binds }) => binds?.[due.kind] !== undefined);
    if (this.isPlaced(due) || !isPlacedLater) this.meet(due, due.key, true);
  }

  /** Those that come up a second time, where the scene has a line for them. In a short telling a thing comes up only once before the ending. */
  meetAgain(): void {
    const { family, world } = this.session;
    if (family.total < 7) return;
    for (const thing of world.things) {
      if (this.before.has(thing.key) && !this.before.has(`${thing.key}!`) && this.isPlaced(thing)) this.meet(thing, `${thing.key}!`, false);
    }
  }

  /** A note that nothing else answers: the tale's own line the first time, and then no more than a nod by the same speaker. */
  hear(): void {
    const { tale } = this.session;
    const times = [...this.before].filter((key) => key.startsWith('heard ')).length;
    const nod = times === 0 ? undefined : nods[(times - 1) % nods.length];
    const speaker = listenerIn(tale)?.name;
    const isSaid =
      nod === undefined || speaker === undefined
        ? this.say(tale.answers.heard)
        : this.say({ little: nod, text: nod }, { words: { speaker } });
    if (isSaid) this.bound.push(`heard ${times}`);
  }

  /** A deed, and the answer of whoever in the story it was done to. */
  answerDeed(deed: NoteEvent): void {
    const answer = answerTo(deed, this.session.tale);
    this.reply.push(sentenceOf(deed));
    this.count();
    if (answer === null) return;
    this.reply.push(this.wordsOf(answer.answers[answer.tone]));
    this.count();
  }

  private get lastNoted(): number {
    return this.session.world.index - 1;
  }

  /** Counts a line; `noted`: the step whose note it answers. */
  private count(noted = this.lastNoted): void {
    this.lines += 1;
    if (noted === this.lastNoted) this.answers += 1;
  }

  private isPlaced({ kind }: OwnThing): boolean {
    return this.scene?.binds?.[kind] !== undefined;
  }

  private meet(thing: OwnThing, key: string, isNew: boolean): void {
    if (this.lines >= mostLines) return;
    const { tale, family } = this.session;
    // The same sentence is not said of two things in one step: the second waits for the next one.
    const fresh = (each: Said | undefined): Said | undefined => (each === undefined || this.used.has(each) ? undefined : each);
    const here = fresh(this.scene?.binds?.[thing.kind]);
    const said = here ?? fresh(tale.own.meet[thing.kind]);
    if (said === undefined) return;
    this.used.add(said);
    const full = this.wordsOf(said, asTheirs(thing));
    const arrival = isNew ? returnOf(thing) || arrivalOf(thing, full, family.band.tier === 'little') : '';
    const line = arrival === '' ? full : this.wordsOf(said, byItsName(thing));
    if (here === undefined) this.reply.push([arrival, line].filter((part) => part !== '').join(' '));
    else {
      this.inScene.push(line);
      if (arrival !== '') this.reply.push(arrival);
    }
    this.count(thing.at);
    this.bound.push(key);
    this.marks.push(...canonMarks(tale.theme, thing));
    this.things += 1;
  }

  private wordsOf(said: Said | string, entry?: Entry, words?: Record<string, string>): string {
    const scope = scopeOf(this.turn, null, words);
    const { band } = this.session.family;
    return render(wordingFor(said, band), entry === undefined ? scope : { ...scope, things: { ...scope.things, noted: entry } });
  }
}

/** A role as it is said: `the wizard`; what has a title or a name of its own has no article (`king`, `Robin Hood`). */
function withArticle(role: string): string {
  if (/^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(role) && !isRole(role)) return role;
  return /^(the|a|an|captain|king|queen|somebody)\b/i.test(role) ? role : `the ${role}`;
}
