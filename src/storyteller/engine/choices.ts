import type { Step } from '../../domain/step.ts';
import type { Scene, Way } from '../tales/schema.ts';
import { allowedText } from './audit.ts';
import { wordingFor } from './bands.ts';
import type { Playable, Setting } from './gates.ts';
import { type EndingCandidate, forkTo, lookAhead, offersFrom, openEndings } from './next.ts';
import { adaptToRoof } from './outdoor-words.ts';
import { render } from './render.ts';
import type { Session } from './session.ts';
import type { Offer, TellingData } from './telling.ts';
import { scopeOf, type Turn, turnOf } from './words.ts';
import { setFacts, type World } from './world.ts';

/** What is asked and offered after a step. */

/** What a choice leads to. `road`: how the scene is told from others that are offered too; '' where none are. */
export type Offered = { offer: Offer; title: string; road: string; playable: Playable<Way> | EndingCandidate };

/** A choice by its scene and way; an ending is its own way. */
export function offerKey({ scene, way }: Pick<Offer, 'scene' | 'way'>): string {
  return `${scene}/${way}`;
}

/** The world when this step has been played and nothing is noted. */
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

/** The question and the choices that follow a step. */
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

/** The tale's labels of the choices by `offerKey`, in words for where they play. */
export function labelsOf(offered: readonly Offered[], roof: Setting['roof']): Record<string, string> {
  return Object.fromEntries(offered.map(({ offer }) => [offerKey(offer), adaptToRoof(offer.text, roof)]));
}

/** A fork's words where nothing is to be chosen: it leads on, and does not ask *What now?* of nobody. */
function withoutQuestion(question: string): string {
  return question.replace(/(?<=[.!…”])\s+[^.!?…“”]*\?$/u, '');
}

/** *Under the table: go still*. Whoever tells the step in other words may have seen it so, and gets it once. */
function withRoad(road: string, offer: string): string {
  if (road === '' || offer.startsWith(`${road}:`)) return offer;
  return `${road}: ${offer.charAt(0).toLowerCase()}${offer.slice(1)}`;
}

/** The question and the choices in these words. One choice alone is none, and then no question is asked at its end. */
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
