import { lowerFirst } from '../../../../words/lexicon.ts';
import { isFunctionWord } from '../../words/english.ts';
import { type Creature, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, isSeveral, type Term } from '../../words/terms.ts';
import { isUnfitIdea } from '../../words/unfit.ts';
import { calledBy, determiner, isName } from '../frames/called.ts';

/** Somebody or something that a clause begins with, as it is told of: *the monster under the bed*, *Biscuit*, *the lego men*. */

/** People by what they are: nobody says *it* of them. */
export const person =
  /(?:brother|sister|parent|cousin|friend|neighbour|lady|man|woman|men|women|people|boy|girl|captain|uncle|aunt|teacher|driver|keeper|doctor|astronaut|king|queen|prince|princess|wizard|witch|pirate|knight|clown|[^aeiou]ist)s?$/iu;

/** The children themselves, and of whom nobody knows who it is. */
const nobody =
  /^(?:i|we|you|me|us|everyone|everybody|nobody|no one|none|who|what|where|why|how|which|this|that|these|those|there|there’s|it’s|that’s|here|one|he|she|it|they|his|her|its|their)$/iu;
const isArticle = (word: string) => determiner.test(word) || /^(?:your|his|her|its|their)$/iu.test(word);
/** Where a name ends, and what says more of it begins: *the monster under the bed*. */
const more = /^(?:of|in|on|under|from|at|behind|with|inside|next)$/iu;
/** What else stands before a second noun of one name: *all the animals*. */
const joins = /^(?:and|all|both)$/iu;
/** What is never part of a name. */
const says =
  /^(?:who|that|which|because|when|if|not|to|is|are|has|have|can|can’t|cannot|will|won’t|was|were|got|do|does|had|says|thinks|wants?|goes)$/iu;

const goesOn = (word: string) => more.test(word) || joins.test(word);
const isCreature = (word: string) => meaningsOf(keyOf(word)).some(({ table, en }) => en && table === 'creature');

/** Whether words name somebody or something, and nothing is said of it yet. */
export function namesSomething(words: readonly string[]): boolean {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (nobody.test(words.join(' ')) || nobody.test(first) || words.some((word) => says.test(word))) return false;
  if (isArticle(last) || more.test(last) || last.endsWith('’s') || (isFunctionWord(last) && !isName(last))) return false;
  // *Biscuit our dog*, *socks the rabbit*.
  const isBoth = /^\p{Lu}/u.test(first) || isCreature(words[2] ?? '');
  return words.every((word, at) => at === 0 || !isArticle(word) || goesOn(words[at - 1] ?? '') || (at === 1 && isBoth));
}

/** Whoever is called so without an article is one of the family's toys, or somebody of a tale. */
const called = /^(?:teddy|bunny|dolly|digger|tractor|bus|bear|monkey|giraffe|lion|tiger|rabbit|puppy|kitty)$/iu;
/** What stands before a name. */
export const titles = 'Mrs?|Miss|Ms|Dr|Herr|Frau|Captain|Princess|Prince|King|Queen|Pirate|Auntie|Aunt|Uncle';
const titled = new RegExp(String.raw`(?:${titles}|Grandma|Grandpa|Granny) \p{Lu}\p{L}+$`, 'u');
const everything = /^(?:every|some)(?:thing|body|one)(?: (?:in|on|at|of) .+)?$/iu;
const owned = /^(?:your|my|our)$/iu;

/** Somebody by name: *hamster peanut*, *your dog Bello*, *Biscuit your dog*, *your teacher Mr Okafor*; null where the words are no name. */
function nameIn(text: string): string | null {
  const title = titled.exec(text)?.[0];
  if (title !== undefined) return title;
  const parts = text.split(' ');
  const [first = '', second = ''] = parts;
  const [before = '', last = ''] = parts.slice(-2);
  const isCapital = /^\p{Lu}/u.test(last);
  if (owned.test(first)) return parts.length > 2 && isCapital && (isName(last) || isCreature(before)) ? last : null;
  const [, named = '', sort = ''] = /^(\p{L}+) (?:your|the) (\p{Ll}+)$/u.exec(text) ?? [];
  if (named !== '' && !isArticle(named) && (/^\p{Lu}/u.test(named) || isCreature(sort))) return capital(named);
  const isUnknown = meaningsOf(keyOf(second)).length === 0 && !isFunctionWord(second) && !isSeveral(second);
  if (parts.length === 2 && isCreature(first) && isUnknown) return capital(second);
  if (parts.length === 1) return !isSeveral(first) && (/^\p{Lu}/u.test(first) || called.test(first)) ? capital(first) : null;
  return /^\p{Lu}/u.test(first) && !isArticle(first) && !isSeveral(last) ? text : null;
}

/** Somebody as they are told of, where {@link namesSomething} holds; null where they can't be told of. */
export function termFrom(words: readonly string[]): Term | null {
  const text = words
    .join(' ')
    .replace(/^(?:all|both|some|even|only) (?:of )?(?=(?:the|your) )/iu, '')
    .replace(/^(?:some|another|all|every|each) /iu, 'the ');
  if (isUnfitIdea(text)) return null;
  if (everything.test(text)) return { text: text.toLowerCase(), number: 'name' };
  if (text.includes(' and ')) {
    const both = text.split(' and ').map((each) => termFrom(each.split(' '))?.text);
    return both.includes(undefined) ? null : { text: both.join(' and '), number: 'many' };
  }
  const name = nameIn(text);
  if (name !== null) return { text: name, number: 'name' };
  const parts = text.split(' ');
  const end = parts.findIndex((word) => more.test(word));
  const isMany = isSeveral((end === -1 ? parts : parts.slice(0, end)).at(-1) ?? '');
  const bare = parts.filter((word) => !isArticle(word));
  if (bare.length === 0) return null;
  const [first = ''] = parts;
  // *Gravity got turned off*, *winter doesn’t want to end*: what there is no number of has no article.
  const isBare = parts.length === 1 && !isMany && !person.test(first) && meaningsOf(keyOf(first)).length === 0;
  if (isBare) return { text: lowerFirst(first), number: 'mass' };
  if (owned.test(first) || (end !== -1 && /^the$/iu.test(first))) return { text: lowerFirst(text), number: isMany ? 'many' : 'one' };
  return end === -1 ? calledBy(['the', ...bare], isMany) : { text: `the ${text.replace(/^an? /iu, '')}`, number: isMany ? 'many' : 'one' };
}

/** Whom a pronoun points at, where that is sure. */
export function pointedAt(pronoun: string, known: Term | null): Term | null {
  if (known === null) return null;
  if (/^they$/iu.test(pronoun)) return known.number === 'many' ? known : null;
  const isSomebody = (known.number === 'name' && known.text !== 'everything') || person.test(known.text);
  return known.number === 'many' || (/^it$/iu.test(pronoun) && isSomebody) ? null : known;
}

/** How many somebody is, by the verb behind: *the fish are coming*. */
export function numberBy({ number }: Term, rest: string): Term['number'] {
  if (number === 'name') return number;
  if (/^(?:are|have|were|don’t|aren’t|haven’t|want|do)\b/iu.test(rest)) return 'many';
  return /^(?:is|has|was|doesn’t|isn’t|wants|does)\b/iu.test(rest) ? 'one' : number;
}

function creatureMeant(words: readonly string[]): Creature | null {
  const found = words.flatMap((word) => meaningsOf(keyOf(word)));
  return found.flatMap((each) => (each.en && each.table === 'creature' ? [each.row] : [])).at(-1) ?? null;
}

/** What kind of creature somebody is, by name or by what `idea` says of them: *our cat Biscuit*, *Socks the rabbit*. Null where that is not sure. */
export function creatureOf(text: string, idea: string | null): Creature | null {
  const said = new RegExp(String.raw`(\p{L}+) ${text}\b|\b${text},? (?:the|our|my) (\p{L}+)(?: (\p{L}+))?`, 'iu').exec(idea ?? '') ?? [];
  return creatureMeant(text.split(' ')) ?? creatureMeant(said.slice(1).filter((word: string | undefined) => word !== undefined));
}
