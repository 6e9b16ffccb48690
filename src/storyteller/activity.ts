import type { Step, StepType, TraceLine } from '../domain/step.ts';
import { actionText, cuesFor, safetyFor } from './adult.ts';
import { fillerSpare, fitted, type Piece } from './aloud.ts';
import type { Tier } from './bands.ts';
import { comeback } from './callbacks.ts';
import { newDraws, type Draws } from './draws.ts';
import { sift, type Playable, type Sifted } from './gates.ts';
import { chooseLeg, type Opening } from './legs.ts';
import { type Entry, nameEntry } from './lexicon.ts';
import { type Moment, momentOf } from './moment.ts';
import { offersAfter } from './offers.ts';
import { leastMet, pieceId } from './pick.ts';
import type { PlaceProp } from './props.ts';
import { rank, type Ranked } from './rank.ts';
import { wordCount } from './readability.ts';
import { render } from './render.ts';
import { responseCues, responsePieces } from './responses.ts';
import type { Core, Tiers } from './schema.ts';
import { leadOf, type Session } from './session.ts';
import { type TellingData, tellerName } from './telling-data.ts';

/** A step in which something is played: the activity chosen, given its meaning, put into words. */

export function tellActivity(session: Session, type: StepType, id: string): Step {
  const { facts, state, plan, content } = session;
  const moment = momentOf(facts, state, content);
  const leadId = leadOf(session);
  const sifted = sift(content.cores, moment);
  const ranked = rank(sifted.playable, moment, leadId, content);
  const best = ranked[0];
  if (best === undefined) throw new Error('the packs hold an activity without demands for every age');
  const { core, parts, props } = best.playable;
  const opening = chooseLeg(plan, moment, facts, session.usedIds);
  const draws = drawsFor(session, best.playable, leadId);
  const count = Math.max(1, facts.total - 2);
  const call = callOf(core, session);
  const back = comeback(session, draws, facts.band.leg, count);
  const aloud = fitted(piecesOf(session, draws, opening, core, call, back?.piece ?? null), facts.band);
  const kept = new Set(aloud.kept.map((piece) => piece.id));
  const wasKept = back !== null && aloud.kept.includes(back.piece);
  const stage = staging(session, moment, best.playable, draws);
  const used = stage === null ? props : { stage: stage.prop };
  const telling: TellingData = {
    by: tellerName,
    v: 1,
    frame: plan.frame?.id ?? null,
    twist: plan.twist.id,
    cast: plan.cast,
    planted: [],
    recalled: wasKept ? back.recalled : [],
    returned: wasKept ? back.returned : [],
    leg: opening?.id ?? null,
    core: core.id,
    mechanic: core.mechanic,
    deed: core.deed,
    words: draws.drawn,
    done: doneOf(core, session, draws),
    props: Object.values(used).map((prop) => prop.key),
    planned: moment.planned,
    offers: [],
    met: [...kept, core.id, opening?.id ?? ''].filter((piece) => piece !== ''),
  };
  const offers = offersAfter(session, telling, leadId);
  const bullets = [
    opening === null ? '' : render(opening.little, draws),
    render(core.gist, draws),
    `Easier: ${render(core.easier, draws)}`,
    render(`Over when ${core.ends}`, draws),
  ].filter((bullet) => bullet !== '');
  return {
    id,
    type,
    step: opening === null ? render(core.gist, draws) : render(opening.title, draws),
    ...aloudFields(type, aloud.opening, aloud.call),
    action: actionText(session, core, parts, leadId, draws, stage?.line ?? ''),
    cues: cuesFor(session, core, leadId, draws, responseCues(session)),
    safety: safetyFor(core, used, moment, draws, content),
    options: offers.map((offer) => offer.text),
    bullets,
    ...(leadId === '' ? {} : { lead: leadId }),
    energy: core.energy,
    minutes: minutesOf(core, session),
    trace: traceOf(session, moment, sifted, best, opening),
    telling: { ...telling, offers },
  };
}

function aloudFields(type: StepType, opening: string, call: string): Partial<Step> {
  if (type === 'challenge') return { text_to_read: opening, challenge: call };
  return { text_to_read: `${opening}\n\n${call}`.trim() };
}

/** Where an activity needs no things, one that lies around may stand for a place of the story. */
function staging(session: Session, moment: Moment, playable: Playable, draws: Draws): { prop: PlaceProp; line: string } | null {
  const { facts, content, usedIds } = session;
  if (Object.keys(playable.props).length > 0 || !moment.wantsProp || moment.calm) return null;
  const uses = (prop: PlaceProp) => moment.usedProps.filter((key) => key === prop.key).length;
  const prop = moment.props.filter((other) => other.can.includes('place')).sort((a, b) => uses(a) - uses(b))[0];
  const where = draws.lookUp(draws.drawn['spot'] === undefined ? 'home' : 'spot');
  const template = leastMet(content.glue.stagings, (text) => pieceId('s', text), `stage|${moment.index}`, facts, usedIds)[0];
  if (prop === undefined || where === null || template === undefined) return null;
  const scope = { met: new Set<string>(), lookUp: (slot: string) => (slot === 'item' ? prop.one : where) };
  return { prop, line: render(template, scope) };
}

function drawsFor(session: Session, playable: Playable, leadId: string): Draws {
  const { facts, state, plan } = session;
  const things = Object.entries(playable.props).map(([slot, prop]): [string, Entry] => {
    const count = playable.core.props?.[slot]?.count ?? 1;
    return [slot, count > 1 ? prop.listed : prop.one];
  });
  const lead = facts.children.find((child) => child.id === leadId)?.name ?? '';
  const extra = {
    ...Object.fromEntries(things),
    lead: nameEntry(lead),
    names: nameEntry(facts.children.map((child) => child.name).join(' & ')),
  };
  const given = state.reading.chosen?.words ?? {};
  return newDraws({ facts, index: state.index, cast: plan.cast, used: session.usedWords, given, tier: facts.band.call, extra });
}

/** The wording met longest ago, in the length for the youngest. */
function callOf(core: Core, session: Session): { template: string; id: string } {
  const { facts, usedIds } = session;
  const tier = facts.band.call;
  const templates = core.calls.flatMap((call) => inTier(call, tier) ?? []);
  const template = leastMet(templates, (text) => pieceId('c', text), 'call', facts, usedIds)[0] ?? core.gist;
  return { template, id: pieceId('c', template) };
}

function inTier(tiers: Tiers, tier: Tier): string | null {
  const order: Record<Tier, readonly (keyof Tiers)[]> = {
    tiny: ['tiny', 'little', 'text'],
    little: ['little', 'text', 'tiny'],
    text: ['text', 'little', 'tiny'],
  };
  return order[tier].map((name) => tiers[name]).find((text) => text !== undefined) ?? null;
}

/** Words that filling the braces may add to a template. */
const grown = 4;

/** Rendered in reading order, so that a word is introduced where it is heard first. */
function piecesOf(
  session: Session,
  draws: Draws,
  opening: Opening | null,
  core: Core,
  call: { template: string; id: string },
  back: Piece | null,
): Piece[] {
  const { facts, state, content, usedIds } = session;
  const { leg, call: tier, name } = facts.band;
  const pieces = responsePieces(session, draws, leg);
  const answered = pieces.length > 0;
  // What is left of the listeners' patience, in words: the call comes first, then where the story stands, then why.
  const [, most] = facts.band.words;
  const needed = [...pieces.filter((piece) => piece.spare === 0), ...(back === null ? [] : [back])].map((piece) => piece.text);
  let room = most - grown - wordCount([...needed, call.template].join(' '));
  const legTier = leg === 'text' && opening !== null && wordCount(opening.text) <= room ? 'text' : 'little';
  room -= opening === null ? 0 : wordCount(opening[legTier]);
  const done = state.latest?.done ?? '';
  if (!answered && done !== '' && leg === 'text' && state.tellings.at(-1) !== null) {
    pieces.push({ part: 'opening', order: 3, text: done, id: '', spare: 3 });
  }
  if (state.index > 0 && state.tellings.at(-1) === null && !answered) {
    const line = leastMet(content.glue.resumes, (pair) => pieceId('b', pair.text), 'resume', facts, usedIds)[0];
    if (line !== undefined) {
      const text = render(leg === 'text' ? line.text : line.little, draws);
      pieces.push({ part: 'opening', order: 3, text, id: pieceId('b', line.text), spare: 1 });
    }
  }
  if (back !== null) pieces.push(back);
  if (opening !== null) {
    const text = render(opening[legTier], draws);
    pieces.push({ part: 'opening', order: 5, text, id: opening.id, spare: answered && leg !== 'text' ? 1 : 0 });
  }
  if (tier === 'text') {
    const reasons = leastMet(facts.theme.reasons[core.deed], (text) => pieceId('d', text), 'reason', facts, usedIds);
    // Decided here, not when fitting: a reason introduces the words that the call refers to.
    const reason = reasons.find((text) => wordCount(text) <= room);
    if (reason !== undefined) pieces.push({ part: 'call', order: 0, text: render(reason, draws), id: pieceId('d', reason), spare: 0 });
  }
  pieces.push({ part: 'call', order: 1, text: render(call.template, draws), id: call.id, spare: 0 });
  if (name !== '1-2') {
    const line = leastMet(content.glue.leads, (text) => pieceId('l', text), `lead|${state.index}`, facts, usedIds)[0];
    if (line !== undefined) pieces.push({ part: 'call', order: 3, text: render(line, draws), id: pieceId('l', line), spare: 2 });
  }
  if (tier === 'text') {
    const colours = leastMet(facts.theme.colours, (text) => pieceId('k', text), 'colour', facts, usedIds).slice(0, 3);
    colours.forEach((text, at) => {
      pieces.push({ part: 'opening', order: 7 + at, text: render(text, draws), id: pieceId('k', text), spare: fillerSpare + at });
    });
  }
  return pieces;
}

function doneOf(core: Core, session: Session, draws: Draws): string {
  const line = leastMet(core.done, (text) => pieceId('n', text), `done|${session.state.index}`, session.facts, new Set())[0];
  if (line === undefined) return '';
  // Said in the next step, where the words are known already: everything is definite.
  const known = { lookUp: draws.lookUp, met: new Set([...draws.met, ...Object.keys(draws.drawn)]) };
  return render(line, known);
}

function minutesOf(core: Core, session: Session): number {
  const [min, max] = session.facts.band.minutes;
  const planned = Math.min(max, Math.max(min, core.minutes));
  return session.state.short ? Math.max(1, Math.ceil(planned / 2)) : planned;
}

function traceOf(session: Session, moment: Moment, sifted: Sifted, best: Ranked, opening: Opening | null): TraceLine[] {
  const { state, plan } = session;
  const away = Object.entries(sifted.refusals).map(([gate, count]) => `${gate} ${count}`);
  const heard = state.reading.heard.map(({ intent, thing, name }) => [intent.id, thing ?? name ?? ''].filter(Boolean).join(': '));
  return [
    {
      rule: 'story',
      detail: `${plan.frame?.title ?? 'a story begun by somebody else'} · ${moment.beat}${opening === null ? '' : ` · ${opening.id}`}`,
    },
    ...(heard.length === 0 ? [] : [{ rule: 'notes', detail: heard.join('; ') }]),
    ...(state.reading.chosen === null ? [] : [{ rule: 'choice', detail: state.reading.chosen.text }]),
    { rule: 'gates', detail: `${sifted.playable.length} can be played; set aside: ${away.length === 0 ? 'none' : away.join(', ')}` },
    ...(sifted.waived.length === 0 ? [] : [{ rule: 'waived', detail: sifted.waived.join(', ') }]),
    { rule: 'activity', detail: `${best.playable.core.id}: ${best.why.length === 0 ? 'the seed chose it' : best.why.join('; ')}` },
    {
      rule: 'energy',
      detail: `planned ${moment.planned.toFixed(1)}, looked for ${moment.target.toFixed(1)}, played ${best.playable.core.energy}`,
    },
  ];
}
