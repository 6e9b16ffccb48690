import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { definite, many, one, possessive } from '../terms.ts';
import type { Who } from '../who.ts';

/** Who fetches something back from under somebody’s nose, and what. */
export function heistSlots(words: OwnWords): Slots {
  const { loot, missing, kind } = words;
  return { band: bandLine(words), thing: loot ?? missing ?? one(kind?.tale === 'heist' ? kind.misses : 'golden teapot') };
}

function bandLine(words: OwnWords): string {
  const { kind, who, where, place } = words;
  const isHeist = kind?.id === 'heist';
  const isClub = kind?.tale === 'heist' && !isHeist;
  const named = who === null ? (place?.text ?? kind?.place ?? '') : (kind?.place ?? '');
  const at = where !== null ? ` ${where.at}` : kind?.tale === 'shop' ? ` at ${definite(place ?? one(kind.place))}` : '';
  const event = isHeist ? `, and tonight is the ${named}` : '';
  if (isClub && who?.part === 'owner') return `You are ${possessive(who.ours ? `your ${who.one}` : `the ${who.one}`)} ${named}${at}.`;
  const others = matesOf(words);
  return `${others === null ? 'You' : `You and ${others}`} are ${isClub ? `the ${named}` : 'a small gang'}${at}${event}.`;
}

/** Who comes along: nobody from whom it is fetched, or on whom the joke is. */
function matesOf({ who, person, place, clean }: OwnWords): string | null {
  const isOther = (name: string) => new RegExp(`\\b(?:on|from|against|von|vom|gegen|of) (?:(?:the|a|an|our|my) )?${name}`, 'i').test(clean);
  if (person !== null) return isOther(person.name) ? null : person.name;
  if (who === null || isOther(who.one)) return null;
  return who.ours ? `your ${who.one}` : definite(areSeveral(who, place?.text) ? many(who.many) : one(who.one));
}

/** *Penguin spies* are several, though there is one word for them. */
function areSeveral({ several, one: name }: Who, place: string | undefined): boolean {
  return several || place?.startsWith(name) === true;
}
