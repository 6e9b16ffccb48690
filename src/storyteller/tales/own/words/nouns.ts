import type { OwnWords } from '../read/own-words.ts';
import { isNounPhrase } from './english.ts';
import type { Term } from './terms.ts';
import { isUnfit } from './unfit.ts';

/** A noun of a family's own words by what stands before it. */

const noun = String.raw`(?:the |a |an |my |our |his |her |their |its |your |some |all )?(?<noun>[a-z]+(?:[’-][a-z]+)?(?: (?!${'(?:and|or|but|so|who|that|which|where|with|in|on|at|to|for|from|by|as|out|of|under|over|is|are|has|have|because|when|without|while|if|into|through|back|gets?|comes?|goes|until|than|together|again|before|after|inside|next|against|through|down|up|while|off)'}\b)[a-z]+){0,2})`;
const trailingWord = /^(?:.* )?(?:it|them|this|that|and|very|too|all|the|an?|our|my|your)$/;

/** The noun after one of these beginnings; null where there is none that can be said. */
export function nounAfter({ idea }: OwnWords, before: string): string | null {
  const found = idea === null ? undefined : new RegExp(String.raw`${before}${noun}`, 'i').exec(idea)?.groups?.['noun']?.toLowerCase();
  return found === undefined || found.length > 28 || trailingWord.test(found) || !isNounPhrase(found) || isUnfit(found) ? null : found;
}

/** The noun as something that is told of. */
export function termOf(text: string): Term {
  return { text, number: /[^su]s$/.test(text) ? 'many' : 'one' };
}
