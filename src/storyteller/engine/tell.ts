import type { Step } from '../../domain/step.ts';
import type { NextRequest, TellingRequest } from '../../domain/telling.ts';
import type { Scene, Way } from '../tales/schema.ts';
import type { PlaceProp } from '../words/props.ts';
import { preparationOf } from './adult.ts';
import { heeded } from './audit.ts';
import { draftOf, type StepWords } from './draft.ts';
import { admit, type Playable } from './gates.ts';
import { nextScenes } from './graph.ts';
import type { Library } from './library.ts';
import { type Moment, momentOf } from './moment.ts';
import { costOf } from './rank.ts';

/**
 * The storyteller. Pure and synchronous: the same request and library tell the same step, byte for byte, in a browser, in Node and in Deno.
 * Whatever the family entered, a playable step comes out.
 */

/** How likely a thing must be needed to be laid out before the story starts. */
const worthFetching = 0.4;

/** The prologue, with what to lay out for the steps that follow when nothing is noted. */
export function tellFirst(request: TellingRequest, library: Library): Step {
  const next = { ...request, told: [], notes: '' };
  return tellMoment(momentOf(next, library));
}

/** The step after the last told one, shaped by the notes on it. With nothing told yet it is the prologue. */
export function tellNext(request: NextRequest, library: Library): Step {
  return tellMoment(momentOf(request, library));
}

/**
 * The step of `moment`: in its best way and the tale's own words, or in the way at `at` in the moment's list and
 * with `words` in place of the tale's. Sentences that ask or name what is off here are left out.
 */
export function tellMoment(moment: Moment, at = 0, words: StepWords | null = null): Step {
  const { family } = moment.session;
  const draft = draftOf(moment, at);
  const step = draft.step(words ?? draft.words);
  if (moment.kind !== 'prologue') return heeded(family, step);
  const uses = usesOf(moment.session);
  const names = uses
    .filter(({ chance }) => chance >= worthFetching)
    .slice(0, 4)
    .map(({ prop }) => (prop.listed.number === 'one' ? `the ${prop.listed.text}` : prop.listed.text));
  return heeded(family, { ...step, preparation: preparationOf(family, names, uses.length > 0) });
}

/** What lies around and may be used, with how likely that is, whatever is chosen: the likeliest first. */
function usesOf(session: Moment['session']): { prop: PlaceProp; chance: number }[] {
  const unneeded = new Map<PlaceProp, number>();
  for (const [scene, share] of sceneShares(session)) {
    const ways = likelyWays(session, scene);
    for (const prop of new Set(ways.flatMap(({ props }) => Object.values(props)))) {
      const uses = ways.filter(({ props }) => Object.values(props).includes(prop)).length;
      unneeded.set(prop, (unneeded.get(prop) ?? 1) * (1 - (share * uses) / ways.length));
    }
  }
  return [...unneeded].map(([prop, none]) => ({ prop, chance: 1 - none })).sort((a, b) => b.chance - a.chance);
}

/** How likely each scene comes, where every road is taken equally often. */
function sceneShares({ family, tale }: Moment['session']): ReadonlyMap<Scene, number> {
  const shares = new Map<Scene, number>();
  let here = new Map([['prologue', 1]]);
  while (here.size > 0) {
    const there = new Map<string, number>();
    for (const [place, share] of here) {
      const next = nextScenes(tale, place, family.total);
      for (const scene of next) {
        shares.set(scene, (shares.get(scene) ?? 0) + share / next.length);
        there.set(scene.id, (there.get(scene.id) ?? 0) + share / next.length);
      }
    }
    here = there;
  }
  return shares;
}

/** The ways of a scene that come to be offered: the nearest to what is wanted, one with things among them. */
function likelyWays({ family, world, library, tale }: Moment['session'], scene: Scene): Playable<Way>[] {
  const ways = scene.ways
    .flatMap((way) => {
      const verdict = admit(way, family, world, library);
      return verdict.ok ? [verdict.playable] : [];
    })
    .map((playable) => ({ playable, cost: costOf({ scene, playable }, family, world, tale) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ playable }) => playable);
  const offered = ways.slice(0, family.band.offers);
  const withThings = ways.find(({ props }) => Object.keys(props).length > 0);
  return withThings === undefined || offered.includes(withThings) ? offered : [...offered.slice(0, -1), withThings];
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
