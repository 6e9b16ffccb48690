import type { PlaceProp } from '../../words/props.ts';
import { lookAhead, offersFrom } from '../next.ts';
import type { Session } from '../session.ts';
import type { Place } from './graph.ts';

/** Which things of the place an adventure uses: they are laid out before it starts, so that nobody has to fetch one in the middle of a story. */

/** The most things that an adult is asked to lay out. */
const most = 4;

/** The least chance of being used, 0 to 1, for which a thing is worth fetching. */
const worthFetching = 0.2;

/** Keys of the things to lay out, the likeliest first. The session is one in which nothing is told yet. */
export function kitFor(session: Session): readonly string[] {
  const likeliest = likelihoods(session).slice(0, most);
  // With only these at hand other ways may come first: a thing that is no longer likely then is not laid out.
  const kit = likeliest.map(({ prop }) => prop.key);
  return likelihoods({ ...session, world: { ...session.world, kit } })
    .filter(({ chance }) => chance >= worthFetching)
    .map(({ prop }) => prop.key);
}

/** The chance, 0 to 1, that each thing is used, the likeliest first: every offer is taken equally often, and nothing is noted. */
function likelihoods(session: Session): { prop: PlaceProp; chance: number }[] {
  const unused = new Map<PlaceProp, number>();
  let here = new Map<Place, number>([['prologue', 1]]);
  while (here.size > 0) {
    const there = new Map<Place, number>();
    for (const [place, share] of here) {
      const ahead = lookAhead(session, place, session.world);
      const offers = offersFrom(session, ahead);
      const uses = new Map<PlaceProp, number>();
      for (const offer of offers) {
        const taken = share / offers.length;
        there.set(offer.scene, (there.get(offer.scene) ?? 0) + taken);
        const way = ahead.candidates.find(({ scene, playable }) => scene.id === offer.scene && playable.doing.id === offer.way);
        for (const prop of new Set(Object.values(way?.playable.props ?? {}))) uses.set(prop, (uses.get(prop) ?? 0) + taken);
      }
      for (const [prop, chance] of uses) unused.set(prop, (unused.get(prop) ?? 1) * (1 - chance));
    }
    here = there;
  }
  return [...unused].map(([prop, none]) => ({ prop, chance: 1 - none })).sort((a, b) => b.chance - a.chance);
}
