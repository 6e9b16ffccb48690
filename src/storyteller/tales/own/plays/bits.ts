import { lowerFirst } from '../../../words/lexicon.ts';
import { meaningsOf } from '../lexicon.ts';
import type { OwnWords } from '../read.ts';
import { singularOf } from '../terms.ts';

/** A family's idea in its own words, bit by bit, as somebody reads it off a list who does not know what it means: nothing in it is understood, and none of it is left out. */

/** Before these words a new bit begins. */
const joint =
  /^(?:who|that|which|where|because|but|so|when|while|until|if|and|with|without|in|on|at|into|onto|from|for|through|under|over|behind|inside|after|before|during|against|by|we|they|he|she|it|i)$/i;
/** *To the moon*, *to Japan*, and not *to stay*. */
const goal = /^(?:the|an?|our|my|his|her|\p{Lu}[\p{L}’]*)$/u;
const happens =
  /^(?:is|are|was|were|came|comes|ran|runs|fell|flew|got|went|goes|lost|ate|eats|stole|broke|turns?|must|can|can’t|cannot|won’t)$/i;
/** So many words are a bit by themselves, before what happens. */
const enough = 3;
/** What is no bit by itself, and begins the next one: *who is*, *we have to*. */
const light =
  /^(?:who|that|which|where|because|but|so|when|while|until|if|and|we|they|he|she|it|i|is|are|was|were|has|have|had|need|to|must|can|a|an|the|my|our|your|his|her|their|its|very|all|only|in|on|at|of|from|for|with)$/i;
const article = /^(?:a|an|the|my|our|his|her|their|its)$/i;
const most = 4;

/** *Rides*, of *rides a lawnmower*. */
function isDoing(word: string, next: string): boolean {
  return article.test(next) && /^\p{Ll}{2,}(?:s|ed)$/u.test(word) && !/(?:’s|ss|ous)$/.test(word);
}

function isNew(words: readonly string[], at: number, bit: readonly string[]): boolean {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const [first = ''] = bit;
  if (bit.every((each) => light.test(each)) || (bit.length === 1 && happens.test(first))) return false;
  // What somebody is or does stays with a short name: *the floor is lava*.
  if (happens.test(word) && (bit.length < enough || first === 'but')) return false;
  return (
    happens.test(word) ||
    (word === 'to' && goal.test(next)) ||
    joint.test(word) ||
    isDoing(word, next) ||
    /[,;.:!?]$/.test(words[at - 1] ?? '')
  );
}

/** The two shortest neighbours as one, until there are no more than can be kept in mind. */
function joinedUp(bits: readonly string[]): readonly string[] {
  if (bits.length <= most) return bits;
  const lengths = bits.slice(1).map((bit, at) => bit.length + (bits[at]?.length ?? 0));
  const at = lengths.indexOf(Math.min(...lengths));
  return joinedUp([...bits.slice(0, at), `${bits[at]} ${bits[at + 1]}`, ...bits.slice(at + 2)]);
}

/** *A vampire dentist*, *who is scared of ketchup*, *rides a lawnmower*, *to the moon*. Words of other languages, and those that nobody may hear, stay whole. */
export function bitsOf({ idea, spoken, told }: OwnWords, poster: string): readonly string[] {
  const isWhole = spoken.toLowerCase() === poster.toLowerCase() && told.length === 0;
  if (idea === null) return [isWhole ? spoken : poster];
  const words = (/^\p{Ll}/u.test(spoken) ? lowerFirst(idea) : idea).split(' ');
  const bits = words.reduce<string[][]>((found, word, at) => {
    const bit = found.at(-1) ?? [];
    return isNew(words, at, bit) ? [...found, [word]] : [...found.slice(0, -1), [...bit, word]];
  }, []);
  const texts = bits.map((bit) => bit.join(' ').replace(/[,;.:!?]+$/, ''));
  const last = texts.at(-1)?.split(' ') ?? [];
  const isLoose = texts.length > 1 && last.every((word) => light.test(word));
  return joinedUp(isLoose ? [...texts.slice(0, -2), texts.slice(-2).join(' ')] : texts);
}

/** What somebody has, suffers or did not want: it is in the way by the family's own words. */
const wrong =
  /\b(?:scared|afraid|frightened|allergic|lost|missing|gone|came off|comes off|fell (?:off|in|out|down|apart)|ran away|runs away|ran off|escapes|escaped|broken?|breaks|stuck|trapped|ripp?ed|torn|flat|sinking|melting|flooded|won’t|wont|can’t|cant|cannot|doesn’t|doesnt|don’t|never|nobody|without|forgot|forgets|too \p{L}+|hates?|late|hurts?|sick|ill|broke|burst|stole|stolen|locked|empty|sad|lonely|with a (?:cold|broken|sore) ?\p{L}*)\b/iu;

/** The bit that says what is in the way; null where none does. */
export function wrongIn(bits: readonly string[]): string | null {
  return bits.find((bit) => /^but \p{L}/iu.test(bit)) ?? bits.find((bit) => wrong.test(bit)) ?? null;
}

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
