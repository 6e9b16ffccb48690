import type { Step } from '../../domain/steps/step.ts';
import type { Tale } from '../tales/schema.ts';
import { wordingFor } from './bands.ts';
import type { EndingMoment, Moment, PrologueMoment, SceneMoment } from './moment.ts';
import type { EndingCandidate } from './next.ts';
import { scopeOf, type Turn, turnIn, turnOf } from './people/turn.ts';
import { taleMark } from './picking/choose.ts';
import { type Playable, settingOf } from './picking/gates.ts';
import { roadMark } from './picking/novelty.ts';
import { type Candidate, wayMark } from './picking/rank.ts';
import { greetingOf, marksLeft } from './picking/season.ts';
import type { Session } from './session.ts';
import { type TellingData, tellerName } from './telling.ts';
import { livelinessOf, prologueTrace, traceOf } from './trace.ts';
import { cuesOf, howOf, newVoices, safetyOf } from './wording/adult.ts';
import { choicesAfter, choicesIn, labelsOf, type Offered } from './wording/choices.ts';
import { endingOpening, sceneOpening } from './wording/opening.ts';
import { adaptToRoof } from './wording/outdoor-words.ts';
import { render, type Scope } from './wording/render.ts';
import { closeWith, returnsOf } from './wording/returns.ts';

/**
 * A draft is a step whose words are not final: it has the tale's own words, and makes the step from these or from the words of another teller (a model,
 * a service).
 */

/** The words of a step. A part that this kind of step does not have is ''. */
export type StepWords = {
  title: string;
  /** What the story says to the last step's notes, read before the title; '' for nothing. */
  reply: string;
  /** In a scene what the last way changed, and where we are; the whole prologue; an ending up to its doing. */
  opening: string;
  /** The doing, said to the children; '' in the prologue. */
  call: string;
  /** What is read after an ending's doing. */
  close: string;
  /** The adult's line: how it goes and when it is over. */
  how: string;
  question: string;
  /** The labels of the choices by `offerKey`. */
  offers: Readonly<Record<string, string>>;
};

export type Draft = {
  /** The tale's own words. */
  words: StepWords;
  offered: readonly Offered[];
  /** Who leads. */
  turn: Turn;
  /** What is played; null in the prologue. */
  playable: Playable | null;
  /** Keys of the family's own things that come up. */
  bound: readonly string[];
  /** The step in these words. */
  step: (words: StepWords) => Step;
};

/** The draft of a moment's step. `at`: the place in its ways of the one that is played; the best (0) where there is none there. */
export function draftOf(moment: Moment, at = 0): Draft {
  switch (moment.kind) {
    case 'prologue':
      return draftPrologue(moment);
    case 'scene':
      return draftScene(moment, moment.ways[at] ?? moment.ways[0]);
    case 'ending':
      return draftEnding(moment, moment.ways[at] ?? moment.ways[0]);
  }
}

/** The drafts of a moment, one a way, the best first. */
export function draftsOf(moment: Moment): readonly [Draft, ...Draft[]] {
  if (moment.kind === 'prologue') return [draftOf(moment)];
  const [, ...others] = moment.ways;
  return [draftOf(moment), ...others.map((_, at) => draftOf(moment, at + 1))];
}

function draftPrologue({ session, id }: PrologueMoment): Draft {
  const { family, world, tale } = session;
  const turn = turnOf(family, world);
  const scope = scopeOf(turn, null);
  const blank = { ...blankTelling(session, 'prologue', turn, [taleMark(tale)]), ...(world.kit === null ? {} : { kit: [...world.kit] }) };
  const { question, offered } = choicesAfter(session, blank, turn);
  const step = (words: StepWords): Step => {
    const voices = newVoices(tale, words.opening, new Set());
    const next = choicesIn(words, offered);
    return {
      id,
      type: 'prologue',
      step: words.title,
      prologue: words.opening,
      action: words.how,
      ...next.fields,
      cues: cuesOf(family, scope, { voices, playable: null, difficulty: 0 }),
      bullets: [tale.want, tale.obstacle],
      ...leadOf(turn),
      energy: 1,
      minutes: 2,
      trace: prologueTrace(session),
      telling: { ...blank, voices: voices.map(({ id: name }) => name), offers: next.offers },
    };
  };
  const words: StepWords = {
    title: tale.title,
    reply: '',
    opening: prologueOpening(session, scope),
    call: '',
    close: '',
    how: render(tale.prologue.how, scope),
    question,
    offers: labelsOf(offered, settingOf(family, world).roof),
  };
  return { words, offered, turn, playable: null, bound: [], step };
}

/** What is read of the prologue: how they know the tale, where they do; the tale's own words; and a greeting for what another tale has left. */
function prologueOpening(session: Session, scope: Scope): string {
  const { family, tale, library } = session;
  const heard = family.memory.met[taleMark(tale)] !== undefined;
  const greeting = greetingOf(session);
  const parts = [
    // In `onward`, the tale that continues any story, `again` introduces the cast to a story that somebody else began.
    heard && tale.id !== library.onward.id ? wordingFor(tale.again, family.band) : '',
    wordingFor(tale.prologue.said, family.band),
    greeting === null ? '' : wordingFor(greeting, family.band),
  ];
  return parts
    .filter((part) => part !== '')
    .map((part) => render(part, scope))
    .join('\n\n');
}

function draftScene(moment: SceneMoment, candidate: Candidate): Draft {
  const { session, type, id } = moment;
  const { family, world, tale } = session;
  const { scene, playable } = candidate;
  const { roof } = settingOf(family, world);
  const turn = turnIn(family, world, playable);
  const scope = scopeOf(turn, playable);
  const opening = sceneOpening(session, scene, turn);
  const telling: TellingData = {
    ...blankTelling(session, scene.id, turn, [wayMark(tale, scene.id, playable.doing.id), ...opening.marks]),
    ...playedWith(playable),
    bound: opening.bound,
  };
  const { question, offered } = choicesAfter(session, telling, turn);
  const changed = render(wordingFor(playable.doing.done, family.band), scope);
  const offer = render(wordingFor(playable.doing.offer, family.band), scope);
  const step = (words: StepWords): Step => {
    const voices = voicesIn(session, `${words.reply} ${words.opening} ${words.call}`);
    const next = choicesIn(words, offered);
    return {
      id,
      type,
      step: words.title,
      ...replyOf(words),
      ...(type === 'challenge'
        ? { text_to_read: words.opening, challenge: words.call }
        : { text_to_read: [words.opening, words.call].filter((text) => text !== '').join('\n\n') }),
      action: words.how,
      ...next.fields,
      ...adultFields(session, playable, scope, voices),
      bullets: [placeSentence(words.opening, opening.paragraphs.length - 1), ended(offer), words.how].filter(
        (line) => line !== '' && line !== '.',
      ),
      ...leadOf(turn),
      energy: livelinessOf(family, playable),
      minutes: Math.max(1, Math.round(playable.mechanic.minutes * (family.youngest <= 4 ? 0.7 : 1))),
      trace: traceOf(moment, candidate, offer),
      telling: { ...telling, changed: words.question.startsWith(changed), voices: voices.map(({ id: name }) => name), offers: next.offers },
    };
  };
  const words: StepWords = {
    title: scene.title,
    reply: opening.reply,
    opening: opening.paragraphs.join('\n\n'),
    call: adaptToRoof(render(wordingFor(playable.doing.call, family.band), scope), roof),
    close: '',
    how: adaptToRoof(howOf(family, turn, playable, scope), roof),
    question: [[changed, opening.later].filter((text) => text !== '').join(' '), question].filter((text) => text !== '').join('\n\n'),
    offers: labelsOf(offered, roof),
  };
  return { words, offered, turn, playable, bound: opening.bound, step };
}

function draftEnding({ session, id }: EndingMoment, playable: EndingCandidate): Draft {
  const { family, world, tale } = session;
  const turn = turnIn(family, world, playable);
  const { doing } = playable;
  const { roof } = settingOf(family, world);
  const scope = scopeOf(turn, playable);
  const opening = endingOpening(session, turn);
  const returns = returnsOf(session, scope, opening, { id: doing.id, turn });
  const open = render(wordingFor(doing.open, family.band), scope);
  const offer = render(wordingFor(doing.offer, family.band), scope);
  const telling: TellingData = {
    ...blankTelling(session, doing.id, turn, [
      `e:${tale.id}/${doing.id}`,
      roadMark(tale.id, world.tellings, doing.id),
      ...marksLeft(session),
      ...opening.marks,
    ]),
    ...playedWith(playable),
    bound: opening.bound,
  };
  const words: StepWords = {
    title: doing.title,
    reply: opening.reply,
    opening: [...opening.paragraphs, [open, ...returns.before].join(' ')].join('\n\n'),
    call: adaptToRoof(render(wordingFor(doing.call, family.band), scope), roof),
    close: closeWith(wordingFor(doing.close, family.band), scope, returns),
    how: adaptToRoof(howOf(family, turn, playable, scope), roof),
    question: '',
    offers: {},
  };
  const step = (told: StepWords): Step => {
    const voices = voicesIn(session, `${told.reply} ${told.opening} ${told.call} ${told.close}`);
    return {
      id,
      type: 'ending',
      step: told.title,
      ...replyOf(told),
      text_to_read: told.opening,
      narration: told.call,
      ending: told.close,
      action: told.how,
      ...adultFields(session, playable, scope, voices),
      bullets: [placeSentence(told.opening, opening.paragraphs.length), ended(offer), firstSentence(told.close)],
      ...leadOf(turn),
      energy: livelinessOf(family, playable),
      minutes: Math.max(2, playable.mechanic.minutes),
      trace: [
        { rule: 'ending', detail: doing.needs === undefined ? tale.want : 'What you did on the way opened this ending.' },
        ...(world.chosen?.scene === doing.id ? [{ rule: 'choice', detail: `The children chose “${offer}”.` }] : []),
      ],
      telling: { ...telling, voices: voices.map(({ id: name }) => name) },
    };
  };
  return { words, offered: [], turn, playable, bound: opening.bound, step };
}

function replyOf({ reply }: StepWords): Pick<Step, 'note_reply'> {
  return reply === '' ? {} : { note_reply: reply };
}

function leadOf({ lead }: Turn): Pick<Step, 'lead'> {
  return lead.id === '' ? {} : { lead: lead.id };
}

/** The cast members who speak in these words and whose voice the adult was not told yet. */
function voicesIn({ tale, world }: Session, aloud: string): Tale['cast'] {
  return newVoices(tale, aloud, new Set(world.tellings.flatMap((telling) => telling.voices)));
}

function adultFields(session: Session, playable: Playable, scope: Scope, voices: Tale['cast']): Pick<Step, 'cues' | 'safety'> {
  const { family, world, library } = session;
  return {
    cues: cuesOf(family, scope, { voices, playable, difficulty: world.difficulty }),
    safety: safetyOf(family, playable, scope, library, world.safetyShown),
  };
}

function playedWith({ doing, mechanic, props }: Playable): Pick<TellingData, 'way' | 'mechanic' | 'motion' | 'energy' | 'roles' | 'props'> {
  const roles = Object.fromEntries(Object.entries(props).map(([role, prop]) => [role, prop.key]));
  return { way: doing.id, mechanic: mechanic.id, motion: mechanic.motion, energy: mechanic.energy, roles, props: Object.values(roles) };
}

function blankTelling({ tale }: Session, scene: string, turn: Turn, met: string[]): TellingData {
  return {
    by: tellerName,
    v: 2,
    tale: tale.id,
    scene,
    way: null,
    mechanic: null,
    motion: null,
    words: { ...turn.words },
    roles: {},
    props: [],
    offers: [],
    bound: [],
    voices: [],
    met,
  };
}

/** The sentence that says where we are: the first of the paragraph at `at`, since what the last step changed may stand in one before it. */
function placeSentence(opening: string, at: number): string {
  const paragraphs = opening.split(/\n{2,}/);
  return firstSentence(paragraphs[at] ?? paragraphs[0] ?? '');
}

/** A label with a full stop, as a sentence. */
function ended(label: string): string {
  return /[.!?…]$/.test(label) ? label : `${label}.`;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?…]["”’)]*(?=\s|$)/.exec(text)?.[0] ?? text;
}
