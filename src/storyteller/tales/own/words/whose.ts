import { keyOf, meaningsOf } from './lexicon.ts';
import { capital } from './terms.ts';
import { isArticle, plainWord } from './words.ts';

/** What is whose, where the apostrophe is left out: *grandpas hat*, *ellas 5th birthday*, *our dogs lead*. */

const relatives =
  /\b(grandpa|grandad|granddad|grandma|granny|oma|opa|mama|papa|mummy|mommy|daddy|mum|mom|dad|nana|nanny|nonna)s (?=(?!(?:and|or|are|have|with|who|that|vs?|against|versus|in|on|at|go|play|can|for|to|from|under|as|were|get|want|do|like|without|but|team)\b)[a-z])/giu;
/** Somebody is stayed with, and not several of them: *sleeping at grandads*. */
const atTheirs = /\b(?<=at |to |from )(grandpa|grandad|granddad|grandma|granny|nana|nanny|nonna|oma|opa)s\b(?!’)/giu;
/** A day that is somebody’s. */
const dayOf =
  /(?<![\p{L}’])(\p{L}{2,12}s) (?=(?:\d+(?:st|nd|rd|th) |big |first )?(?:birthday|bday|party|tooth|teddy|bike|(?<=first )(?:school )?day)(?![\p{L}]))/giu;
/** What one has by oneself, and nobody does: *our bunnys ear*. */
const ownOf =
  /(^|\b(?:my|our|the|his|her|a) )((?<=\s)\p{L}{3,12}s|(?:teddy|bunny|dolly|bear|rabbit|doll|dragon|lion|unicorn)s) (?=(?:(?:left|right|favourite|other|one) )?(?:ear|eye|nose|tail|leg|arm|paw|wing|head|trunk|beak|horn|crown|hat|dress|lead|collar|button|wheel|tooth|blanket|birthday|voice|shell|shoe|sock|boot|glove|scarf|house|bed|toy|pillow|nest)s?(?!\p{L}))/giu;
/** *All the worlds pizza*. */
const worlds = /\b(the) worlds (?=(?!(?:and|or|are|were|of|in|is|that|which|where|we|they|with)\b)[a-z])/giu;
/** Names that end with an s of their own. */
export const endsSo =
  /^(?:lu[ck]as|thomas|james|charles|jonas|marcus|markus|niklas|elias|matthias|andreas|louis|chris|iris|agnes|silas|tobias|nicholas|nicolas|hans|klaus|dennis|ines|jess|tess|magnus|linus|boris|doris|curtis|janis)$/i;

function isName(word: string): boolean {
  const single = keyOf(word.replace(/s$/i, ''));
  if (/^(?:its|this|his|hers|yes|twins|kids|girls|boys|friends|brothers|sisters|cousins|grandmas|grandpas|best)$/i.test(word)) return false;
  return ![keyOf(word), single].some(
    (key) => plainWord.test(key) || isArticle(key) || meaningsOf(key).some(({ table }) => table !== 'person'),
  );
}

function ofName(word: string): string {
  if (!isName(word)) return word;
  return `${capital(endsSo.test(word) ? word : word.slice(0, -1))}’s`;
}

/** Words with the apostrophes of whose it is. */
export function withOwners(text: string): string {
  return text
    .replaceAll(relatives, '$1’s ')
    .replaceAll(worlds, '$1 world’s ')
    .replaceAll(atTheirs, '$1’s')
    .replaceAll(ownOf, (_, before: string, word: string) => `${before}${word.slice(0, -1)}’s `)
    .replaceAll(dayOf, (_, word: string) => `${ofName(word)} `);
}
