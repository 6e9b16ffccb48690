import { mended } from '../plays/frames/headline.ts';
import type { OwnWords } from '../read/own-words.ts';
import { isLikelyEnglish } from './english.ts';
import { capital } from './terms.ts';

/** A family's words as they are written on a tag or a card. */

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;
/** *May* and *march* are months behind these words only. */
const months =
  /(?<=\b(?:in|until|till|by|since|next|this|last|early|late) )(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/g;
/** Names of places. */
export const countries =
  /\b(?:america|australia|austria|belgium|brazil|canada|china|denmark|egypt|england|finland|germany|greece|iceland|ireland|kenya|mexico|morocco|nigeria|norway|poland|portugal|russia|scotland|sweden|switzerland|syria|ukraine|wales|europe|antarctica)\b/g;
/** *My friend zoe*: a name that was typed in a hurry. */
const called = /(?<=\b(?:called|named) )\p{Ll}{2,}(?=$|[ ,.!?])/gu;

/** What begins so is English, however few words it has. */
const begins =
  /^(?:i (?:wish|want|am|can|cant|dont|would|like|love|hate|have|had|miss)|if (?:i|we|you)|why|what|where|who|whose|how|when|which|imagine|suppose) [\p{ASCII}’]+$/iu;

/** The words without the slips of a hurry, and with their capitals: *I don’t*, *Australia*, *in March*. What is not English keeps its own. */
export function tidied(text: string, { idea }: OwnWords): string {
  if (idea === null && !isLikelyEnglish(text) && !begins.test(text)) return text.replaceAll(days, capital);
  return [days, months, countries, called].reduce((said, names) => said.replaceAll(names, capital), mended(text));
}
