import { cuesIn, parseCues } from '../../choose/cues.ts';
import { kinName, somebody } from '../../read/kin.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { isClause } from '../../words/idea.ts';
import real from '../../words/lexicon/en/real-life.json' with { type: 'json' };
import { keyOf } from '../../words/lexicon.ts';
import { bareName } from '../../words/named.ts';
import { quotedWords } from '../../words/quoted.ts';
import { capital, possessive, type Slots } from '../../words/terms.ts';
import { tidied } from '../../words/tidied.ts';
import rows from '../en/feelings.json' with { type: 'json' };
import subjectRows from '../en/subjects.json' with { type: 'json' };
import { type Staying, stayingIn } from './staying.ts';

/** What stands on the lodger's tag: all of the family's words, unless they are a note about the child who hears them. What is felt, and found in its suitcase, goes by the feeling that they name. */

/** Longer than this, the words are no title. */
const longestTitle = 44;

const feelings = rows.map(({ cues, ...row }) => ({ ...row, cues: parseCues(cues) }));
const lost = {
  cues: parseCues(real.losses),
  tag: 'Sad',
  felt: 'let it all hang down, and sigh',
  within: 'something that is not here',
  seenAs: 'It hangs down on all sides, like a wet coat.',
  inCase: 'hmm',
};
/** What it may be about, and so what it looks like and brings along: the dark, the dentist. */
const subjects = subjectRows.map(({ cues, ...row }) => ({ ...row, cues: parseCues(cues) }));
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
  `\\b(?:(?:my|our|his|her|the|a) )?(?:little |big |old |new |best )*(${sorts.split('|called')[0]}|baby)\\b(?! (?:bottle|food|seat|tooth|teeth))`,
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
  const named = kinName(jealous.exec(typed)?.groups, person, false);
  const [, sibling] = besides.exec(clean) ?? [];
  return named ?? (sibling === undefined ? null : `your ${sibling.toLowerCase()}`);
}

/** What there is of whoever has a baby beside them, and of the baby. */
function withBaby(sibling: string, tag: string | null): Slots {
  return {
    whom: sibling,
    seenAs: `The lodger takes up both laps at once, and ${sibling} looks at it, and so does the baby.`,
    around: `The baby says *waa*, and ${sibling} says *hmpf*, and it is in the middle.`,
    leftBehind: 'the baby’s other sock',
    ...(tag === 'Me, too' ? { within: 'something that the baby has' } : {}),
  };
}

/** As it is written on a tag: without slips, and with a full stop before what is one more sentence. */
function written(words: string, read: OwnWords): string {
  return capital(tidied(words, read))
    .replace(/(?<=[.!?] )\p{Ll}/gu, capital)
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

/** Whoever is missed is away. */
const away =
  /(?<!\p{L})(?:miss\p{L}*|mov(?:ed|es|ing) away|away|gone|far|hospital|ill|night(?:s|shift)?|works?|travel\p{L}*|trip|vermiss\p{L}*|weg\p{L}*|krankenhaus|arbeit\p{L}*|nachts?|hopital|manque|hospital|ospedale|ziekenhuis|szpital\p{L}*|hastane\p{L}*|lejos|lontan\p{L}*|loin|ver|daleko|uzak\p{L}*|teskni\p{L}*|ozl\p{L}*)(?!\p{L})/u;

/** That the lodger is nobody else, and that whoever the words name stays: said at once, where it is pushed, and at the goodbye. */
function notThem(staying: Staying | null): Slots {
  if (staying === null) return { notThem: '', notPushed: '', onlyFeeling: '' };
  const { who, isMany, isMeant, isToCome, stays } = staying;
  const how = isToCome ? 'that came first' : isMeant ? 'that came by itself' : `that came in beside ${who}`;
  const stay = isToCome ? (isMany ? 'come to stay' : 'comes to stay') : isMany ? 'stay' : 'stays';
  const theyStay = stays ? ` ${capital(who)} ${stay}.` : '';
  return {
    notThem: `“The lodger isn’t ${who},” says Mr Hinge. “It’s the feeling ${how}.${theyStay}”`,
    notPushed: `Only the lodger, not ${who}!`,
    onlyFeeling: `“Only the feeling goes,” says Mr Hinge. “${stays ? theyStay.trim() : `Not ${who}.`}”`,
  };
}

const cross = /^(?:Me, too|Very cross)$/;
/** Two that are felt at once, by the tag: nobody asks whether somebody is glad that a hamster has died. */
const both: Readonly<Record<string, readonly [string, string]>> = {
  Sad: ['sad', 'cross'],
  'Far away': ['sad', 'cross'],
  'Very cross': ['cross', 'sad'],
  'Me, too': ['cross', 'sad'],
  Scared: ['scared', 'cross'],
  Shy: ['shy', 'glad'],
  'A tummy full of butterflies': ['scared', 'glad'],
};
/** What one may be glad of as well, where no feeling is named. */
const gladly =
  /(?<!\p{L})(?:new|first|start(?:s|ing)?|birthday|neu\p{L}*|erste\p{L}*|nouve\p{L}*|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|now[aey]|yeni)(?!\p{L})/u;
const notGlad = /(?<!\p{L})(?:don t|dont|doesn t|doesnt|not|nicht|nobody|hate)(?!\p{L})/u;

/** Whom something is kept for where a family moves. */
const movesOut = /\b(?:we|i)(?:’re| are|’m| am)? (?:moving|move)\b|\bnew (?:house|flat|home)\b/i;
const onDay = /\bon ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** The slots of the lodger that stands for a feeling. What nobody else should read on a tag, the words are not repeated there. */
export function lodgerSlots(read: OwnWords): Slots {
  const { typed, clean } = read;
  const keys = keyOf(clean).split(' ');
  const feeling = [lost, ...feelings].find(({ cues }) => cuesIn(cues, keys).next().done !== true) ?? unnamed;
  const isPrivate = isNote(read, feeling.tag !== null && feeling !== lost);
  const staying = feeling === lost ? null : stayingIn(read, cross.test(feeling.tag ?? ''));
  // Of a note that nobody else should read nothing is shown but the feeling.
  const subject = isPrivate || feeling === lost ? undefined : subjectOf(staying?.isBaby === true ? ['baby'] : keys);
  const missed = staying === null && isOfSomebody.test(feeling.within) ? missedIn(read) : null;
  // What comes again is that somebody is missed, and not whoever has died: so the tag says that, and no sentence about it.
  const missing =
    feeling === lost && died.test(clean) ? `Missing ${missed ?? relationIn(read)?.replace('your ', 'our ') ?? 'somebody'}` : null;
  const words = missing ?? (isPrivate ? namedFor(feeling.tag, read) : written(quotedWords(typed, 'something big'), read));
  const sibling = isPrivate || feeling === lost ? null : besideBaby(read);
  const whose = missed ?? staying?.who ?? relationIn(read);
  const seenAs = subject?.seenAs ?? feeling.seenAs;
  const [, day] = (staying === null ? onDay.exec(clean) : null) ?? [];
  // What somebody is cross at is told of the feeling; of whoever comes, the tag would look as if it were theirs.
  const isFresh = staying !== null && !staying.isMeant;
  const [feltA, feltB] = both[feeling.tag ?? ''] ?? moods(clean, isFresh);
  return {
    words,
    feltA: feltA ?? 'cross',
    feltB: feltB ?? 'glad',
    tagLeft: missing ?? (isFresh ? (feeling.tag ?? 'A big feeling') : isAway(missed, clean) ? `Missing ${missed}` : words),
    whom: whose ?? (movesOut.test(clean) ? 'the old house' : ''),
    // A whole sentence is no title: *My sister is afraid of the dark*. Nor is whoever stays: there is always room for them.
    room: isFresh
      ? 'Room for a Big Feeling'
      : !isPrivate && words.length <= longestTitle && !isClause(words)
        ? `Room for “${words}”`
        : 'Room for the Lodger',
    felt: feeling.felt,
    seenAs: staying === null ? seenAs : seenAs.replace(/^It /, 'The lodger '),
    inCase: subject?.inCase ?? feeling.inCase,
    around: subject?.around ?? '',
    kept: subject?.kept ?? 'quite different',
    leftBehind: subject?.gift ?? 'something small and good',
    within: withinFor(feeling.within, whose, staying, feeling === lost),
    ...notThem(staying),
    onDay: day === undefined ? '' : `, on ${capital(day.toLowerCase())}`,
    ...(sibling === null ? {} : withBaby(sibling, feeling.tag)),
  };
}

function moods(clean: string, isFresh: boolean): readonly [string, string] {
  const said = keyOf(clean);
  return (isFresh || gladly.test(said)) && !notGlad.test(said) ? ['cross', 'glad'] : ['sad', 'cross'];
}

function subjectOf(keys: readonly string[]) {
  return subjects.find(({ cues }) => cuesIn(cues, keys).next().done !== true);
}

function isAway(missed: string | null, clean: string): boolean {
  return missed !== null && away.test(keyOf(clean));
}

/** What may be in the suitcase. */
function withinFor(within: string, whose: string | null, staying: Staying | null, isLost: boolean): string {
  if (whose === null || !isOfSomebody.test(within)) return within;
  if (staying?.isBaby === true) return possessive(whose);
  return `something of ${possessive(whose)}${isLost ? ', a sound or a place to sleep' : ''}`;
}
