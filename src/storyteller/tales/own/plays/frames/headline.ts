import type { OwnWords } from '../../read/own-words.ts';
import { cutToFit } from '../../words/cut.ts';
import { isLikelyEnglish } from '../../words/english.ts';
import { contracted, names, unasked } from '../../words/idea.ts';
import { isTakenOut } from '../../words/quoted.ts';
import { capital } from '../../words/terms.ts';
import { isUnfitIdea } from '../../words/unfit.ts';
import { printedTitle } from '../stage/poster.ts';
import { ownerIn } from './star.ts';

/** A family's words as a headline: whole, as they were typed, and without the slips of a hurry. */

/** A headline that is longer is cut where a clause ends. */
const longest = 100;

/** What asks for a story and is none of it. */
const asked =
  /^.*(?:\bso|,) (?:maybe |perhaps )?(?:something|anything) where (?=\p{L})|^(?:please,? |can we have |a story )*(?:(?:something|anything) (?:where|about|with|in which)|about|where) (?=\p{L})|^(?:please|pls),? (?=\p{L})/iu;
const aside = /[\s,.;:!]+(?:please|pls|(?<=[,.;:!] )(?:thanks?|thank you)|(?<!oh )dear|lol|haha|xx+|or something(?: like that)?)$/iu;
const edges = /^[\s,.;:!?–-]+|[\s,.;:!–-]+$/gu;

/** Slips that nothing else mends, since each word by itself is one. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b((?:can’t|cannot|can|to|will|won’t|could) breath)(?!\p{L})/giu, '$1e'],
  [/\b(\p{Ll}{2,}[^aeiou\P{L}])ys\b/gu, '$1ies'],
  [/\ba (?=[aeio]\p{Ll})(?!one\b|once\b|eu)/gu, 'an '],
  [/\bthere (?=(?:room|house|own|bed|hair|teeth|toys|friends?|dog|cat|mum|dad)\b)/gi, 'their '],
  [/(?<=\b(?:can’t|cannot) (?:\p{L}+ ){0,3}\p{L}+) (?=(?:but )?only )/giu, ', '],
  [/\b(it)s(?= (?:a|an|the|all|so|too|very|not|only|already|nearly|almost|on|in|at|his|her|my|our|gone|lost|\p{Ll}+ing)\b)/giu, '$1’s'],
  [
    /\b(says|thinks|said|that) its (?=(?:so |very |really )?(?:lonely|sad|cold|hungry|bored|scared|tired|a |an |the |too |not ))/giu,
    '$1 it’s ',
  ],
  [/\b(potato|tomato|volcano|hero)s\b/giu, '$1es'],
  [/\bi(?=[ ’])/g, 'I'],
  [/(\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)) oclock\b/giu, '$1 o’clock'],
];

/** Whoever is called so without an article is somebody by name: *dad is the baddy*. */
const kin =
  /(?<!\b(?:my|our|the|an?|his|her|your|their|new|old) )(?<![\p{L}’])(mum|mummy|mom|mommy|dad|daddy|papa|mama|grandpa|grandad|grandma|granny|oma|opa|nana|nan|teddy)(?![\p{L}])/gu;

/** English words without such slips. */
export function mended(text: string): string {
  const right = slips.reduce((said, [slip, instead]) => said.replaceAll(slip, instead), contracted(text));
  return right.replaceAll(names, capital).replaceAll(kin, capital);
}

/** The words as a headline, with a capital and without a mark at the end; '' where there are none that may be said to children. */
export function headlineOf(words: OwnWords): string {
  const told = unasked(words.typed === '' ? words.clean : words.typed)
    .replace(asked, '')
    .replace(aside, '')
    .replaceAll(/([!?])\1+/g, '$1')
    .replaceAll(edges, '');
  if (told === '' || isUnfitIdea(told) || isTakenOut(told)) return '';
  const isEnglish = words.idea !== null || isLikelyEnglish(told);
  const owner = ownerIn(words);
  const owned = owner !== null && told.startsWith(`${owner}s `) ? told.replace(`${owner}s `, `${owner}’s `) : told;
  const line = (isEnglish ? mended(owned) : owned).replaceAll(/(?<=[.!?] )\p{Ll}/gu, capital);
  return capital(cutToFit(line, (text) => text.length <= longest));
}

/** The same as a title. Words of other languages stay as they are. */
export function headlineTitle(words: OwnWords): string {
  const line = headlineOf(words);
  if (words.idea === null && !isLikelyEnglish(line)) return line;
  return printedTitle(line).replaceAll(/(?<=[.!?:;] |\()\p{Ll}/gu, capital);
}
