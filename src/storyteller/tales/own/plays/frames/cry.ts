import type { OwnWords } from '../../read/own-words.ts';
import { meaningsOf } from '../../words/lexicon.ts';
import { singularOf } from '../../words/terms.ts';

/** A noise that stands in a family's words. */

const doubled = /\b(\p{Ll}{2,})[ ,!-]+\1\b/iu;
const sounds =
  /\b(?:nee ?naw|ni ?naw|tat(?:u|oo) ?tat(?:a|oo)|ding ?dong|tick ?tock|clip ?clop|vroom|brumm+|broom|woof|miaow|moo|boing|kaboom|kaboum|splat|wheee?)\b/iu;

/** A noise that the family has typed itself: *beep, beep*. */
export function cryIn({ spoken }: OwnWords): string | null {
  const twice = doubled.exec(spoken)?.[1]?.toLowerCase();
  const isWord =
    twice !== undefined && (twice === 'very' || [twice, singularOf(twice)].some((key) => meaningsOf(key).some(({ en }) => en)));
  if (twice !== undefined && !isWord) return `${twice}, ${twice}`;
  const [sound] = sounds.exec(spoken) ?? [];
  return sound === undefined ? null : sound.includes(' ') ? sound.toLowerCase() : `${sound}, ${sound}`.toLowerCase();
}
