import { toldToThem } from '../words/clauses.ts';
import { keyOf, meaningsOf } from '../words/lexicon.ts';
import { capital } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';

/** What was left behind on the way: *Teddy got left on the bus*, *her doll fell out of the buggy*. */

const whose = '(?:(?:the|my|our|his|her|their) )?';
const noun = String.raw`(?<thing>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)?)`;
const at = String.raw`(?:on|in|at|under|behind|by|near|outside)`;
const carried =
  '(?:buggy|pram|pushchair|stroller|bags?|rucksack|backpack|schoolbag|pockets?|basket|trolley|suitcase|car|bike|scooter|sledge|boat|cot|(?:car |train )?window)';
const toy = String.raw`(?<thing>(?:\p{Ll}+ )?(?:[Tt]eddy|[Bb]unny|[Dd]olly|[Dd]oll|[Cc]uddly|[Bb]lankie|[Bb]lanket|[Dd]ummy|[Gg]iraffe|[Mm]onkey|[Ee]lephant|[Pp]enguin|[Rr]abbit|[Dd]oggy|[Pp]uppy|[Ll]ambie|[Bb]ear|[Hh]at|[Ss]carf|[Uu]mbrella|[Bb]ag|[Ll]unchbox))`;
const patterns = [
  new RegExp(
    String.raw`(?:^|, |\b(?:and|but|oh no) )${whose}${noun} (?:got|gets|was|is|were|has been) (?:left|forgotten)(?: behind)?(?: (?<place>${at} [^,.!?]+))?(?=$|[,.!?])`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:left|leaves) ${whose}${toy}(?: behind)?(?: (?<place>${at} [^,.!?]+))(?=$|[,.!?])`, 'u'),
  new RegExp(
    String.raw`(?:^|, |\b(?:and|but|oh no) )${whose}${noun} (?:fell|falls|has fallen|dropped|drops|tumbled|slipped|bounced|flew) (?:out of|off) (?:the|my|our|his|her|a) ${carried}(?=$|[,.!?]| and )`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|, |\b(?:and|but|oh no) )${whose}${toy} is still (?<place>${at} [^,.!?]+)(?=$|[,.!?])`, 'iu'),
];
const toys = /(?:teddy|bunny|doll|dolly|cuddly|blankie|dummy|bear)$/i;
const people = /^(?:baby|brother|sister|friend|cousin|cat|dog|kitten|puppy|hamster|son|daughter)$/;
const isToy = (thing: string) => toys.test(thing);

/** It in the words that name it; null where nothing was left, or somebody who is no toy. */
export function leftIn(clean: string): string | null {
  for (const [index, pattern] of patterns.entries()) {
    const thing = pattern.exec(clean)?.groups?.['thing'];
    if (thing === undefined || isUnfit(thing) || /^an? |(?:or|man|woman|keeper)$/i.test(thing)) continue;
    const last = keyOf(thing.split(' ').at(-1) ?? '');
    const isAlive = meaningsOf(last).some(({ table, en }) => en && /^(?:creature|person|kind)$/.test(table));
    // *My giraffe* is a toy wherever it can be left.
    const isOurs = new RegExp(String.raw`\b(?:my|his|her) ${thing}`, 'i').test(clean) && !people.test(last);
    if (index === 1 || index === 3 || isToy(thing) || isOurs || calledToy(thing, clean) !== null || !isAlive)
      return /^(?:i|we|he|she|they|it|all|everything|nothing|who)$/i.test(thing) ? null : thing;
  }
  return null;
}

const forgotten =
  /(?:^| )(?:vergessen|vergass|liegen ?geblieben|liegen ?(?:ge)?lassen|oublie\w*|olvid\w*|dimentic\w*|esquec\w*|vergeten|zapomn\w*|unut\w*)(?: |$)/;

/** Whether it was left behind, in the words of another language. */
export function isForgotten(clean: string): boolean {
  return forgotten.test(keyOf(clean));
}

/** How it was left, as it is told to the family; '' where it is not told in English. */
export function leftTold(idea: string | null): string {
  if (idea === null || leftIn(idea) === null || /\b(?:but|so|because)\b/i.test(idea)) return '';
  const clause = toldToThem(idea.replace(/^oh no,? /i, '').replace(/^(?:her|his|their|a) /i, 'the '));
  return /\b(?:he|she|they|him|his|her|their)\b/i.test(clause) ? '' : clause;
}

const vehicles: readonly (readonly [RegExp, string])[] = [
  [/\b(?:on|in|im|dans le|en el|nel|no|in de|w|fell off) (?:the )?(?:school )?(?:bus|autobus\w*|autocar)\b/i, 'bus'],
  [/\b(?:on|in|im|dans le|en el|nel|no|in de) (?:the )?(?:train|zug|tren|treno|trem|trein)\b/i, 'train'],
  [/\b(?:on|in|in der) (?:the )?(?:tram|strassenbahn|straßenbahn)\b/i, 'tram'],
];

/** What it was left in, where that goes up and down; '' for anywhere else. */
export function vehicleLeftIn(clean: string): string {
  return vehicles.find(([says]) => says.test(clean))?.[1] ?? '';
}

/** A toy that is called by what it is, with no article: *Teddy*. */
export function calledToy(thing: string, clean: string): string | null {
  if (!/^(?:teddy|bunny|dolly|rabbit|bear|giraffe|monkey|elephant|penguin|doggy|lambie)$/i.test(thing)) return null;
  const found = new RegExp(String.raw`(?:^|(?<before>\p{L}+) )${thing}(?!\p{L}| (?:bear|rabbit))`, 'iu').exec(clean);
  const before = found?.groups?.['before'];
  const isBare =
    found !== null &&
    (before === undefined || /^(?:forgot|forgets|left|leaves|lost|loses|find|finds|is|where|where’s|and|but|for|misses)$/i.test(before));
  return isBare ? capital(thing.toLowerCase()) : null;
}
