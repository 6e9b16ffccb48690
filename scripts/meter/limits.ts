import type { Step } from '../../src/domain/steps/step.ts';
import type { Library } from '../../src/storyteller/engine/library.ts';
import { spare } from '../../src/storyteller/engine/people/spare.ts';
import { type Offer, tellingOf } from '../../src/storyteller/engine/telling.ts';
import { type Hit, type Limits, limitsOf } from '../../src/storyteller/safety/limits.ts';
import { hitsIn } from '../../src/storyteller/safety/rendered.ts';
import { addressed, auditStep } from '../../src/storyteller/safety/step.ts';
import { type Instead, instead } from '../../src/storyteller/words/vocabulary.ts';
import type { Play } from './families.ts';

export type LimitHits = { steps: number; hits: Hit[] };

/**
 * Checks every text of every step against the place and the considerations of the children who hear it. A child who has another part in a doing need not
 * be able to do what it asks: where the adult's hints give that part by name, and in the label under which such a doing is offered.
 */
export function limitHits(all: readonly { play: Play; library: Library }[]): LimitHits {
  const hits = all.flatMap(({ play: { request, told }, library }) => {
    const limits = limitsOf({ children: request.children, place: request.place });
    return told.flatMap((step) => [
      ...auditStep({ ...step, options: [] }, limitsIn(step, limits, library)),
      ...labelHits(step, limits, library),
    ]);
  });
  return { steps: all.reduce((sum, { play }) => sum + play.told.length, 0), hits };
}

function limitsIn(step: Step, limits: Limits, library: Library): Limits {
  const families = partsOf(tellingOf(step)?.mechanic ?? '', library);
  const named = new Set((step.cues ?? []).flatMap((cue) => addressed(cue, limits)).map(({ audience }) => audience));
  return spare(limits, ({ id }) => (named.has(id) ? families : []));
}

function labelHits(step: Step, limits: Limits, library: Library): Hit[] {
  return (tellingOf(step)?.offers ?? [])
    .filter(({ text }) => step.options?.includes(text))
    .flatMap((offer) => {
      const families = mechanicsOf(offer, step, library).flatMap((id) => partsOf(id, library));
      return hitsIn(
        [{ text: offer.text, for: 'option' }],
        spare(limits, () => families),
      );
    });
}

/** The families of demands for which a mechanic has another part. */
function partsOf(mechanic: string, library: Library): readonly Instead[] {
  const lines = library.mechanics.get(mechanic)?.instead ?? {};
  return instead.filter((family) => lines[family] !== undefined);
}

/** The ids of the mechanics by which an offer can be played. */
function mechanicsOf({ scene, way }: Offer, step: Step, library: Library): readonly string[] {
  const tale = [...library.tales, library.onward].find(({ id }) => id === tellingOf(step)?.tale);
  const ways = tale?.scenes.find(({ id }) => id === scene)?.ways ?? tale?.endings ?? [];
  const does = ways.find(({ id }) => id === way)?.does ?? [];
  return Object.values(does).flat();
}
