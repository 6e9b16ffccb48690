import { type Where, wheres } from '../words/lexicon.ts';
import { capital } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import type { OwnWords } from './own-words.ts';
import { town } from './town.ts';

/** Where a journey goes, by the family's own words for it: *the land of giants*. */
export function goalOf({ idea }: OwnWords): Where | null {
  const named =
    /\b(?:to|into) ((?:the|a|an|our|my) [a-z’-]+(?: of (?:the )?[a-z’-]+| [a-z’-]+)?)(?=$|,| (?:with|by|on|in|and|because|so|where|who|that|for|at|from)\b)/i
      .exec(idea ?? '')?.[1]
      ?.replace(/^(?:our|my) /i, 'your ');
  return named === undefined || named.length > 28 || isUnfit(named) ? null : { ...town, at: `in ${named}`, to: `to ${named}` };
}

/** A place with the one word that the family puts before it: *the lost city*. */
export function wholly({ where, idea }: OwnWords): Where | null {
  const place = / the ([a-z]+)$/.exec(where?.at ?? '')?.[1];
  const word = place === undefined ? undefined : new RegExp(`\\b(?:to|into|in) the ([a-z]{3,12}) ${place}\\b`, 'i').exec(idea ?? '')?.[1];
  if (where === null || place === undefined || word === undefined || isUnfit(word)) return where;
  const whole = (text: string) => text.replace(` the ${place}`, ` the ${word.toLowerCase()} ${place}`);
  return { ...where, at: whole(where.at), to: whole(where.to) };
}

const byLand =
  /\b(?:train|tram|bus|bike|car|caravan|camper|tractor|lorry|zug|bahn|auto|tren|treno|trein)\b|(?:zug|bahn|auto)(?:fahrt|reise)/i;

/** What goes on wheels gets as far as the water: *a train to the sea*. */
export function ashore({ where, clean }: OwnWords): Where | null {
  const beach = wheres.find(({ id }) => id === 'beach');
  return where?.id !== 'ocean' || beach === undefined || !byLand.test(clean) ? null : { ...beach, at: 'by the sea', to: 'to the sea' };
}

/** A planet by its name. */
export function planet({ where, clean }: OwnWords): Where | null {
  const named = /\b(?:to|zum|sur|a) (mars|jupiter|saturn|venus|neptune|uranus|pluto)\b/i.exec(clean)?.[1];
  return where?.id !== 'space' || named === undefined
    ? null
    : { ...where, at: `on ${capital(named.toLowerCase())}`, to: `to ${capital(named.toLowerCase())}` };
}
