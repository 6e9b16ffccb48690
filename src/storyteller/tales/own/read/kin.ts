import { keyOf } from '../words/lexicon.ts';
import { bareName } from '../words/named.ts';
import { capital } from '../words/terms.ts';
import { endsSo } from '../words/whose.ts';
import type { OwnWords } from './own-words.ts';

/** Somebody of the family's where a clause begins: *Ben is scared*, *my little brother starts school*, *auntie Sue comes*. */

const kin = '(?:(?:little|big|baby|best|new|small) )?(?:brother|sister|cousin|friend|uncle|aunt|auntie|neighbour)';
const child = '(?:(?:little|big|youngest|oldest) )?(?:daughter|son|girl|boy|twin|grandson|granddaughter)';
const titled = '(?:[Aa]unt(?:ie|y)?|[Uu]ncle|Mrs|Mr|Miss)';

/** Whoever stands there, as a part of an expression: by name, by what they are to the family, or by both. */
export const somebody = String.raw`(?:(?:[Mm]y|[Oo]ur) (?:(?:${kin}|${child}|\p{Ll}+) (?<called>\p{Lu}\p{Ll}+)|(?<kin>${kin}))|(?<title>${titled}) (?<named>\p{L}{2,12})|(?<name>\p{L}{2,12}))`;

/** The name under which they are told of; null where the word is no name. A person whom a table knows counts where `isFamily`. */
export function kinName(
  groups: Readonly<Record<string, string | undefined>> | undefined,
  person: OwnWords['person'],
  isFamily = true,
): string | null {
  const { kin: relation, called, title, named, name } = groups ?? {};
  if (called !== undefined) return bareName(called);
  if (relation !== undefined) return `your ${relation.toLowerCase()}`;
  if (title !== undefined && named !== undefined) {
    const own = bareName(capital(named));
    return own === null ? null : `${capital(title.toLowerCase())} ${own}`;
  }
  if (name === undefined) return null;
  if (person !== null && keyOf(person.name) === keyOf(name)) return isFamily || bareName(person.name) !== null ? person.name : null;
  return name.endsWith('s') && !/^\p{Lu}/u.test(name) && !endsSo.test(name) ? null : bareName(capital(name));
}
