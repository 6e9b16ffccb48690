import { newDraws } from './draws.ts';
import { sift } from './gates.ts';
import { momentOf } from './moment.ts';
import { leastMet, pieceId } from './pick.ts';
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
export function offersAfter(session: Session, telling: TellingData, leadId: string): Offer[] {
  const { facts, state, content } = session;
  const count = facts.band.choices;
  const isLast = state.index + 1 >= facts.total - 1;
  if (isLast) return endingOffers(session, count);
  const next = sessionOf(facts, after(state, telling, leadId), content);
  const moment = momentOf(facts, next.state, content);
  const { playable } = sift(content.cores, moment);
  const open = [...new Set(rank(playable, moment, leadOf(next), content).map(({ playable: each }) => each.core.deed))];
  // The same choice again is no choice: what was offered a moment ago, and what has just been done, comes last.
  const stale = new Set([telling.deed, ...(state.tellings.at(-1)?.offers ?? []).flatMap((offer) => offer.deed ?? [])]);
  const deeds = [...open.filter((deed) => !stale.has(deed)), ...open.filter((deed) => stale.has(deed))].slice(0, count);
  const offers = deeds.map((deed) => deedOffer(next, deed)).filter((offer) => offer !== null);
  const order = offers.sort((a, b) => chance(facts.seed, `${state.index}|${a.text}`) - chance(facts.seed, `${state.index}|${b.text}`));
  return state.calm ? [...order.slice(0, 2), stopOffer(session)] : order;
}

function deedOffer(next: Session, deed: Deed): Offer | null {
  const { facts, plan } = next;
  const said = new Set(next.state.tellings.flatMap((telling) => telling?.offers ?? []).flatMap((offer) => offer.from ?? []));
  const template = leastMet(facts.theme.choices[deed], (text) => pieceId('o', text), `choice|${next.state.index}`, facts, said)[0];
  if (template === undefined) return null;
  const used = [...next.usedWords];
  const draws = newDraws({ facts, index: next.state.index, cast: plan.cast, used, given: {}, tier: facts.band.call, extra: {} });
  const text = render(template, draws);
  return { text, deed, words: draws.drawn, from: pieceId('o', template) };
}

function endingOffers(session: Session, count: number): Offer[] {
  const { facts, plan } = session;
  const endings = leastMet(facts.theme.endings, (ending) => ending.id, 'ending', facts, session.usedIds).slice(0, count);
  const draws = newDraws({
    facts,
    index: session.state.index + 1,
    cast: plan.cast,
    used: session.usedWords,
    given: {},
    tier: facts.band.call,
    extra: {},
  });
  return endings.map((ending) => ({ text: render(ending.choice, draws), ending: ending.id }));
}

function stopOffer(session: Session): Offer {
  const { stopChoices } = session.content.glue;
  return { text: stopChoices[session.facts.seed % stopChoices.length] ?? '', stop: true };
}
