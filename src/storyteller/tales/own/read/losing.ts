import { keyOf, meaningsOf } from '../words/lexicon.ts';
import { nounAfter, termOf } from '../words/nouns.ts';
import { many, pluralOf, type Term } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';
import { kinName, somebody } from './kin.ts';
import { calledToy, leftIn } from './left.ts';
import { isPutAway } from './missing.ts';
import type { OwnWords } from './own-words.ts';

/** A family's words as a search needs them: what is gone, and whose it is. */

/** What is gone, where no rule has found it. */
function goneIn(words: OwnWords): Term | null {
  const named = /^(\p{Lu}\p{Ll}{1,14}) (?:disappear(?:s|ed)|vanish(?:es|ed)|hides|hid|(?:got|gets) lost)\b/u.exec(
    words.idea ?? words.clean,
  )?.[1];
  if (named !== undefined && isUnknownName(named)) return { text: named, number: 'name' };
  const found =
    nounAfter(
      words,
      String.raw`\b(?:forgotten|forgot|forgets|lost|losing|loses|missing|took|stole|find|finding|found|where is|where are|without) `,
    ) ?? nounAfter(words, '^');
  if (found !== null && words.who === null) return termOf(found);
  if (found !== null && found !== words.who?.one && found !== words.who?.many) return termOf(found);
  return null;
}

/** *Zuzu disappeared*: a name, as far as anybody can tell. */
function isUnknownName(word: string): boolean {
  return (
    !isUnfit(word) &&
    !/^(?:Who|Somebody|Someone|Everybody|Everything|All|It|He|She|They|We)$/.test(word) &&
    meaningsOf(keyOf(word)).length === 0
  );
}

/** *Her bunny …, called Mimsy*: it is missed by name. */
function byName(gone: Term, { clean }: OwnWords): Term {
  const name = /\b(?:called|named|her name is|his name is|its name is) (\p{Lu}\p{Ll}{1,14})\b/u.exec(clean)?.[1];
  const toy = calledToy(gone.text, clean);
  // *My elephant*, left on a tram, is one to cuddle.
  if (toy === null && leftIn(clean) === gone.text && meaningsOf(keyOf(gone.text)).some(({ table }) => table === 'creature'))
    return { ...gone, sort: 'teddy' };
  if (toy !== null) return { text: toy, number: 'name', sort: 'teddy' };
  return name === undefined || gone.number === 'name' || isUnfit(name) ? gone : { text: name, number: 'name', sort: gone.text };
}

/** Where somebody's own thing was lost is no place of the story's: *she lost her bunny at the shops*. */
const lostAt = /\b(?:lost|loses|misplaced) (?:my|our|his|her|their) \p{L}[^.]{0,50}? (?:at|in|on|somewhere|between|behind|near|under) /iu;

/** *The wind lost its voice*: it is the wind that is helped, and nobody who is in charge of a storm. */
const loser = /^(?:the|our|my) (\p{Ll}+) (?:has |have )?(?:lost|can’t find|cannot find|is missing) (?:its|his|her|their) /iu;

/** *Mimi lost her blanket*: whose it is, and who gets it back. */
const misses = new RegExp(
  String.raw`^${somebody} (?:has |had |just )?(?:lost|loses|misplaced|misses|left|forgot|can’t find|cant find|cannot find|is (?:missing|looking for)) (?:his|her|their) \p{L}`,
  'u',
);

function loserIn({ idea, clean, person, who }: OwnWords): string | undefined {
  return person !== null || who !== null ? undefined : (kinName(misses.exec(idea ?? clean)?.groups, person) ?? undefined);
}

/** *Bunny’s ear*: it is the bunny that misses it. */
const ofCreature = /^(?<ours>your )?(?<one>\p{Ll}+)’s (?=\p{L})/u;

function ownerOf({ missing }: OwnWords): string | undefined {
  const { ours = 'the ', one } = ofCreature.exec(missing?.text ?? '')?.groups ?? {};
  const isCreature = one !== undefined && meaningsOf(one).some(({ table, en }) => en && table === 'creature');
  return isCreature ? `${ours}${one}` : undefined;
}

const toys = /^(?:teddy|doll)$/;

/** The words for a search. */
export function lost(read: OwnWords): OwnWords {
  const whose = read.person === null && read.who === null ? loser.exec(read.idea ?? '')?.[1]?.toLowerCase() : undefined;
  const owner = whose === undefined && read.person === null ? (loserIn(read) ?? ownerOf(read)) : undefined;
  const words =
    owner !== undefined
      ? { ...read, who: null, person: { name: owner, along: false } }
      : whose === undefined
        ? read
        : { ...read, person: { name: `the ${whose}`, along: false }, kind: null, place: null, where: null };
  const { person, loot, idea } = words;
  const gone = words.missing ?? loot ?? (words.kind?.tale === 'lost' ? null : goneIn(words));
  // *Grandma’s cake* is the cake, for Grandma.
  const found = gone === null || person === null ? gone : { ...gone, text: gone.text.replace(/^(?:your )?\p{L}+[’']s (?=\p{L})/u, '') };
  // *Somebody hid all the spoons*: not one of them.
  const severalOfIt = found?.number === 'one' ? pluralOf(found.text) : null;
  const missing = severalOfIt !== null && new RegExp(String.raw`\b${severalOfIt}\b`, 'i').test(idea ?? '') ? many(severalOfIt) : found;
  if (missing !== null && person !== null && missing.text.toLowerCase() === person.name.toLowerCase())
    return { ...words, person: null, loot: null, missing: { text: person.name, number: 'name' } };
  // *The key to the zoo is gone*: not the zoo.
  const isOf =
    missing !== null &&
    new RegExp(String.raw`^(?:the|my|our) \S+ (?:to|of|for|from) (?:the |my |our )?${missing.text} (?:is|are|has) `, 'i').test(idea ?? '');
  const first = isOf ? nounAfter(words, '^') : null;
  // Where it was forgotten is no place of the story's: *the cake at the bus stop*.
  const isOurs = lostAt.test(words.clean);
  const placed = isOurs || isPutAway(words.clean) ? { ...words, kind: null, place: null, where: null } : words;
  // Who may have found it is not whose it is.
  return {
    ...placed,
    who: isOurs || placed.who?.one === missing?.text || toys.test(placed.who?.creature.id ?? '') ? null : placed.who,
    loot: null,
    missing: first === null ? missing && byName(missing, words) : termOf(first),
  };
}
