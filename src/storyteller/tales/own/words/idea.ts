import { lowerFirst } from '../../../words/lexicon.ts';
import { material } from '../read/place.ts';
import { cutToFit } from './cut.ts';
import { isFunctionWord } from './english.ts';
import { keyOf, meaningsOf } from './lexicon.ts';
import { isForeign } from './phrase.ts';
import { capital } from './terms.ts';
import { isUnfitIdea } from './unfit.ts';
import type { Token } from './words.ts';

/** A family's own words as a whole, where they are English: said as a title, and to the children before the story begins. */

const longest = 100;
/** Words that stand in English sentences and in no other language's. */
const english =
  /\b(?:the|and|with|of|my|our|is|are|who|that|for|but|about|from|by|we|they|has|have|can|can’t|cannot|our|their|its|it’s|where|when|how|what|this|out|into|through|as)\b|’s\b/i;
const alsoEnglish = /\b(?:be|as|am|in|on|at) an? /i;
/** Little words of other languages that are no articles. */
const foreign =
  /^(?:geklaut|klaut|gestohlen|vergessen|bekommen|kriegt|mijn|niet|naar|van|voor|wij|zijn|er|komt|waar|nie|jest|sie|nicht|mein|meine|wir|ich|nous|je|est|pas|dans|chez|mi|il|non|una|uno|como|meu|minha|nao|bir|icin|bize)$/;
/** Apostrophes that are left out on a phone. */
const short: Readonly<Record<string, string>> = {
  wont: 'won’t',
  doesnt: 'doesn’t',
  cant: 'can’t',
  dont: 'don’t',
  isnt: 'isn’t',
  didnt: 'didn’t',
  arent: 'aren’t',
  im: 'I’m',
  theres: 'there’s',
  hes: 'he’s',
  shes: 'she’s',
};
export const names =
  /\b(?:sleeping beauty|snow white|little red riding hood|peter pan|christmas|easter|halloween|santa|spider-?man|elsa|batman|superman|pikachu|bluey|moana|rapunzel|cinderella|pippi|pokemon|minecraft|mario|china|africa|australia|america|japan|india|italy|spain|france|mars|brazil|london|paris|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/g;
/** Whose it is, by what they are called at home: *a fox stole grandpa’s shoes*. */
const relatives =
  /(?<!\b(?:the|a|an|my|our|your|his|her|their|old) )\b(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandma|granny|grandpa|grandad|granddad|nana|oma|opa)(?=’s )/g;
/** What asks for a story and is none of it. */
const asked =
  /^(?:please |tonight,? |today,? (?=we want)|can (?:we|you) (?:do|play|have|tell) |(?:we|i) (?:want|would like) (?:to play|a story about) |(?:a |the )?story (?:about|of) )+/i;
/** What nobody wants any more: *diggers are boring, I want to be a tram*. */
const boring =
  /^[^,.!?]+ (?:is|are|ist|sind|est|sont|es|son) (?:boring|langweilig|ennuyeu(?:x|ses?)|aburrid[oa]s?)[,.!?]+ (?:(?:and|but|und|aber|et|mais|y|pero) )?/iu;
const aside = /,? \b(?:or something(?: like that)?|or so|please|yuck|haha|lol|not (?:too )?scary|thanks?)\b(?=,|$)/gi;

/** *I’d like him to be the one who makes the thunder*. */
const liked = /\bi(?:’?d| would) (?:like|love) (him|her|them) to be the ones? who (?=\p{L})/giu;
const they: Readonly<Record<string, string>> = { him: 'he', her: 'she', them: 'they' };

/** What it shall be about, behind what led to it: *my brother wants sharks and I want a wedding, so a shark wedding*; *stuck in the car, something about detectives*. */
const meant =
  /^.*\bwants?\b.*,? so (?:maybe |perhaps )?(?=an? |(?!he |she |they |we |it )\p{L}+ and )|^.*, ?(?:so )?(?:maybe |perhaps )?(?:something|anything) (?:about|with) (?=\p{L})/iu;
/** *Heist but with hamsters* is a hamster heist. */
const butWith = /^(?:an? |the )?((?:\p{L}+ )?\p{L}+),? but with ((?:\p{L}+ )?\p{L}{2,}?)s?$/iu;

/** A family's words as they were typed, without what asks for a story and what it shall not be about. */
export function unasked(text: string): string {
  return text.replace(boring, '').replace(meant, '').replace(asked, '');
}

/** The same as they are read: what is meant instead of what is said. */
export function wished(text: string): string {
  return unasked(text)
    .replace(butWith, '$2 $1')
    .replaceAll(liked, (_, whom: string) => `${they[whom.toLowerCase()]} `);
}

/** *The lego men escaped from there box*. */
const theirs =
  /(?<=\b(?:from|of|with|into|under|behind|lost|find|found|forgot) )there (?=(?!(?:and|now|are|was|were|the|they|again|who|that|but|with|will|would|can|could|has|have)\b)\p{Ll}{3})/giu;

/** English words with the apostrophes that a phone leaves out, *wont*, *dont*, and with *their* for *there*. */
export function contracted(text: string): string {
  return text.replace(theirs, 'their ').replace(/\b[a-z]+\b/gi, (word) => short[word.toLowerCase()] ?? word);
}

/** What a second sentence stands behind without a mark: *her ear came off we have to find it*. */
const runsOn = /(?<![\p{L}’])[\p{L}’]+(?= (?:we|they|i) (?:have to|need to|must|can’t|cant|want to) )/giu;

/** *Can’t breathe fire only bubbles*. */
const otherwise = /(\b(?:can’t|cannot) (?:\p{L}+ ){0,2}\p{L}+) only (?=\p{L}+$)/iu;

/** The family's words in one line without what stands in brackets. */
function lineOf(spoken: string): string {
  const whole = spoken
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\b(Mrs?|Ms|Dr)\.(?= )/g, '$1')
    .replace(/\s*[!?.;:]+\s+(?=\S)/g, ', ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(runsOn, (word) => (isFunctionWord(word) ? word : `${word}, and`))
    .replace(/^[\s,.!?-]+|[!?.,;:\s-]+$/g, '')
    .replace(asked, '')
    .replace(aside, '')
    .replace(names, capital)
    .replace(relatives, capital)
    .trim();
  return cutToFit(contracted(whole).replace(otherwise, '$1, only '), (text) => text.length <= longest);
}

/** Words that are known to be English in one line; null where they are not for children. */
export function ideaIn(spoken: string): string | null {
  const bare = lineOf(spoken);
  const isFit = bare !== '' && !/[^A-Za-z0-9’, -]/.test(bare) && !isUnfitIdea(bare);
  return isFit ? bare : null;
}

/** The family's words in one line without what stands in brackets; null where they are not English, or not for children. */
export function ideaOf(spoken: string, tokens: readonly Token[]): string | null {
  const bare = lineOf(spoken);
  const sure = english.test(bare) || alsoEnglish.test(bare);
  const isEnglish =
    (sure || tokens.some(({ found }) => found?.en === true)) &&
    tokens.every(
      ({ key, found, sign }) =>
        sign ||
        material.test(key) ||
        (!(found === null && key !== 'i' && (isForeign(key) || foreign.test(key))) && (sure || found?.en !== false)),
    );
  return isEnglish ? ideaIn(spoken) : null;
}

const verb =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|can’t|cant|cannot|could|will|won’t|wont|would|must|doesn’t|doesnt|don’t|dont|isn’t|isnt|aren’t|got|gets?|goes|went|came|comes|wants?|needs?|lost|loses|stole|steals|nicked|pinched|snatched|grabbed|swiped|took|takes|fell|falls|forgot|found|finds|lives|stands|sits|sleeps|visits?|arrives?|lands?|moves|learns?|meets?|makes|opens|builds|builds?|turns|ran|runs|wakes?|blew|melts?|starts|stops?|shrinks|ride|fly|sell|make|wish|rings|knocks|hatches|disappeared|vanished|happens|loves|thinks|knows|misses)$/;
const relative = /^(?:who|that|which|where|whose|so|with|when|because|as|for|of)$/;
const about = /^(?:at|to|on|in|for|the|a|an|our|my|with|up|down|into|from|out|under|by|off|over|his|her|its|all|like)$/;

/** Whether the words say that something happens, *a robot comes to stay with us*, and not only what there is. */
export function isClause(idea: string): boolean {
  const words = idea.toLowerCase().replaceAll(',', '').split(' ');
  if (/^(?:it’s|i’m|we’re|they’re|there’s|he’s|she’s|who’s|everyone|somebody|someone|nobody)$/.test(words[0] ?? '')) return true;
  for (let at = 1; at < Math.min(words.length, 8); at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (verb.test(word) && !/^(?:a|an|the|my|our|to)$/.test(words[at - 1] ?? '')) return true;
    if (relative.test(word)) return false;
    if (/^an?$/.test(words[0] ?? '') && at >= 2 && /[^s]s$/.test(word) && about.test(next)) return true;
  }
  return false;
}

/** What stands at the beginning of words that take no article. */
const bareStart =
  /^(?:i|we|they|he|she|it|you|let|lets|be|by|to|in|on|at|with|from|into|through|across|over|under|around|round|inside|down|up|out|off|how|who|which|what|where|why|when|if|can|could|teach|help|save|free|rescue|steal|sneak|snatch|trick|get|take|fetch|find|build|make|sell|open|invent|catch|escape|climb|follow|learn|go|swap|visit|feed|nothing|somebody|someone|everybody|nobody|just|prank)$/i;

const small = /^(?:a|an|the|and|of|in|on|for|with|to|at|from|by|under|against|into|or|but|vs?|as)$/i;

/** The words as a title. What is a thing by itself has its article: *The Skyscraper So Tall …*. */
export function ideaTitle(idea: string): string {
  const [first = '', ...rest] = idea.split(' ');
  const isNoun = !isClause(idea);
  const words = /^(?:a|an|the)$/i.test(first) && isNoun ? ['The', ...rest] : idea.split(' ');
  return words
    .map((word, at) => (at > 0 && at < words.length - 1 && small.test(word) ? word.toLowerCase() : word.split('-').map(capital).join('-')))
    .join(' ');
}

/** Whether `The` may stand before words that begin so. */
export function takesArticle(idea: string): boolean {
  return !bareStart.test(idea.split(' ')[0] ?? '') && !isClause(idea);
}

/** What the family says of itself is said to it: *we get our ball back* → *you get your ball back*. */
export function saidToThem(idea: string): string {
  return idea
    .replace(/\bI am\b|\bI was\b/gi, (said) => (said.endsWith('was') ? 'you were' : 'you are'))
    .replace(/\b(?:I’m|we’re|im)\b/gi, 'you’re')
    .replace(/\b(?:I’ve|we’ve)\b/gi, 'you’ve')
    .replace(/\b(?:I|we|us|me)\b/gi, 'you')
    .replace(/\b(?:my|our)\b/gi, 'your')
    .replace(/\b(?:mine|ours)\b/gi, 'yours');
}

/** The words, and what is said behind them of somebody in them: *Dad’s birthday*, *he’s a firefighter*. */
export function remarksIn(idea: string): readonly string[] {
  return idea.split(/, (?=(?:he|she|they)(?:[’']s| is|[’']re| are) )/i);
}

/** Whether the lexicon or a rule knows a word, so that it is no name. */
function isWord(first: string): boolean {
  return meaningsOf(keyOf(first)).length > 0 || bareStart.test(first);
}

/** A name keeps its capital. */
function asStory(said: string, isSmall: boolean): string {
  return `This is your story: ${isSmall ? lowerFirst(said) : said}.`;
}

/** The words as one sentence before a story that the children are in themselves: *This is your story: the avengers, but they are all babies.* */
export function storySentence(idea: string): string {
  const said = saidToThem(idea);
  const [first = ''] = said.split(' ');
  return asStory(said, isWord(first) || isFunctionWord(first));
}

/** The words as one sentence before the story. */
export function ideaSentence(idea: string): string {
  const [main = '', aside] = remarksIn(idea);
  if (aside !== undefined) return `${ideaSentence(main)} ${capital(saidToThem(aside))}.`;
  const said = saidToThem(idea);
  if (/^(?:who|which|what|where|why|when)\b/i.test(said)) return `The question of the day is: ${said}?`;
  if (isClause(idea)) return `${capital(said)}.`;
  const [first = ''] = said.split(' ');
  return asStory(said, isWord(first));
}
