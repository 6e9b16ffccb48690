import { clashes } from './agreement.ts';
import { deal } from './decks.ts';
import { type Draws, newDraws } from './draws.ts';
import { sift } from './gates.ts';
import { momentOf } from './moment.ts';
import { leastMet } from './pick.ts';
import { rank } from './rank.ts';
import { chance } from './random.ts';
import { render } from './render.ts';
import { leadOf, type Session, sessionOf } from './session.ts';
import type { State } from './state.ts';
import type { Offer, TellingData } from './telling-data.ts';
import type { Deed } from './vocabulary.ts';

/** Choices for the children that lead to different next steps: only deeds that can really be played there are offered. */

/** The state as it will be when this step is told and nothing is noted. */
function after(state: State, telling: TellingData, leadId: string): State {
  return {
    ...state,
    index: state.index + 1,
    tellings: [...state.tellings, telling],
    reading: { heard: [], chosen: null },
    resting: new Set(),
    easing: new Set(),
    featured: null,
    again: null,
    calm: false,
    end: false,
    leadWish: null,
    leads: [...state.leads, leadId],
  };
}

/** The choices at the end of a step. `telling` is what this step keeps, its offers still empty. */
export function offersAfter(session: Session, telling: TellingData, leadId: string): { offers: Offer[]; marks: string[] } {
  const { facts, state, content } = session;
  const count = facts.band.choices;
  const isLast = state.index + 1 >= facts.total - 1;
  if (isLast) return { offers: endingOffers(session, count), marks: [] };
  const next = sessionOf(facts, after(state, telling, leadId), content);
  const moment = momentOf(facts, next.state, content);
  const { playable } = sift(content.cores, moment);
  const open = [...new Set(rank(playable, moment, leadOf(next), content).map(({ playable: each }) => each.core.deed))];
  // The same choice again is no choice: what was offered a moment ago, and what has just been done, comes last.
  const stale = new Set([telling.deed, ...(state.tellings.at(-1)?.offers ?? []).flatMap((offer) => offer.deed ?? [])]);
  const deeds = [...open.filter((deed) => !stale.has(deed)), ...open.filter((deed) => stale.has(deed))].slice(0, count);
  const made = deeds.flatMap((deed) => deedOffer(next, deed) ?? []);
  const order = made
    .map(({ offer }) => offer)
    .sort((a, b) => chance(facts.seed, `${state.index}|${a.text}`) - chance(facts.seed, `${state.index}|${b.text}`));
  const offers = state.calm ? [...order.slice(0, 2), stopOffer(session)] : order;
  return { offers, marks: made.map(({ mark }) => mark) };
}

function deedOffer(next: Session, deed: Deed): { offer: Offer; mark: string } | null {
  const { facts, table } = next;
  const choices = facts.theme.choices[deed];
  const draws = offerDraws(next, choices);
  const card = deal(
    table,
    `o|${facts.theme.theme}|${deed}`,
    choices,
    (text) => text,
    (text) => !clashes(text, draws.lookUp),
  );
  if (card === null) return null;
  const text = render(card.item, draws);
  return { offer: { text, deed, words: draws.drawn, marks: draws.marks }, mark: card.mark };
}

/** The words as the next step would draw them. */
function offerDraws({ facts, plan, table, usedWords, state }: Session, templates: readonly string[]): Draws {
  const { spoken } = state;
  return newDraws({
    facts,
    table,
    cast: plan.cast,
    used: usedWords,
    given: {},
    marks: [],
    templates,
    spoken,
    tier: facts.band.call,
    extra: {},
  });
}

function endingOffers(session: Session, count: number): Offer[] {
  const { facts } = session;
  const endings = leastMet(facts.theme.endings, (ending) => ending.id, 'ending', facts, session.usedIds).slice(0, count);
  const draws = offerDraws(
    session,
    endings.map((ending) => ending.choice),
  );
  return endings.map((ending) => ({ text: render(ending.choice, draws), ending: ending.id }));
}

function stopOffer(session: Session): Offer {
  const { stopChoices } = session.content.glue;
  return { text: stopChoices[session.facts.seed % stopChoices.length] ?? '', stop: true };
}
