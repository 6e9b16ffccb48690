import { cuesIn, cuesOf } from '../cues.ts';
import type { Slots } from '../fill.ts';
import real from '../lexicon/en/real-life.json' with { type: 'json' };
import { keyOf } from '../lexicon.ts';
import { bareName } from '../named.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital, possessive } from '../terms.ts';
import rows from './en/feelings.json' with { type: 'json' };

/** What stands on the lodger's tag: all of the family's words. What is felt, and found in its suitcase, goes by the feeling that they name. */

/** Longer than this, the words are no title. */
const longestTitle = 44;

const feelings = rows.map(({ cues, ...row }) => ({ ...row, cues: cuesOf(cues) }));
const lost = { cues: cuesOf(real.losses), felt: 'let it all hang down, and sigh', within: 'something that is not here' };
/** What may be somebody's by name. */
const isOfSomebody = /belongs|far away|not here/;
const unnamed = { felt: 'big and loud, or small and quiet', within: 'something that belongs to somebody' };

/** Whom the words may name before them, and what says that it is one who is missed. */
const sorts =
  'friend|cat|dog|hamster|rabbit|bunny|guinea pig|fish|bird|budgie|pony|horse|teacher|brother|sister|cousin|aunt|uncle|neighbour|called|named|Freund|Freundin|Hund|Katze|Hamster';
const named = [
  new RegExp(`\\b(?:${sorts}),? (?<name>\\p{Lu}\\p{Ll}{1,14})(?!\\p{L})`, 'u'),
  /, (?<name>\p{Lu}\p{Ll}{1,14})(?=[.,!]|$)/u,
  /^(?<name>\p{Lu}\p{Ll}{1,14}) (?:has )?(?:moved|died|is gone|is in hospital|is ill)/u,
  /\bmiss (?<name>\p{Lu}\p{Ll}{1,14})(?!\p{L})/u,
];

/** Whoever is missed, by the name that the family says; null where they name nobody. */
function missedIn({ typed, person }: OwnWords): string | null {
  const found = named.map((each) => each.exec(typed)?.groups?.['name']).find((name) => name !== undefined);
  return bareName(found) ?? person?.name ?? null;
}

/** One whom they don't name: *my brother*, *the new baby*. */
const relation = new RegExp(
  `\\b(?:(?:my|our|his|her|the|a) )?(?:little |big |old |new |best )*(${sorts.split('|called')[0]}|baby)\\b(?! (?:bottle|food|seat))`,
  'u',
);

/** The same as is said to the children. */
function relationIn({ clean }: OwnWords): string | null {
  const word = relation.exec(clean)?.[1];
  return word === undefined ? null : word === 'baby' ? 'the baby' : `your ${word}`;
}

const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g;

/** As it is written on a tag: with its capitals, and a full stop before what is one more sentence. */
function written(words: string): string {
  return capital(words)
    .replace(/(?<=[.!?] )\p{Ll}/gu, capital)
    .replace(days, capital)
    .replace(/(?<=^|\s)i(?=[\s’])/g, 'I')
    .replace(/(?<=\p{L} \p{Lu}\p{Ll}+) (he|she|they) /u, (_, who: string) => `. ${capital(who)} `);
}

export function lodgerSlots(read: OwnWords): Slots {
  const { typed, clean } = read;
  const words = written(quotedWords(typed, 'something big'));
  const keys = keyOf(clean).split(' ');
  const feeling = [lost, ...feelings].find(({ cues }) => cuesIn(cues, keys).next().done !== true) ?? unnamed;
  const missed = isOfSomebody.test(feeling.within) ? missedIn(read) : null;
  const whose = missed ?? relationIn(read);
  return {
    words,
    tagLeft: missed ?? words,
    whom: whose ?? 'somebody',
    room: words.length <= longestTitle ? `Room for “${words}”` : 'Room for the Lodger',
    felt: feeling.felt,
    within:
      whose !== null && isOfSomebody.test(feeling.within)
        ? `something of ${possessive(whose)}${feeling === lost ? ', a sound or a place to sleep' : ''}`
        : feeling.within,
  };
}
