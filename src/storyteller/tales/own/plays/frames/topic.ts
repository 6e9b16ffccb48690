import { isCommaList } from '../../choose/kinds.ts';
import { isOfAnybody } from '../../read/blameless.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { contracted, isClause } from '../../words/idea.ts';
import { isComplaint, isOfTwo } from '../../words/matters.ts';
import { capital, isSeveral, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { isVerb } from '../deeds.ts';
import { actsAt, calledBy, determiner, isName, verb, wordsIn } from './called.ts';
import { something } from './end-asked.ts';
import type { Star } from './star.ts';

/** What a family's words are about, as it is said again: *the wobbly tooth* of *my wobbly tooth doesn't want to come out*. */

/** So many words before it say what it is like. */
const mostBefore = 3;
/** What stands before a verb and names nothing. */
const nothing =
  /^(?:i|we|you|he|she|it|they|this|that|there|here|who|what|whoever|everybody|everyone|everything|nobody|no|nothing|somebody|someone|something|one|all|if|when|how|why|where|and|but|or|of|for|with|in|on|at|to|from|into|under|by|going|being|more|today|tomorrow|tonight|let’s|please|not|too|so|rid|off|up|out|next)$/i;
const joins = /^(?:and|or|of|with|for|in|on|at|from|to|who|that|which|[,.;:!?])$/i;
const isWord = (word: string) => /^[\p{L}’-]{2,}$/u.test(word) || determiner.test(word);

/** Behind it stands only where whatever is named is, or what more is told of it: *a volcano under the school*. */
const place = /^(?:in|on|at|under|behind|inside|beside|above|below|near|from|to|where|without)$/i;
/** What passes, and can be asked for nothing. */
const passes = /^(?:days?|nights?|mornings?|evenings?|afternoons?|weeks?|time|life|story|trip|journey|way|trick|back|holiday|\p{L}*day)$/iu;
/** *A palace of ice*, *the sound of the fridge*. */
const madeOf = /^(?:an?|the|my|our) (?:\p{L}[\p{L}-]+ ){1,2}of (?:(?:the|my|our) )?\p{L}[\p{L}-]+$/iu;

/** Whether a word may be what somebody does or did. */
const does = (word: string): boolean => isVerb(word) || /(?:ed|ept|came|come|went|got|lands?)$/i.test(word);

/** Where the verb of a clause is, or what stands behind a name; -1 where nothing does. */
function endOfName(words: readonly string[], idea: string): number {
  const acting = words.findIndex((_, index) => actsAt(words, index));
  if (!isClause(idea)) return acting > 0 ? acting : words.findIndex((word) => joins.test(word) || place.test(word));
  const at = words.findIndex((word, index) => index > 0 && verb.test(word.replace("'", '’')));
  if (at >= 0) return at;
  // *The volcano wakes up*: of verbs that are in no list only the first after a name is sure.
  const known = words.findIndex((word, index) => index > 1 && isVerb(word));
  return known >= 0 ? known : acting;
}

/** The words before the first verb, or all of them where there is none; null where these are no name of something. */
function named(words: readonly string[], idea: string): readonly string[] | null {
  const at = endOfName(words, idea);
  const [first = ''] = words;
  const all = (at < 0 ? words : words.slice(0, at)).slice(/^all$/i.test(first) ? 1 : 0);
  const next = words[at] ?? '';
  const isTold = isClause(idea) || actsAt(words, at) || /^(?:who|that|which|with|[,.;:!?])$/i.test(next);
  const hasPlace = !isTold && place.test(next);
  // *Our fridge sings at night*: the last word before the place may be what it does.
  const head = hasPlace && all.length > 2 && does(all.at(-1) ?? '') ? all.slice(0, -1) : all;
  const bare = head.filter((word) => !determiner.test(word));
  const hasArticle = determiner.test(head[0] ?? '');
  const isThere = hasPlace && hasArticle && !bare.some((word) => passes.test(word));
  const isDoing = (word: string, index: number) => word.endsWith('ing') && (index === bare.length - 1 || !hasArticle);
  const isSure =
    (at < 0 || isTold || isThere) &&
    bare.length > 0 &&
    bare.length <= mostBefore &&
    head.every(isWord) &&
    !bare.some((word, index) => nothing.test(word) || isDoing(word, index));
  return isSure ? head : null;
}

/** Whatever is somebody's, and nothing else: *Grandpa’s hands*. */
const owned = /^(\p{Lu}\p{L}+’s (?:\p{L}+ )?\p{L}+)$/u;

const mostOfWhole = 5;

/** A thing with what it is of. */
function ofWhole(idea: string): Term | null {
  const [first = '', ...rest] = idea.split(' ');
  const head = rest[rest.indexOf('of') - 1] ?? '';
  if (isUnfit(idea) || passes.test(head) || nothing.test(head)) return null;
  // What is heard ten times in an evening is short: *the rain* of *the first rain of the monsoon*.
  const isLong = rest.length >= mostOfWhole;
  const said = (isLong ? [head] : rest).map((word) => (/^(?:my|our)$/i.test(word) ? 'your' : word)).join(' ');
  return { text: `${/^(?:my|our)$/i.test(first) ? 'your' : 'the'} ${said}`, number: isSeveral(head) ? 'many' : 'one' };
}

/** One word before a verb, *jonah won’t*, is a name, or stands without an article: *bedtime is*. */
function alone(word: string): Term {
  if (/^\p{Lu}{2,}$/u.test(word)) return { text: word, number: 'name' };
  return isName(capital(word)) ? { text: capital(word), number: 'name' } : { text: word.toLowerCase(), number: 'mass' };
}

/** What two want, somebody took, is there, is too much or is otherwise: *they both want the blue cup*, *minecraft but the creepers are nice*. */
const aboutWhat =
  /\b(?:but|both want|who (?:took|takes|gets|ate|stole|hid|has)|there(?:’s| is| are)|too (?:much|many)) ((?:(?:the|my|our|an?) )?(?:\p{L}+ )?\p{L}+)(?= (?:in|on|under|behind|at|from|and|again|every|who|that|is|are)(?!\p{L})|$)/iu;

function objectIn(idea: string): Term | null {
  const words = aboutWhat.exec(idea)?.[1]?.split(' ') ?? [];
  const bare = words.filter((word) => !determiner.test(word));
  const isSure = bare.length > 0 && bare.every((word) => isWord(word) && !nothing.test(word) && !joins.test(word) && !word.endsWith('ing'));
  return isSure ? calledBy(words, isSeveral(words.at(-1) ?? '')) : null;
}

/** Of a child who won't, it is what is refused that has the trouble, and not the child: *the teeth* of *Mira won't brush her teeth*. */
const refused = /\b(?:won’t|(?:doesn’t|does not|didn’t) want to|refuses to|hates)\b.*?\b(?:his|her|their|the|my|our) (\p{L}+)/iu;

/** What somebody always does something to: *Max always presses the lift button first*. */
const about =
  /\b(?:al+ways|never|keeps) (?:(?!on |to )\p{L}+ )(?:the|my|our|his|her|their) ((?:\p{L}+ )?\p{L}+?)(?= (?:first|last|again|away|out|up|down|in|on|all|and|but|when|without)(?!\p{L})|$)/iu;

/** Instead of whoever the words complain about: what is refused, or nothing. */
function spared(idea: string, name: Term): Term | null {
  const [, thing] = refused.exec(idea) ?? [];
  if (thing !== undefined) return calledBy(['the', thing], isSeveral(thing) || thing === 'teeth');
  // Nobody's child is the trouble in a quarrel.
  return isComplaint(idea) ? null : name;
}

/** *It snows*, *it rains soup*: the snow, the soup. */
const falls = /^it (snow|rain)s(?: (?!in|on|at|all|from|under|inside|outside|every|and|only)(\p{L}+))?/iu;
/** *Every day is pizza day*: the pizza. */
const dayOf = /^every .*\bis (\p{L}+) (?:day|time)$/iu;
/** Of what is no more, or of everything, nothing can be asked. */
const noThing = /^every |\b(?:has|have) (?:stopped|ended|vanished|disappeared)\b/iu;

/** What falls from the sky, or is there on every day; undefined where the words say neither, and null where they are about nothing that is there. */
function comesIn(idea: string): Term | null | undefined {
  const [, weather, what] = falls.exec(idea) ?? [];
  const thing = what ?? weather ?? dayOf.exec(idea)?.[1];
  if (thing !== undefined) return calledBy(['the', thing.toLowerCase()], what !== undefined && isSeveral(what));
  return noThing.test(idea) ? null : undefined;
}

/** Somebody of the family's by what they are and by their name. */
const ours = /^(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){1,2}((?:(?:Mrs?|Ms|Miss|Dr) )?\p{Lu}\p{Ll}+)$/u;

/** Whatever has a name of its own, whosever it is: *Grandpa’s old red tractor Fergie won’t start*. */
const called = /^(?:\p{L}+[’']?s|[Mm]y|[Oo]ur|[Tt]he) (?:\p{Ll}+ ){1,3}(\p{Lu}\p{Ll}+) (?:won’t|can’t|doesn’t|is|has|keeps) /u;

/** What somebody says that they have or would like, and nothing more: *I have a wobbly tooth*, *I want a dog*. */
const had =
  /^(?:i|we)(?: have| have got|’ve got| got| want(?= an? )| would like(?= an? )|’d like(?= an? )) (?:(?:an?|the|my|our|some) )?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)$/iu;

function hadIn(idea: string): Term | null {
  const words = had.exec(idea)?.[1]?.split(' ') ?? [];
  const isSure = words.length > 0 && !words.some((word) => nothing.test(word) || joins.test(word) || word.endsWith('ing'));
  return isSure ? calledBy([/^\S+ (?:want|would)|^\S+’d /i.test(idea) ? 'the' : 'my', ...words], isSeveral(words.at(-1) ?? '')) : null;
}

/** What is made or met, where the words name nothing else: *we make a water slide*. */
const made =
  /^(?:(?:we|i|let’s|can we|i want to|we want to) )?(?:make|makes|making|build|building|invent|inventing|draw|drawing|meet|found|find) (?:an?|the|our|my) ((?:\p{L}[\p{L}-]+ ){0,2}?\p{L}[\p{L}-]+)(?=$| (?:in|on|at|under|behind|out|for|with|that|who|to|and)(?!\p{L})|,)/iu;

function madeIn(idea: string): Term | null {
  const words = made.exec(idea)?.[1]?.split(' ') ?? [];
  const isSure = words.length > 0 && !words.some((word) => nothing.test(word) || joins.test(word));
  return isSure ? calledBy(['the', ...words], isSeveral(words.at(-1) ?? '')) : null;
}

/** Whether the words complain of somebody: nobody is then put on show by name. */
export function complains({ idea }: OwnWords): boolean {
  const said = contracted(idea ?? '');
  return refused.test(said) || isComplaint(said);
}

/** Two of which there are several: *minecraft creepers and diamonds*. */
const twoOf = /^(?:\p{L}+ )?(\p{L}+s) and (?:\p{L}+ )?(\p{L}+s)$/iu;

function bothOf(idea: string): Term | null {
  const [, ...both] = twoOf.exec(idea) ?? [];
  const isSure = both.length === 2 && both.every((word) => !nothing.test(word) && !verb.test(word) && isSeveral(word));
  return isSure ? { text: both.map((word) => `the ${word.toLowerCase()}`).join(' and '), number: 'many' } : null;
}

/** What somebody wishes for in other languages, where a creature is named. */
const wishing =
  /^(?:ich (?:will|möchte|wünsche|hätte)|je (?:veux|voudrais)|(?:yo )?quiero|(?:io )?v(?:oglio|orrei)|ik wil|eu quero|chc[eę])\b/iu;

/** What the words are about: whom they are certainly about, or what an English clause begins with or short words name; null where nothing is certain. */
export function topicIn(own: OwnWords, star: Star | null): Term | null {
  const whole = owned.exec(own.idea ?? '')?.[1];
  if (whole !== undefined && !isUnfit(whole)) return { text: whole, number: isSeveral(whole) ? 'many' : 'name' };
  if (isCommaList(own)) return null;
  if (star !== null) return star.name;
  // Whoever was blamed by name.
  if (isOfAnybody(contracted(own.clean)) && !about.test(contracted(own.clean))) return { text: 'Somebody', number: 'name' };
  if (own.idea === null) return wishing.test(own.clean) && own.who?.called === null ? calledBy(['the', own.who.one], false) : null;
  if (isOfTwo(own.idea)) return { text: 'the two', number: 'many' };
  if (something.test(own.idea)) return { text: 'the something', number: 'one' };
  const idea = contracted(own.idea);
  const itsName = called.exec(idea)?.[1];
  if (itsName !== undefined && isName(itsName)) return { text: itsName, number: 'name' };
  const both = bothOf(idea);
  if (both !== null) return isUnfit(both.text) ? null : both;
  const comes = comesIn(idea);
  if (comes !== undefined) return comes === null || isUnfit(comes.text) ? null : comes;
  const [, what] = (isComplaint(idea) ? about.exec(idea) : null) ?? [];
  if (what !== undefined && !isUnfit(what)) return calledBy(['the', ...what.split(' ')], isSeveral(what));
  if (madeOf.test(idea) && !isClause(idea)) return ofWhole(idea);
  const said = named(wordsIn({ ...own, clean: contracted(own.clean) }), idea);
  // *Tractors tractors tractors* are tractors, and *Doreen the lollipop lady* is Doreen.
  const isAgain = said !== null && said.length > 1 && new Set(said.map((word) => word.toLowerCase())).size === 1;
  const head = isAgain ? said.slice(0, 1) : said;
  const [first = '', second = ''] = head ?? [];
  if (/^the$/i.test(second) && isName(first)) return { text: first, number: 'name' };
  // *Our cat Pickle* and *our neighbour Mr Pim* go by their names.
  const [, name] = ours.exec(head?.join(' ') ?? '') ?? [];
  if (name !== undefined) return { text: name, number: 'name' };
  const isBare = head?.length === 1 && isClause(idea) && !isSeveral(first);
  const ofHead = head === null ? (hadIn(idea) ?? madeIn(idea) ?? objectIn(idea)) : calledBy(head, isSeveral(head.at(-1) ?? ''));
  const bare = isBare ? alone(first) : null;
  const term = bare === null ? ofHead : bare.number === 'name' ? spared(idea, bare) : bare;
  return term === null || isUnfit(term.text) ? null : term;
}
