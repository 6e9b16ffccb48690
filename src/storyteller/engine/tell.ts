import type { Step, StepType, TraceLine } from '../../domain/step.ts';
import { nextStepType } from '../../domain/step-machine.ts';
import type { NextRequest, TellingRequest } from '../../domain/telling.ts';
import type { Scene, Tale, Way } from '../tales/schema.ts';
import { cuesOf, howOf, newVoices, preparationOf, safetyOf } from './adult.ts';
import { heeded } from './audit.ts';
import { said } from './bands.ts';
import { taleMark } from './choose.ts';
import { admit, type GateName, type Playable } from './gates.ts';
import type { Library } from './library.ts';
import { type Ahead, type EndingCandidate, forkTo, lookAhead, offersFrom, openEndings } from './next.ts';
import { endingOpening, inOrder, sceneOpening } from './opening.ts';
import { type Candidate, wayMark } from './rank.ts';
import { render, type Scope } from './render.ts';
import { open, type Session, stepId } from './session.ts';
import { type Offer, type TellingData, tellerName, tellingOf } from './telling.ts';
import { scopeOf, type Turn, turnOf } from './words.ts';
import { holds, type World } from './world.ts';

/**
 * The storyteller. Pure and synchronous: the same request and library tell the same step, byte for byte, in a browser, in Node and in Deno.
 * Whatever the family entered, a playable step comes out.
 */

/** The prologue, with what to lay out for the steps that follow when nothing is noted. */
export function tellFirst(request: TellingRequest, library: Library): Step {
  const session = open({ ...request, told: [], notes: '' }, library);
  const prologue = tellPrologue(session, stepId(session, ''));
  const ahead = tellAhead({ ...request, told: [prologue], notes: '' }, session.family.total - 1, library);
  const used = new Set(ahead.flatMap((step) => tellingOf(step)?.props ?? []));
  const names = session.family.props
    .filter((prop) => used.has(prop.key))
    .map((prop) => (prop.listed.number === 'one' ? `the ${prop.listed.text}` : prop.listed.text));
  return heeded(session.family, { ...prologue, preparation: preparationOf(session.family, names) });
}

/** The step after the last told one, shaped by the notes on it. With nothing told yet it is the prologue. */
export function tellNext(request: NextRequest, library: Library): Step {
  if (request.told.length === 0) return tellFirst(request, library);
  const session = open(request, library);
  const { family, world } = session;
  const id = stepId(session, request.notes);
  const type = nextStepType(request.told.length - 1, Math.max(1, Math.round(request.totalSteps)));
  const ahead = lookAhead(session, placeOf(session), world);
  const ends = type === 'ending' || family.total <= 2 || ahead.scenes.length === 0;
  return heeded(family, ends ? tellEnding(session, id) : tellScene(session, type, id, ahead));
}

/** At most `count` further steps as they come when nothing more is noted: the first one takes the request's notes up. Stops at the ending. */
export function tellAhead(request: NextRequest, count: number, library: Library): Step[] {
  const steps: Step[] = [];
  let { told, notes } = request;
  while (steps.length < count && told.at(-1)?.type !== 'ending') {
    const step = tellNext({ ...request, told, notes }, library);
    steps.push(step);
    // What was noted stays on the step it was noted on, as the app keeps it.
    told = [...told.slice(0, -1), ...told.slice(-1).map((last) => (notes.trim() === '' ? last : { ...last, notes })), step];
    notes = '';
  }
  return steps;
}

/** Where the tale stands. A scene that the tale no longer has counts as the prologue. */
function placeOf({ world, tale }: Session): string {
  const last = world.tellings.at(-1);
  return last !== undefined && last.tale === tale.id ? last.scene : 'prologue';
}

function tellPrologue(session: Session, id: string): Step {
  const { family, world, tale } = session;
  const turn = turnOf(family, world);
  const scope = scopeOf(turn, null);
  const heard = family.memory.met[taleMark(tale)] !== undefined;
  const greet = tale.greets?.find(({ mark }) => family.memory.met[`m:${tale.theme}/${mark}`] !== undefined);
  const parts = [
    heard ? said(tale.again, family.band) : '',
    said(tale.prologue.said, family.band),
    greet === undefined ? '' : said(greet.said, family.band),
  ];
  const prologue = parts
    .filter((part) => part !== '')
    .map((part) => render(part, scope))
    .join('\n\n');
  const voices = newVoices(tale, prologue, new Set());
  const telling = { ...blankTelling(session, 'prologue', turn, [taleMark(tale)]), voices: voices.map(({ id: name }) => name) };
  const next = choicesAfter(session, telling, turn);
  return {
    id,
    type: 'prologue',
    step: tale.title,
    prologue,
    action: render(tale.prologue.how, scope),
    ...next.fields,
    cues: cuesOf(family, voices, null, scope, 0),
    bullets: [tale.want, tale.obstacle],
    ...(turn.lead.id === '' ? {} : { lead: turn.lead.id }),
    energy: 1,
    minutes: 2,
    trace: [
      { rule: 'story', detail: tale.want },
      { rule: 'family', detail: `Told for ${family.youngest} ${family.youngest === 1 ? 'year' : 'years'}, the age of the youngest.` },
      ...family.children
        .filter(({ limits }) => limits.bans.size > 0)
        .map(
          ({ name, limits }): TraceLine => ({
            rule: 'considerations',
            detail: limits.careful
              ? `Not everything you told us about ${name} was understood, so everything is kept gentle.`
              : `What you told us about ${name} is heeded in every step.`,
          }),
        ),
    ],
    telling: { ...telling, offers: next.offers },
  };
}

/** The way that is played: the one that was picked, where it still can be; else the best; in the last resort the one for anybody. */
function chooseWay({ family, world, library }: Session, ahead: Ahead): { candidate: Candidate; picked: boolean } {
  const { chosen } = world;
  const exact = ahead.candidates.find(({ scene, playable }) => scene.id === chosen?.scene && playable.doing.id === chosen.way);
  if (exact !== undefined) return { candidate: exact, picked: true };
  const near = chosen === null ? undefined : ahead.candidates.find(({ scene }) => scene.id === chosen.scene);
  const best = near ?? ahead.candidates[0];
  if (best !== undefined) return { candidate: best, picked: false };
  for (const scene of ahead.scenes) {
    const way = scene.ways.find((each) => each.anybody === true);
    const verdict = way === undefined ? null : admit(way, family, world, library);
    if (verdict?.ok === true) return { candidate: { scene, playable: verdict.playable }, picked: false };
  }
  const scene = ahead.scenes[0] as Scene;
  const way = (scene.ways.find((each) => each.anybody === true) ?? scene.ways[0]) as Way;
  const names = Array.isArray(way.does) ? way.does : way.does[family.band.tier];
  const mechanic = names.flatMap((name) => library.mechanics.get(name) ?? [])[0];
  if (mechanic === undefined) throw new Error(`the way ${scene.id}/${way.id} names a mechanic that there is`);
  return { candidate: { scene, playable: { doing: way, mechanic, props: {} } }, picked: false };
}

function tellScene(session: Session, type: StepType, id: string, ahead: Ahead): Step {
  const { family, world, tale, library } = session;
  const { candidate, picked } = chooseWay(session, ahead);
  const { scene, playable } = candidate;
  const turn = turnOf(family, world);
  const scope = scopeOf(turn, playable);
  const opening = sceneOpening(session, scene, turn);
  const call = render(said(playable.doing.call, family.band), scope);
  const text = opening.paragraphs.join('\n\n');
  const voices = voicesIn(session, `${text} ${call}`);
  const telling: TellingData = {
    ...blankTelling(session, scene.id, turn, [wayMark(tale, scene.id, playable.doing.id), ...opening.marks]),
    ...playedWith(playable),
    bound: opening.bound,
    voices: voices.map(({ id: name }) => name),
  };
  const next = choicesAfter(session, telling, turn);
  const how = howOf(family, turn, playable, scope);
  return {
    id,
    type,
    step: scene.title,
    ...(type === 'challenge' ? { text_to_read: text, challenge: call } : { text_to_read: `${text}\n\n${call}` }),
    action: how,
    ...next.fields,
    ...adultFields(session, playable, scope, voices, library),
    bullets: [firstSentence(opening.paragraphs.at(-1) ?? ''), `${playable.doing.offer}.`, how].filter(
      (line) => line !== '' && line !== '.',
    ),
    ...(turn.lead.id === '' ? {} : { lead: turn.lead.id }),
    energy: livelinessOf(session, playable),
    minutes: Math.max(1, Math.round(playable.mechanic.minutes * (family.youngest <= 4 ? 0.7 : 1))),
    trace: traceOf(session, candidate, picked, ahead),
    telling: { ...telling, offers: next.offers },
  };
}

/** Who speaks in these words and was not described yet. */
function voicesIn({ tale, world }: Session, aloud: string): Tale['cast'] {
  return newVoices(tale, aloud, new Set(world.tellings.flatMap((telling) => telling.voices)));
}

function adultFields(
  session: Session,
  playable: Playable,
  scope: Scope,
  voices: Tale['cast'],
  library: Library,
): Pick<Step, 'cues' | 'safety'> {
  const { family, world } = session;
  return { cues: cuesOf(family, voices, playable, scope, world.difficulty), safety: safetyOf(family, playable, scope, library) };
}

/** How many facts return in an ending. */
function mostReads({ family }: Session): number {
  if (family.band.tier === 'little') return 1;
  return family.total >= 7 ? 3 : 2;
}

function tellEnding(session: Session, id: string): Step {
  const { family, world, tale, library } = session;
  const turn = turnOf(family, world);
  const playable = chooseEnding(session);
  const { doing } = playable;
  const scope = scopeOf(turn, playable);
  const opening = endingOpening(session, turn);
  const fits = inOrder(tale.reads, world.facts).slice(0, mostReads(session));
  const reads = (when: 'before' | 'close') =>
    fits.filter((read) => (read.when ?? 'before') === when).map((read) => render(said(read.said, family.band), scope));
  const came = new Set([...world.tellings.flatMap((each) => each.bound), ...opening.bound]);
  const own = world.things
    .filter((thing) => came.has(thing.key))
    .slice(0, family.band.tier === 'little' ? 1 : 2)
    .map((thing) => render(said(tale.own.ending[thing.kind], family.band), { ...scope, things: { ...scope.things, noted: thing.entry } }));
  const before = [...opening.paragraphs, [render(said(doing.open, family.band), scope), ...reads('before'), ...own].join(' ')].join('\n\n');
  const call = render(said(doing.call, family.band), scope);
  const close = [...reads('close'), render(said(doing.close, family.band), scope)].join('\n\n');
  const voices = voicesIn(session, `${before} ${call} ${close}`);
  const marks = (tale.leaves ?? []).filter((each) => holds(world.facts, each.if ?? {})).map(({ mark }) => `m:${tale.theme}/${mark}`);
  const telling: TellingData = {
    ...blankTelling(session, doing.id, turn, [`e:${tale.id}/${doing.id}`, ...marks, ...opening.marks]),
    ...playedWith(playable),
    bound: opening.bound,
    voices: voices.map(({ id: name }) => name),
  };
  return {
    id,
    type: 'ending',
    step: doing.title,
    text_to_read: before,
    narration: call,
    ending: close,
    action: howOf(family, turn, playable, scope),
    ...adultFields(session, playable, scope, voices, library),
    bullets: [firstSentence(render(said(doing.open, family.band), scope)), `${doing.offer}.`, firstSentence(close)],
    ...(turn.lead.id === '' ? {} : { lead: turn.lead.id }),
    energy: livelinessOf(session, playable),
    minutes: Math.max(2, playable.mechanic.minutes),
    trace: [
      { rule: 'ending', detail: doing.needs === undefined ? tale.want : 'What you did on the way opened this ending.' },
      ...(world.chosen?.scene === doing.id ? [{ rule: 'choice', detail: `The children chose “${doing.offer}”.` }] : []),
    ],
    telling,
  };
}

/** The ending that was picked; else the best that is open; in the last resort the one for anybody. */
function chooseEnding(session: Session): EndingCandidate {
  const { tale, world, family, library } = session;
  const open_ = openEndings(session, world);
  const found = open_.find(({ doing }) => doing.id === world.chosen?.scene) ?? open_[0];
  if (found !== undefined) return found;
  const ending =
    tale.endings.find((each) => each.anybody === true && each.needs === undefined) ?? tale.endings.find((each) => each.needs === undefined);
  if (ending === undefined) throw new Error(`the tale ${tale.id} has an ending that is always open`);
  const verdict = admit(ending, family, world, library);
  if (verdict.ok) return verdict.playable;
  const names = Array.isArray(ending.does) ? ending.does : ending.does[family.band.tier];
  const mechanic = names.flatMap((name) => library.mechanics.get(name) ?? [])[0];
  if (mechanic === undefined) throw new Error(`the ending ${tale.id}/${ending.id} names a mechanic that there is`);
  return { doing: ending, mechanic, props: {} };
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

/** The world when this step has been played and nothing is noted. */
function worldAfter(session: Session, telling: TellingData, turn: Turn): World {
  const { world, tale } = session;
  const facts = new Map(world.facts);
  if (telling.way !== null) {
    facts.set(telling.scene, telling.way);
    const way = tale.scenes.find((scene) => scene.id === telling.scene)?.ways.find(({ id }) => id === telling.way);
    for (const [fact, value] of Object.entries(way?.sets ?? {})) facts.set(fact, value);
  }
  return {
    ...world,
    index: world.index + 1,
    latest: telling,
    foreign: false,
    tellings: [...world.tellings, telling],
    facts,
    leads: [...world.leads, turn.lead.id],
  };
}

/** The question and the choices that follow a step. */
function choicesAfter(session: Session, telling: TellingData, turn: Turn): { fields: Pick<Step, 'question' | 'options'>; offers: Offer[] } {
  const { family, tale } = session;
  const world = worldAfter(session, telling, turn);
  const then = { ...session, world };
  const isLast = world.index + 1 >= family.total;
  const ahead = isLast ? null : lookAhead(then, telling.scene, world);
  const goesOn = ahead !== null && ahead.scenes.length > 0;
  const nextTurn = turnOf(family, world);
  const offers = goesOn
    ? offersFrom(then, ahead)
    : openEndings(then, world)
        .slice(0, 3)
        .map(({ doing }) => ({ text: render(doing.offer, scopeOf(nextTurn, null)), scene: doing.id, way: doing.id }));
  const fork = forkTo(tale, goesOn ? ahead.scenes.map(({ id }) => id) : ['ending'], family.band);
  const question = render(fork, scopeOf(nextTurn, null));
  return {
    fields: { ...(question === '' ? {} : { question }), ...(offers.length < 2 ? {} : { options: offers.map(({ text }) => text) }) },
    offers,
  };
}

const pace = ['quite still', 'gentle', 'up and about', 'lively', 'wild'] as const;
const gateWords: Readonly<Record<GateName | 'words', string>> = {
  safety: 'is not safe here',
  considerations: 'does not suit everybody who plays',
  age: 'is for another age',
  place: 'wants more room, or another place',
  things: 'needs things that are not at hand',
  players: 'needs more players',
  energy: 'is livelier than asked for',
  words: 'does not suit everybody who plays',
};

/** How lively it is here: what is for anybody is done as small as it must be. */
function livelinessOf({ family }: Session, { mechanic }: Playable): number {
  return Math.max(1, Math.min(mechanic.energy, family.limits.energy));
}

/** Why this step, in a parent's words. */
function traceOf({ family, world, tale }: Session, { scene, playable }: Candidate, picked: boolean, ahead: Ahead): TraceLine[] {
  const lines: TraceLine[] = [];
  if (picked) lines.push({ rule: 'choice', detail: `The children chose “${playable.doing.offer}”.` });
  lines.push({ rule: 'story', detail: scene.beat === 'turn' ? tale.why : `${tale.want} In the way: ${lowerFirst(tale.obstacle)}` });
  lines.push({
    rule: 'body',
    detail: `This one is ${pace[playable.mechanic.energy - 1] ?? 'gentle'}; you asked for ${family.level} energy.`,
  });
  if (world.difficulty !== 0)
    lines.push({ rule: 'notes', detail: world.difficulty < 0 ? 'You noted that it was too hard.' : 'You noted that it was too easy.' });
  const others = ahead.refused.filter((each) => each.scene === scene.id).slice(0, 2);
  for (const { way, gate } of others) lines.push({ rule: 'left out', detail: `“${way.offer}” ${gateWords[gate]}.` });
  return lines;
}

function lowerFirst(text: string): string {
  return /^(The|A|An|Nobody|Everybody|It|They|No)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function firstSentence(text: string): string {
  return /^[\s\S]*?[.!?…]["”’)]*(?=\s|$)/.exec(text)?.[0] ?? text;
}
