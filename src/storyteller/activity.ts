import type { Step, StepType, TraceLine } from '../domain/step.ts';
import { actionText, cuesFor, safetyFor } from './adult.ts';
import { clashes } from './agreement.ts';
import { fillerSpare, fitted, type Piece } from './aloud.ts';
import type { Tier } from './bands.ts';
import { type Comeback, comeback, nextLine } from './callbacks.ts';
import { coloursFor } from './colours.ts';
import { deal } from './decks.ts';
import { newDraws, type Draws } from './draws.ts';
import { sift, type Playable, type Sifted } from './gates.ts';
import { chooseLeg, type Opening } from './legs.ts';
import { type Entry, nameEntry, parseEntry } from './lexicon.ts';
import { type Moment, momentOf } from './moment.ts';
import { offersAfter } from './offers.ts';
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
  const call = callOf(core, session);
  const told = [call.template, ...core.done, core.gist, ...core.do, ...(opening === null ? [] : [opening.text, opening.little])];
  const draws = drawsFor(session, best.playable, leadId, told);
  const count = Math.max(1, facts.total - 2);
  const back = comeback(session, draws, facts.band.leg, count);
  const aloud = fitted(piecesOf(session, draws, opening, core, call, back), facts.band);
  const wasKept = back !== null && aloud.kept.some(({ part, order }) => part === back.piece.part && order === back.piece.order);
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
    met: [core.id, ...aloud.kept.map((piece) => piece.mark), ...draws.marks, stage?.mark ?? ''].filter((mark) => mark !== ''),
  };
  const { offers, marks } = offersAfter(session, telling, leadId);
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
    telling: { ...telling, offers, met: [...telling.met, ...marks] },
  };
}

function aloudFields(type: StepType, opening: string, call: string): Partial<Step> {
  if (type === 'challenge') return { text_to_read: opening, challenge: call };
  return { text_to_read: `${opening}\n\n${call}`.trim() };
}

type Staging = { prop: PlaceProp; line: string; mark: string };

/** Where an activity needs no things, one that lies around may stand for a place of the story. */
function staging(session: Session, moment: Moment, playable: Playable, draws: Draws): Staging | null {
  const { content, table } = session;
  if (Object.keys(playable.props).length > 0 || !moment.wantsProp || moment.calm) return null;
  const uses = (prop: PlaceProp) => moment.usedProps.filter((key) => key === prop.key).length;
  // In a train a coat must do, where a garden has a bench.
  const fits = (prop: PlaceProp) => prop.can.includes('place') || (moment.wantsNewProp && prop.can.includes('hold') && uses(prop) === 0);
  const prop = moment.props.filter(fits).sort((a, b) => uses(a) - uses(b))[0];
  const where = draws.lookUp(draws.drawn['spot'] === undefined ? 'home' : 'spot');
  const card = deal(table, 's|stagings', content.glue.stagings, (text) => text);
  if (prop === undefined || where === null || card === null) return null;
  const scope = { met: new Set<string>(), lookUp: (slot: string) => (slot === 'item' ? prop.one : where) };
  return { prop, line: render(card.item, scope), mark: card.mark };
}

function drawsFor(session: Session, playable: Playable, leadId: string, templates: readonly string[]): Draws {
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
  const { words: given = {}, marks = [] } = state.reading.chosen ?? {};
  const { table, usedWords: used } = session;
  return newDraws({ facts, table, cast: plan.cast, used, given, marks, templates, spoken: state.spoken, tier: facts.band.call, extra });
}

/** The next wording of the activity, in the length for the youngest. */
function callOf(core: Core, session: Session): { template: string; mark: string } {
  const { facts, plan, table } = session;
  const tier = facts.band.call;
  const wordings: readonly Tiers[] = core.calls;
  const cast = (slot: string) => (plan.cast[slot] === undefined ? null : parseEntry(plan.cast[slot]));
  const next = (fits: (text: string) => boolean) =>
    deal(
      table,
      `c|${core.id}`,
      wordings,
      (call) => call.text ?? call.little ?? '',
      (call) => {
        const text = inTier(call, tier);
        return text !== null && fits(text);
      },
    );
  const card = next((text) => !clashes(text, cast)) ?? next(() => true);
  return { template: (card === null ? null : inTier(card.item, tier)) ?? core.gist, mark: card?.mark ?? '' };
}

function inTier(tiers: Tiers, tier: Tier): string | null {
  const order: Record<Tier, readonly (keyof Tiers)[]> = {
    tiny: ['tiny', 'little', 'text'],
    little: ['little', 'text', 'tiny'],
    text: ['text', 'little', 'tiny'],
  };
  return order[tier].map((name) => tiers[name]).find((text) => text !== undefined) ?? null;
}

/** Rendered in reading order, so that a word is introduced where it is heard first. */
function piecesOf(
  session: Session,
  draws: Draws,
  opening: Opening | null,
  core: Core,
  call: { template: string; mark: string },
  back: Comeback | null,
): Piece[] {
  const { facts, state, content, table } = session;
  const { theme } = facts;
  const { leg, call: tier, name } = facts.band;
  const [least, most] = facts.band.words;
  // How long a text will be. Asking introduces nothing to the listeners.
  const length = (template: string) => wordCount(render(template, { lookUp: draws.lookUp, met: new Set(draws.met) }));
  // What is left of the listeners' patience, in words: the call comes first, then the answer to a note, where the story stands, why.
  let room = most - 1 - length(call.template) - (opening === null ? 0 : length(opening.little));
  const pieces = responsePieces(session, draws, leg, room);
  const answered = pieces.length > 0;
  for (const piece of pieces) room -= piece.spare === 0 ? wordCount(piece.text) : 0;
  const tooMuch = room < 0;
  const again = [back?.piece.text, back?.short].find((text) => text !== undefined && wordCount(text) <= room);
  if (back !== null && again !== undefined) {
    pieces.push({ ...back.piece, text: again });
    room -= wordCount(again);
  }
  const done = state.latest?.done ?? '';
  if (!answered && done !== '' && leg === 'text' && state.tellings.at(-1) !== null) {
    pieces.push({ part: 'opening', order: 3, text: done, mark: '', spare: 3 });
  }
  if (state.index > 0 && state.tellings.at(-1) === null && !answered) {
    const line = nextLine(session, 'resumes');
    if (line !== null) {
      const text = render(leg === 'text' ? line.item.text : line.item.little, draws);
      pieces.push({ part: 'opening', order: 3, text, mark: line.mark, spare: 1 });
    }
  }
  if (opening !== null) {
    const longer = length(opening.text) - length(opening.little);
    const isLong = leg === 'text' && longer <= room;
    if (isLong) room -= longer;
    const mark = opening.isOwn ? '' : opening.id;
    const text = render(isLong ? opening.text : opening.little, draws);
    pieces.push({ part: 'opening', order: 5, text, mark, spare: tooMuch ? 1 : 0 });
  }
  if (tier === 'text') {
    // Decided here, not when fitting: a reason introduces the words that the call refers to.
    const reason = deal(
      table,
      `d|${theme.theme}|${core.deed}`,
      theme.reasons[core.deed],
      (text) => text,
      (text) => !clashes(text, draws.lookUp) && length(text) <= room,
    );
    if (reason !== null) pieces.push({ part: 'call', order: 0, text: render(reason.item, draws), mark: reason.mark, spare: 0 });
  }
  pieces.push({ part: 'call', order: 1, text: render(call.template, draws), mark: call.mark, spare: 0 });
  if (name !== '1-2') {
    const line = deal(table, 'l|leads', content.glue.leads, (text) => text);
    if (line !== null) pieces.push({ part: 'call', order: 3, text: render(line.item, draws), mark: line.mark, spare: 2 });
  }
  if (tier !== 'text' && pieces.reduce((sum, piece) => sum + wordCount(piece.text), 0) < least + grown) {
    pieces.push({ part: 'call', order: 4, text: render('{Cry}', draws), mark: '', spare: fillerSpare });
  }
  coloursFor(session, draws, 3).forEach(({ item, mark }, at) => {
    pieces.push({ part: 'opening', order: 7 + at, text: render(item, draws), mark, spare: fillerSpare + 1 + at });
  });
  return pieces;
}

/** What may be left out again, in words, when the pieces are fitted together. */
const grown = 8;

function doneOf(core: Core, session: Session, draws: Draws): string {
  // Another line each time the activity comes up, as with its wordings.
  const times = session.table.dealt.get(`c|${core.id}`) ?? 0;
  const line = core.done[(times + session.table.salt) % core.done.length];
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
