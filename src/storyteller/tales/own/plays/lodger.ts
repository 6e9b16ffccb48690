import { cuesIn, cuesOf } from '../cues.ts';
import type { Slots } from '../fill.ts';
import { isClause } from '../idea.ts';
import { nameOf, somebody } from '../kin.ts';
import real from '../lexicon/en/real-life.json' with { type: 'json' };
import { keyOf } from '../lexicon.ts';
import { bareName } from '../named.ts';
import { quotedWords } from '../quoted.ts';
import type { OwnWords } from '../read.ts';
import { capital, possessive } from '../terms.ts';
import rows from './en/feelings.json' with { type: 'json' };
import subjectRows from './en/subjects.json' with { type: 'json' };

/** What stands on the lodger's tag: all of the family's words, unless they are a note about the child who hears them. What is felt, and found in its suitcase, goes by the feeling that they name. */

/** Longer than this, the words are no title. */
const longestTitle = 44;

const feelings = rows.map(({ cues, ...row }) => ({ ...row, cues: cuesOf(cues) }));
const lost = {
  cues: cuesOf(real.losses),
  tag: 'Sad',
  felt: 'let it all hang down, and sigh',
  within: 'something that is not here',
  seenAs: 'It hangs down on all sides, like a wet coat.',
  inCase: 'hmm',
};
/** What it may be about, and so what it looks like and brings along: the dark, the dentist. */
const subjects = subjectRows.map(({ cues, ...row }) => ({ ...row, cues: cuesOf(cues) }));
/** What may be somebody's by name. */
const isOfSomebody = /belongs|far away|not here/;
const unnamed = {
  tag: null,
  felt: 'big and loud, or small and quiet',
  within: 'something that belongs to somebody',
  seenAs: '',
  inCase: 'bump',
};

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

const jealous = new RegExp(
  `(?:^|, |\\b(?:and|but|because|so|that) )${somebody} (?:is|feels|gets|was) (?:\\p{Ll}+ )?(?:jealous|envious)\\b`,
  'u',
);
const besides = /\b(?:my|our|his|her|big|little) (brother|sister|cousin)\b.*\bbab(?:y|ies)\b/i;

/** Whoever has a baby beside them at home, as they are called; null where the words name nobody else. */
function besideBaby({ typed, clean, person }: OwnWords): string | null {
  // Of one that is still to come there is nothing yet.
  if (!/\bbab(?:y|ies)\b/i.test(clean) || /\b(?:having|going to have|expecting|pregnant|is coming|soon)\b/i.test(clean)) return null;
  const named = nameOf(jealous.exec(typed)?.groups, person, false);
  const [, sibling] = besides.exec(clean) ?? [];
  return named ?? (sibling === undefined ? null : `your ${sibling.toLowerCase()}`);
}

/** What there is of whoever has a baby beside them, and of the baby. */
function withBaby(sibling: string, tag: string | null): Slots {
  return {
    whom: sibling,
    seenAs: `It takes up both laps at once, and ${sibling} looks at it, and so does the baby.`,
    around: `From one arm comes a small *waa*, like the baby, and from the other *hmpf*, like ${sibling}.`,
    leftBehind: 'the baby’s other sock',
    ...(tag === 'Me, too' ? { within: 'something that the baby has' } : {}),
  };
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

/** What is big in a child's life, as the child itself would call it, where the words name no feeling. */
const events: readonly (readonly [RegExp, string])[] = [
  [/\bbab(?:y|ies)\b/i, 'A new baby'],
  [/hospital|broke|\bill\b|sick|doctor|fever/i, 'Getting well'],
  [/\bmov(?:e|ing)\b|school|kinder/i, 'Something new'],
  [/sleep|\bbed\b|night/i, 'Night'],
];

const theChild = /\b(?:[Hh]e|[Ss]he|[Tt]hey)\b|^\p{Lu}\p{Ll}+(?= \p{Ll}+ (?:\p{Ll}+ )*?(?:his|her|their|he|she)\b)/u;
/** A child tells of itself, and of others as *he* and *she*. */
const itself = /\b(?:i|me|my)\b/i;
const somebodyElse = new RegExp(`\\b(?:mum|mom|mummy|mama|dad|daddy|papa|grand?\\p{L}*|oma|opa|baby|${sorts})\\b`, 'iu');
const note =
  /\b(?:(?:our|my) (?:(?:big|little|older|younger) )?(?:girl|boy|(?:grand)?(?:son|daughter|child)|kid|two|one)s?|something (?:you|we|to|for)|(?:story|game) (?:for|to|that|about))\b/iu;

/** Whether the words are a grown-up's note about the child who hears the story, and not the child's own: *she is worried because …*, *Leo broke his leg*. */
function isNote({ spoken }: OwnWords, isFelt: boolean): boolean {
  const about = theChild.exec(spoken);
  if (note.test(spoken)) return true;
  if (about === null) return false;
  const isOther = somebodyElse.test(spoken.slice(0, about.index + about[0].length));
  return !isOther || (isFelt && !itself.test(spoken));
}

/** What is on the tag instead of a note: the feeling, or what has happened. */
function namedFor(tag: string | null, { clean }: OwnWords): string {
  return tag ?? events.find(([says]) => says.test(clean))?.[1] ?? 'Something big';
}

/** Somebody has died, in English or German. */
const died = /\b(?:die[sd]|dead|death|passed away|in heaven|lost (?:his|her|our|my) (?:life|dog|cat)|gestorben|tot)\b/iu;

/** The slots of the lodger that stands for a feeling. What nobody else should read on a tag, the words are not repeated there. */
export function lodgerSlots(read: OwnWords): Slots {
  const { typed, clean } = read;
  const keys = keyOf(clean).split(' ');
  const feeling = [lost, ...feelings].find(({ cues }) => cuesIn(cues, keys).next().done !== true) ?? unnamed;
  const isPrivate = isNote(read, feeling.tag !== null && feeling !== lost);
  // Of a note that nobody else should read nothing is shown but the feeling.
  const subject = isPrivate || feeling === lost ? undefined : subjects.find(({ cues }) => cuesIn(cues, keys).next().done !== true);
  const missed = isOfSomebody.test(feeling.within) ? missedIn(read) : null;
  // What comes again is that somebody is missed, and not whoever has died: so the tag says that, and no sentence about it.
  const missing =
    feeling === lost && died.test(clean) ? `Missing ${missed ?? relationIn(read)?.replace('your ', 'our ') ?? 'somebody'}` : null;
  const words = missing ?? (isPrivate ? namedFor(feeling.tag, read) : written(quotedWords(typed, 'something big')));
  const sibling = isPrivate || feeling === lost ? null : besideBaby(read);
  const whose = missed ?? relationIn(read);
  return {
    words,
    tagLeft: missing ?? missed ?? words,
    whom: whose ?? 'somebody',
    // A whole sentence is no title: *My sister is afraid of the dark*.
    room: !isPrivate && words.length <= longestTitle && !isClause(words) ? `Room for “${words}”` : 'Room for the Lodger',
    felt: feeling.felt,
    seenAs: subject?.seenAs ?? feeling.seenAs,
    inCase: subject?.inCase ?? feeling.inCase,
    around: subject?.around ?? '',
    kept: subject?.kept ?? 'quite different',
    leftBehind: subject?.gift ?? 'something small and good',
    within:
      whose !== null && isOfSomebody.test(feeling.within)
        ? `something of ${possessive(whose)}${feeling === lost ? ', a sound or a place to sleep' : ''}`
        : feeling.within,
    ...(sibling === null ? {} : withBaby(sibling, feeling.tag)),
  };
}
