import type { Step } from '../../../domain/steps/step.ts';
import type { Scene, Way } from '../../tales/schema.ts';
import { lowerFirst } from '../../words/lexicon.ts';
import { allowedText } from '../audit.ts';
import { wordingFor } from '../bands.ts';
import { type EndingCandidate, forkTo, lookAhead, offersFrom, openEndings } from '../next.ts';
import { setFacts, type World } from '../past/world.ts';
import { scopeOf, type Turn, turnOf } from '../people/turn.ts';
import type { Playable, Setting } from '../picking/gates.ts';
import type { Session } from '../session.ts';
import type { Offer, TellingData } from '../telling.ts';
import { adaptToRoof } from './outdoor-words.ts';
import { render } from './render.ts';

/** The question and the choices at the end of a step. */

/**
 * A choice with the scene or ending that it leads to. `road`: a few words that say which scene it is, where several scenes are offered; '' where all
 * lead to the same one.
 */
export type Offered = { offer: Offer; title: string; road: string; playable: Playable<Way> | EndingCandidate };

/** The key of a choice: `scene/way`. For an ending both are the ending's id. */
export function offerKey({ scene, way }: Pick<Offer, 'scene' | 'way'>): string {
  return `${scene}/${way}`;
}

/** The facts as they will be when this step has been played and nothing is noted on it. */
function worldAfter(session: Session, telling: TellingData, turn: Turn): World {
  const { world, tale } = session;
  const facts = new Map(world.facts);
  setFacts(facts, telling, tale);
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

/** The question and the choices that follow a step. `telling`: what will be kept on the step; `turn`: who leads in it. */
export function choicesAfter(session: Session, telling: TellingData, turn: Turn): { question: string; offered: Offered[] } {
  const { family, tale } = session;
  const world = worldAfter(session, telling, turn);
  const then = { ...session, world };
  const isLast = world.index + 1 >= family.total;
  const ahead = isLast ? null : lookAhead(then, telling.scene, world);
  const goesOn = ahead !== null && ahead.scenes.length > 0;
  const nextTurn = turnOf(family, world);
  const fork = forkTo(tale, goesOn ? ahead.scenes.map(({ id }: Scene) => id) : ['ending'], family.band);
  const question = render(fork, scopeOf(nextTurn, null));
  if (!goesOn) {
    const endings = openEndings(then, world).slice(0, 3);
    const offered = endings.map(
      (playable): Offered => ({
        offer: {
          text: render(wordingFor(playable.doing.offer, family.band), scopeOf(nextTurn, null)),
          scene: playable.doing.id,
          way: playable.doing.id,
        },
        title: playable.doing.title,
        road: '',
        playable,
      }),
    );
    return { question, offered };
  }
  const offers = offersFrom(then, ahead);
  const roadsPart = new Set(offers.map(({ scene }) => scene)).size > 1;
  const roadOf = ({ road }: Scene): string =>
    !roadsPart || road === undefined ? '' : allowedText(family, render(wordingFor(road, family.band), scopeOf(nextTurn, null)), 'option');
  const offered = offers.flatMap((offer): Offered[] => {
    const found = ahead.candidates.find(({ scene, playable }) => scene.id === offer.scene && playable.doing.id === offer.way);
    return found === undefined ? [] : [{ offer, title: found.scene.title, road: roadOf(found.scene), playable: found.playable }];
  });
  return { question, offered };
}

/** The tale's labels of the choices by `offerKey`, worded for where they play. */
export function labelsOf(offered: readonly Offered[], roof: Setting['roof']): Record<string, string> {
  return Object.fromEntries(offered.map(({ offer }) => [offerKey(offer), adaptToRoof(offer.text, roof)]));
}

/** A fork's text without the question at its end, for a step after which there is nothing to choose. */
function withoutQuestion(question: string): string {
  return question.replace(/(?<=[.!…”])\s+[^.!?…“”]*\?$/u, '');
}

/** A label behind the words for its road: *Under the table: go still*. Another teller may answer with the road in its label, so it is not put there twice. */
function withRoad(road: string, offer: string): string {
  if (road === '' || offer.startsWith(`${road}:`)) return offer;
  return `${road}: ${lowerFirst(offer)}`;
}

/** The step's fields for question and choices in these words, and the offers to keep with the step. A single offer is no choice: nothing is asked then. */
export function choicesIn(
  words: { question: string; offers: Readonly<Record<string, string>> },
  offered: readonly Offered[],
): { fields: Pick<Step, 'question' | 'options'>; offers: Offer[] } {
  const offers = offered.map(({ offer, road }) => ({ ...offer, text: withRoad(road, words.offers[offerKey(offer)] ?? offer.text) }));
  const isChoice = offers.length > 1;
  const question = isChoice ? words.question : withoutQuestion(words.question);
  const options = isChoice ? { options: offers.map(({ text }) => text) } : {};
  return { fields: { ...(question === '' ? {} : { question }), ...options }, offers };
}
