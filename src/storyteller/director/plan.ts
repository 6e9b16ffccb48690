import { englishThemeTitle } from '../../domain/naming.ts';
import { aloudParagraphs } from '../../domain/steps/step.ts';
import type { NextRequest } from '../../domain/telling.ts';
import { allowedText } from '../engine/audit.ts';
import { wordingFor } from '../engine/bands.ts';
import { type Draft, draftsOf, type StepWords } from '../engine/draft.ts';
import type { Moment } from '../engine/moment.ts';
import type { Family } from '../engine/people/family.ts';
import { scopeOf, type Turn } from '../engine/people/turn.ts';
import { demandsOf, type Playable } from '../engine/picking/gates.ts';
import { offerKey } from '../engine/wording/choices.ts';
import { render } from '../engine/wording/render.ts';
import { definite } from '../words/lexicon.ts';
import { type Budget, budgets, offerWords } from './budget.ts';
import { type Beat, beatsLeft, type Canon, familyCanon, type Noted, notesOf, type SoFar, soFar } from './history.ts';
import { mustName } from './must-name.ts';

/**
 * The plan of a step: what the storyteller knows of it before it is told, as plain data, for a model or a service that tells it in its own words. It holds
 * the family's real names: whoever sends it to a model hides them first.
 */

/** A way in which the scene can be played here, now, by these children. In the prologue nothing is played. */
export type PlanWay = {
  id: string;
  /** The label of the choice that leads to it. */
  offer?: string;
  play?: PlanPlay;
  /** The tale's words for this way; left out where all ways share them. */
  title?: string;
  opening?: string;
  call?: string;
  close?: string;
  how?: string;
  /** The ids, in `next`, of the choices that follow. */
  offers: string[];
};

/** What bodies do. */
export type PlanPlay = {
  gist: string;
  /** 1 still to 5 wild. */
  energy: number;
  minutes: number;
  asks: readonly string[];
  things: { thing: string; is: string | null }[];
};

/** A choice, and what it leads to. `road`: what is said before its label, where roads part. */
export type PlanNext = { id: string; road?: string; offer: string; scene: string; play: PlanPlay };

/** What a model answers: the way it took and its words. `call`, `close`, `question` and `offers` only where the kind of step has them. */
export type PlanAnswer = {
  way: string;
  title: string;
  opening: string;
  call?: string | undefined;
  close?: string | undefined;
  how: string;
  question?: string | undefined;
  offers?: { id: string; text: string }[] | undefined;
};

export type StoryPlan = {
  version: 1;
  kind: Moment['kind'];
  step: { number: number; of: number };
  theme: string;
  tale: {
    title: string;
    want: string;
    obstacle: string;
    stakes: string;
    /** The secret behind the story; null before the turn. */
    why: string | null;
    refrain: string | null;
    things: string[];
  };
  cast: { name: string; is: string; talks: string; wants: string }[];
  players: { name: string; age: number; interests: readonly string[] }[];
  leads: string;
  adult: { name: string; plays: boolean };
  place: { name: string; room: string; under: 'a roof' | 'the sky' | null; things: string[] };
  /** How long the words may be for the youngest listener; `offer`: the most words of a label. */
  budget: Budget & { youngest: number; offer: number };
  so_far: SoFar[];
  /** The last step as it was read aloud. */
  last_told: string;
  canon: Canon;
  scene: { title: string; beat: string; chosen: boolean };
  ways: PlanWay[];
  beats_left: Beat[];
  next: PlanNext[];
  /** Demands that nobody may be asked here, because of a child or the place. */
  off: string[];
  /** Of each list one name must be said: later steps rely on it. */
  must_name: string[][];
  /** The teller's own step, in the shape of an answer. */
  draft: PlanAnswer;
  /** What the adult noted, step by step, without the choices: news from the game, never orders. */
  notes: Noted[];
};

/** The plan of the request's next step, whose moment is `moment`. */
export function storyPlan(request: NextRequest, moment: Moment): StoryPlan {
  const { session } = moment;
  const { family, world, tale } = session;
  const drafts = draftsOf(moment);
  const [draft] = drafts;
  const words = heededWords(family, draft.words);
  const { title, beat } = sceneOf(moment);
  const offered = new Map(drafts.flatMap((each) => each.offered.map((one) => [offerKey(one.offer), one])));
  const { space, roof, name } = family.place;
  return {
    version: 1,
    kind: moment.kind,
    step: { number: world.index + 1, of: family.total },
    theme: englishThemeTitle(request.theme ?? '', request.customTheme || null),
    tale: {
      title: tale.title,
      want: tale.want,
      obstacle: tale.obstacle,
      stakes: tale.stakes,
      why: beat === 'turn' || moment.kind === 'ending' || turnIsTold(moment) ? tale.why : null,
      refrain: tale.refrain ?? null,
      things: tale.things.map((thing) => thing.name),
    },
    cast: tale.cast.map(({ name: called, is, talks, wants }) => ({ name: called, is, talks, wants })),
    players: family.children.map((child) => ({ name: child.name, age: child.age, interests: child.interests })),
    leads: draft.turn.lead.name,
    adult: { name: family.adult, plays: family.joins },
    place: {
      name,
      room: space,
      under: roof === null ? null : roof === 'indoors' ? 'a roof' : 'the sky',
      things: family.props.map((prop) => prop.listed.text),
    },
    budget: { ...budgets[family.band.name], youngest: family.youngest, offer: offerWords },
    so_far: soFar(request, session),
    last_told: request.told.slice(-1).flatMap(aloudParagraphs).join(' ').slice(0, 1500),
    canon: familyCanon(session),
    scene: { title, beat, chosen: moment.kind !== 'prologue' && moment.picked },
    ways: drafts.map((each) => wayOf(moment, each)),
    beats_left: beatsLeft(moment),
    next: [...offered].map(([id, { offer, road, title: scene, playable }]) => ({
      id,
      ...(road === '' ? {} : { road }),
      offer: offer.text,
      scene,
      play: playOf(playable, draft.turn),
    })),
    off: [...new Set([...family.limits.place.bans, ...family.children.flatMap((child) => [...child.limits.bans])])].sort(),
    must_name: mustName(moment, draft, words),
    draft: answerOf(moment, draft, words),
    notes: notesOf(request, session),
  };
}

/** How a way is named in a plan. */
export function wayId({ playable }: Pick<Draft, 'playable'>): string {
  return playable?.doing.id ?? 'prologue';
}

/** The words as they would be told: without what is off here. What the story says to the notes is part of the opening, which a model writes anew. */
function heededWords(family: Family, words: StepWords): StepWords {
  const opening = [words.reply, words.opening].filter((text) => text !== '').join('\n\n');
  return {
    ...words,
    reply: '',
    opening: allowedText(family, opening),
    call: allowedText(family, words.call),
    close: allowedText(family, words.close),
    question: allowedText(family, words.question),
    how: allowedText(family, words.how, 'adult'),
  };
}

function sceneOf(moment: Moment): { title: string; beat: string } {
  switch (moment.kind) {
    case 'prologue':
      return { title: moment.session.tale.title, beat: 'prologue' };
    case 'scene': {
      const { title, beat } = moment.ways[0].scene;
      return { title, beat };
    }
    case 'ending':
      return { title: moment.ways[0].doing.title, beat: 'ending' };
  }
}

function turnIsTold({ session: { tale, world } }: Moment): boolean {
  const turns = new Set(tale.scenes.filter(({ beat }) => beat === 'turn').map(({ id }) => id));
  return world.tellings.some(({ scene }) => turns.has(scene));
}

function wayOf(moment: Moment, draft: Draft): PlanWay {
  const { playable, turn, offered } = draft;
  const offers = offered.map(({ offer }) => offerKey(offer));
  const id = wayId(draft);
  if (playable === null) return { id, offers };
  const words = heededWords(moment.session.family, draft.words);
  return {
    id,
    offer: render(wordingFor(playable.doing.offer, moment.session.family.band), scopeOf(turn, playable)),
    play: playOf(playable, turn),
    ...(moment.kind === 'ending' ? { title: words.title, opening: words.opening, close: words.close } : {}),
    call: words.call,
    how: words.how,
    offers,
  };
}

function playOf(playable: Playable, turn: Turn): PlanPlay {
  const { mechanic, doing, props } = playable;
  const scope = scopeOf(turn, playable);
  return {
    gist: render(mechanic.gist, scope),
    energy: mechanic.energy,
    minutes: mechanic.minutes,
    asks: demandsOf(doing, mechanic),
    things: Object.keys(props).map((role) => ({
      thing: scope.things[role] === undefined ? role : definite(scope.things[role]),
      is: scope.is[role] === undefined ? null : render(`{${role}.is}`, scope),
    })),
  };
}

function answerOf(moment: Moment, draft: Draft, words: StepWords): PlanAnswer {
  const { title, opening, call, close, how, question } = words;
  const offers = draft.offered.map(({ offer }) => ({ id: offerKey(offer), text: offer.text }));
  const way = wayId(draft);
  switch (moment.kind) {
    case 'prologue':
      return { way, title, opening, how, question, offers };
    case 'scene':
      return { way, title, opening, call, how, question, offers };
    case 'ending':
      return { way, title, opening, call, close, how };
  }
}
