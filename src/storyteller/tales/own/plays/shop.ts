import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, definite, many, one, pluralOf } from '../terms.ts';

/** What is sold where the family's own words name it, and no kind of shop that we know: *we sell lemonade*. */
export function soldSlots({ kind, place, idea }: OwnWords): Slots {
  const single = kind?.id === 'market' ? /^(.+) (?:shop|store|stand|stall)$/.exec(place?.text ?? '')?.[1] : undefined;
  if (single === undefined) return {};
  const isMended = /\b(?:repairs?|repairing|mends?|mending|fix|fixes|fixing)\b/i.test(idea ?? '');
  const asTyped = new RegExp(String.raw`\b(?:sell|sells|selling|make|makes|making|bake|bakes|baking|cook|cooks) ${single}\b`, 'i');
  const shown = asTyped.test(idea ?? '') ? single : pluralOf(single);
  const brings = one(`first ${single}`);
  return {
    trade: one(`${single} ${isMended ? 'mender' : 'maker'}`),
    wants: many(shown),
    best: `the best ${single} in the whole shop`,
    brings,
    odd: one(`upside-down ${single}`),
    smell: shown,
    do1: `${isMended ? 'mend' : 'make'} ${shown} with both hands`,
    do2: 'hold it up to the light',
    do3: 'hand it over, with a bow',
    rule: `${capital(definite(brings))} of the day is for whoever is saddest.`,
  };
}
