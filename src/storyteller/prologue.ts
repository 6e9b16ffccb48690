import { joinNames, participantNames } from '../domain/naming.ts';
import type { Step } from '../domain/step.ts';
import { fillerSpare, fitted, misfit, type Piece } from './aloud.ts';
import { nextLine } from './callbacks.ts';
import { coloursFor } from './colours.ts';
import { deal, saltMark } from './decks.ts';
import { newDraws } from './draws.ts';
import { nameEntry, parseEntry } from './lexicon.ts';
import { offersAfter } from './offers.ts';
import { pairId } from './plan.ts';
import { hash } from './random.ts';
import { render } from './render.ts';
import type { Frame } from './schema.ts';
import { leadOf, type Session } from './session.ts';
import { type TellingData, tellerName } from './telling-data.ts';

/** Step 0: who we are, what has happened, what lies about that will matter. */

export function tellPrologue(session: Session, id: string): Step {
  const { facts, plan, content, table } = session;
  const { frame } = plan;
  if (frame === null) throw new Error('a story of ours has a frame from its first step');
  const leadId = leadOf(session);
  const lead = facts.children.find((child) => child.id === leadId)?.name ?? '';
  const names = joinNames(facts.children.map((child) => child.name));
  const draws = newDraws({
    facts,
    table,
    cast: plan.cast,
    used: [],
    given: {},
    marks: [],
    templates: [],
    spoken: '',
    tier: facts.band.call,
    extra: { lead: nameEntry(lead), names: nameEntry(names) },
  });
  const { tier, template, mark } = opening(session, frame);
  const pieces: Piece[] = [{ part: 'opening', order: 0, text: render(template, draws), mark, spare: 0 }];
  const [one, two] = facts.ownWords;
  if (one !== undefined && two !== undefined && facts.band.name !== '1-2') {
    const pair = nextLine(session, 'ownWords');
    const words: Record<string, string> = { one, two };
    const scope = { met: draws.met, lookUp: (slot: string) => (words[slot] === undefined ? draws.lookUp(slot) : parseEntry(words[slot])) };
    if (pair !== null) {
      const text = render(tier === 'text' ? pair.item.text : pair.item.little, scope);
      pieces.push({ part: 'opening', order: -2, text, mark: pair.mark, spare: 1 });
    }
  }
  const line = deal(table, 'l|leads', content.glue.leads, (text) => text);
  if (line !== null) {
    const spare = facts.band.name === '1-2' ? fillerSpare + 1 : 2;
    pieces.push({ part: 'opening', order: 5, text: render(line.item, draws), mark: line.mark, spare });
  }
  if (tier !== 'text') {
    pieces.push({ part: 'opening', order: 6, text: render('{Cry}', draws), mark: '', spare: fillerSpare });
  }
  for (const colour of coloursFor(session, draws, 1)) {
    pieces.push({ part: 'opening', order: 4, text: render(colour.item, draws), mark: colour.mark, spare: fillerSpare + 2 });
  }
  const aloud = fitted(pieces, facts.band);
  const telling: TellingData = {
    by: tellerName,
    v: 1,
    frame: frame.id,
    twist: plan.twist.id,
    cast: plan.cast,
    planted: (tier === 'text' ? frame.plants : frame.plants.slice(0, 1)).map((plant) => plant.id),
    recalled: [],
    returned: [],
    leg: null,
    core: null,
    mechanic: null,
    deed: null,
    words: draws.drawn,
    done: '',
    props: [],
    planned: 1,
    offers: [],
    met: [
      frame.id,
      plan.twist.id,
      pairId(frame, plan.twist),
      saltMark(table),
      ...aloud.kept.map((piece) => piece.mark),
      ...draws.marks,
    ].filter((mark) => mark !== ''),
  };
  const { offers, marks } = offersAfter(session, telling, leadId);
  return {
    id,
    type: 'prologue',
    step: render(frame.title, draws),
    prologue: aloud.opening,
    options: offers.map((offer) => offer.text),
    bullets: [
      `The quest: ${frame.want}.`,
      `It begins with ${frame.plants[0]?.noun ?? 'a surprise'}.`,
      `In it: ${joinNames(
        participantNames(
          facts.children.map((child) => child.name),
          facts.adultName,
          facts.participation,
        ),
      )}.`,
    ].map((bullet) => render(bullet, draws)),
    ...(leadId === '' ? {} : { lead: leadId }),
    energy: 1,
    minutes: 2,
    trace: [
      { rule: 'story', detail: `${frame.title}, with the twist ${plan.twist.id}: met longest ago, or never` },
      {
        rule: 'family',
        detail: `told for ${facts.youngest} years; ${facts.place.roof ?? 'indoors or outdoors'}, room: ${facts.place.space}`,
      },
      ...facts.children.flatMap((child) =>
        child.limits.bans.size === 0
          ? []
          : [
              {
                rule: 'considerations',
                detail: `${child.limits.understood.join(', ') || 'not understood'}${child.limits.careful ? '; careful' : ''}`,
              },
            ],
      ),
    ],
    telling: { ...telling, offers, met: [...telling.met, ...marks] },
  };
}

/** The prologue in the length that fits the youngest best, in the wording met longest ago. */
function opening(session: Session, frame: Frame): { tier: 'tiny' | 'little' | 'text'; template: string; mark: string } {
  const { facts, table } = session;
  const card = deal(table, `p|${frame.id}`, frame.prologue, (each) => each.text);
  if (card === null) throw new Error(`the frame ${frame.id} has a prologue`);
  const { item: variant } = card;
  const mark = frame.prologue.length > 1 ? card.mark : '';
  if (facts.band.name === '1-2') return { tier: 'tiny', template: variant.tiny, mark };
  if (facts.band.name === '3-4') return { tier: 'little', template: variant.little, mark };
  const better = misfit(variant.text, facts.band) <= misfit(variant.little, facts.band);
  return better || facts.band.call === 'text'
    ? { tier: 'text', template: variant.text, mark }
    : { tier: 'little', template: variant.little, mark };
}

/** What to lay out before the story starts: the things that the next steps will use, and nothing that isn't listed. */
export function preparationText(session: Session, ahead: readonly Step[], keys: readonly string[]): string {
  const { facts, content } = session;
  const { preparation } = content.glue;
  const names = facts.props
    .filter((prop) => keys.includes(prop.key))
    .map((prop) => (prop.listed.number === 'one' ? `the ${prop.listed.text}` : prop.listed.text));
  const pick = (lines: readonly string[]) => lines[hash(`${facts.seed}|prep`) % lines.length] ?? '';
  const things = listed(names);
  const lead = facts.children.find((child) => child.id === ahead[0]?.lead)?.name ?? '';
  const scope = { met: new Set<string>(), lookUp: (slot: string) => nameEntry(slot === 'things' ? things : lead) };
  return [
    render(pick(names.length > 0 ? preparation.with : preparation.without), scope),
    ...(facts.place.space === 'lawn' ? [preparation.wide] : []),
    ...(facts.children.length > 1 && lead !== '' ? [render(pick(preparation.lead), scope)] : []),
    pick(preparation.first),
  ].join(' ');
}

function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
