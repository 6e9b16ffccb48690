import type { OwnWords } from '../../read/own-words.ts';
import { keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, many, one, type Slots, singularOf, type Term } from '../../words/terms.ts';
import { deedOn, deedsIn, doneSo, motionIn } from '../deeds.ts';
import { type Hit, isList, type Move, movesIn, termFor, twice } from '../moves.ts';
import type { Pages } from './course.ts';

/** Who and what is in a play for the smallest, scene by scene, and what they do for it. */

/** Whoever a play is about, where that is certain. */
export type Certain = { name: string; several: boolean; isPerson: boolean };

/** What is played in one scene: *the train*, *chug, chug*. */
type Turn = { part: Term; act: string };

/** As many as there are scenes for the youngest. */
const turns = 3;

/** Whoever does not want what the words say next, in nine languages. */
export const refuses =
  /\b(?:won’?t|will not|(?:does|do|did)(?:n’?t| not) (?:want|like)|refuses?|hates?|will nicht|wollen nicht|ne veu(?:t|lent) pas|no quieren?|non vuole|n[aã]o quer|wil niet|nie chce|istemiyor)\b(?! (?:to )?stop)/i;

const no = 'no, no, no';

/** What is done by whoever sleeps in the end, and needs no loud last line; and words that say so. */
const sleepy = 'yawn, yawn';
const asleep = /\b(?:sleep|asleep|sleepy|bedtime|goodnight|good night|quieter|lullaby|nap|schlaf\w*|dormir|dodo)\b/i;

/** A last page that says so. */
const inBed = /\b(?:sleep|asleep|sleeps|bed|bedtime|good ?night|nap|schlaf\w*|dormir|dodo)\b/i;

/** How the smallest begin and end: what is told at bedtime gets softer, and they lie down. */
const goodDay = {
  beginLine: 'And … off we go!',
  lastLine: 'And … off we go!',
  lastCall: 'calls, out loud',
  grandTitle: 'As Big as It Gets',
  grandOffer: 'Do it big, with open arms',
  grandMove: 'arms wide open',
  bigly: 'big',
  evenMore: 'even bigger',
  clapLittle: '[Clap, clap, clap!]',
  hushThen: 'And Hush stands up, tall, on my hand.',
  doneLittle: 'That was our play. On the door',
};
const goodNight = {
  beginLine: 'And … softly, now.',
  lastLine: 'And … good night.',
  lastCall: 'says, softly',
  grandTitle: 'As Soft as Can Be',
  grandOffer: 'Do it softly, down go our heads',
  grandMove: 'down go our heads',
  bigly: 'softly',
  evenMore: 'even softer',
  clapLittle: 'Sh!',
  hushThen: 'And Hush lies down, in my hand.',
  doneLittle: 'Now we are all in bed, and Hush, too. On the door',
};

/** Things that are put on rather than played. */
const worn = /(?:shoe|boot|sandal|slipper|trainer|sock|hat|glove|pyjama|pajama|coat|jacket|jumper|sweater|scarf)s?$/;

/** What is said of a play where nobody and nothing is in it for certain: its title if that is short, else the noise that is made in it, *the boing*. */
function untold(poster: string | null, [hit]: readonly Hit[]): Term {
  const isShort = poster !== null && poster.length <= 24 && poster.split(' ').length <= 3;
  if (isShort) return { text: `‘${poster}’`, number: 'name' };
  return hit !== undefined && isWord(hit.noise) ? one(`the ${hit.noise}`) : ourPlay;
}

/** A noise that can be spoken of: *the meow*. */
function isWord(noise: string | undefined): noise is string {
  return noise !== undefined && /^[\p{L}-]+$/u.test(noise);
}

const ourPlay: Term = { text: 'our play', number: 'name' };

function pronounOf({ text, number }: Term): string {
  return number === 'many' ? 'them' : number === 'one' ? 'it' : text;
}

/** Neighbours that are one thing in English: *garbage truck*, *pirate ship*. */
function joined(hits: readonly Hit[], isEnglish: boolean): Hit[] {
  const isNext = (one: Hit | undefined, next: Hit | undefined) =>
    one?.part?.number === 'one' &&
    next?.part !== undefined &&
    next.part !== null &&
    next.at === one.at + 1 &&
    (isEnglish || (one.part.text === `the ${one.word}` && next.part.text === `the ${next.word}`));
  return hits.map((hit, at) => {
    const [before, after] = [hits[at - 1], hits[at + 1]];
    if (isNext(before, hit)) return { ...hit, part: named(hit.part, `${before?.word} ${hit.word}`) };
    return isNext(hit, after) ? { ...hit, part: named(after?.part ?? null, `${hit.word} ${after?.word}`) } : hit;
  });
}

function named(part: Term | null, words: string): Term | null {
  return part === null ? null : termFor(words);
}

/** From this many words on, only the first of them may be what a play is about. */
const long = 8;

/** The subject of the words, said in every scene where nothing else is on. */
function subjectOf({ clean }: OwnWords, certain: Certain | null, hits: readonly Hit[], spare: Move): Term | null {
  if (certain === null) {
    const first = clean.split(' ').length > long ? hits.slice(0, 1) : hits;
    const other = hits.length > 0 && /^\p{L}+ing\b/iu.test(clean) ? null : spare.part;
    return first.find(({ part }) => part !== null)?.part ?? other;
  }
  const text = certain.name.replace(/^your (?=\p{Ll})/u, 'the ');
  if (certain.several) return many(text);
  return certain.isPerson || /^\p{Lu}/u.test(text) ? { text, number: 'name' } : one(text);
}

/** What is done against it, until in the end it is done. */
function refusal(words: OwnWords, hits: readonly Hit[]): string[] | null {
  const found = refuses.exec(words.clean);
  if (found === null) return null;
  const before = words.clean.slice(0, found.index).match(/[\p{L}\p{M}’-]+/gu)?.length ?? 0;
  return [no, no, hits.find(({ at }) => at > before)?.act ?? 'yes, yes, yes'];
}

/** What is done, scene by scene: the family's own motion, each thing that the words name, or one move and its noise. */
function actsOf(words: OwnWords, hits: readonly Hit[], spare: Move, isListed: boolean): string[] {
  const refused = refusal(words, hits);
  if (refused !== null) return refused;
  const [main = spare, next, last] = hits as readonly Move[];
  const own = motionIn(words.clean);
  const act = own ?? doneSo(main.act, words.clean);
  const noise = main.noise === '' ? act : twice(main.noise);
  const both = act === noise || main.noise === '' ? act : `${act}, ${main.noise}`;
  // What the words say that is done comes before one more thing.
  const typed = isListed ? [] : deedsIn(words).filter((verb) => !act.includes(verb) && !hits.some(({ word }) => word.startsWith(verb)));
  if (own === undefined && typed.length > 0) {
    const done = doneSo(typed.length > 1 ? typed.join(', ') : twice(typed[0] ?? ''), words.clean);
    return hits.length === 0 && main.whole === '' ? [done, done, done] : [act, done, `${act}, ${done}`];
  }
  if (own !== undefined || next === undefined) return [act, noise, both];
  if (last === undefined && !isListed) return [act, noise, next.act];
  return [act, next.act, last?.act ?? act];
}

/** The whole of the first move, as it is shown before anything else. */
function wholeOf(words: OwnWords, acts: readonly string[], hits: readonly Hit[], spare: Move): string {
  const [act = ''] = acts;
  if (act === no && refuses.test(words.clean)) return `${no}, and shake your head`;
  const main = hits[0] ?? spare;
  return act === main.act ? main.whole : act;
}

function shownOf(listed: readonly Turn[], whole: string): string {
  if (listed.length > 1) return listed.map(({ part, act }, at) => `${at === 0 ? 'Show me' : 'Now'} ${part.text}: ${act}!`).join(' ');
  return whole === '' ? 'Show me! Big, or small?' : `Show me: ${whole}!`;
}

/** The moves for the words, with neighbours that are one thing as one. */
function hitsIn(words: OwnWords): readonly Hit[] {
  return joined(movesIn(words), words.idea !== null && /\p{L}/u.test(words.clean));
}

/** One of each thing that the words list and say nothing else of: *the garbage truck* has two moves and is one. */
export function turnsListed(words: OwnWords): Turn[] {
  if (!isList(words)) return [];
  const listed = hitsIn(words).flatMap(({ part, act }) => (part === null ? [] : [{ part, act }]));
  return listed.filter(({ part }, at) => listed.findIndex((other) => other.part.text === part.text) === at);
}

/** Whom one has in one's arms, and is not oneself. */
const held = /\b(?:baby|babies|doll|dolls|teddy|teddies)$/;

/** Whether it moves by itself: a place or a card does not. */
function isGoing({ text, number }: Term): boolean {
  if (number === 'name') return true;
  const words = keyOf(text.replace(/^the /, ''));
  const named = [words, words.split(' ').at(-1) ?? ''].flatMap((each) => meaningsOf(singularOf(each)));
  return named.some(({ table, en }) => en && (table === 'creature' || table === 'person'));
}

function goesOf(part: Term): string {
  const { text, number } = part;
  if (held.test(text)) return `how do we hold ${text}?`;
  if (!isGoing(part)) return 'how do we do it?';
  return `how ${number === 'many' ? 'do' : 'does'} ${text} go?`;
}

/** Everything that is done in it, once. */
function allOf(acts: readonly string[], whole: string): string {
  const [act = '', last = ''] = [acts[0], acts.at(-1)];
  if (last.startsWith(`${act},`)) return last;
  const each = [...new Set(acts)];
  return each.length === 1 && whole !== '' ? whole : each.join(', ');
}

/** With pages, what is done on each of them, as far as there is a move for it. */
function actsOnPages(words: OwnWords, pages: Pages | null, acts: readonly string[]): readonly string[] {
  if (pages === null) return acts;
  const read = [pages.short[0], pages.short[1], pages.last];
  return acts.map((act, at) => deedOn(words, read[at] ?? '') ?? act);
}

/** Whoever does some work is somebody, too. */
const worker =
  /\b(?:vet|dentist|doctor|baker|hairdresser|teacher|pilot|chef|cook|farmer|gardener|painter|builder|driver|keeper|lady|detective|magician)s?$/;

/** What Hush says first to the smallest: who they are, or what there is. */
function firstSaid({ who, person }: OwnWords, star: Term | null): string {
  if (star === null || star.text === person?.name) return '“Show me!”';
  const isSomebody = star.number === 'name' || who !== null || worker.test(star.text);
  if (isSomebody && !held.test(star.text)) return `“You are ${star.text}!”`;
  return `“There ${star.number === 'many' ? 'are' : 'is'} ${star.text}! Show me!”`;
}

/** What is known of a play before its parts and moves are. */
type Known = {
  words: OwnWords;
  listed: readonly Turn[];
  certain: Certain | null;
  /** The move where the words have none of their own. */
  spare: Move;
  /** The play's title, if it can be said. */
  poster: string | null;
  pages: Pages | null;
};

/** The slots of a play's parts and moves. */
export function starSlots({ words, listed, certain, spare, poster, pages }: Known): Slots & { move1: string; allOfIt: string } {
  const hits = hitsIn(words);
  const star = subjectOf(words, certain, hits, spare);
  const subject = star ?? untold(poster, hits);
  // *Be the octopus*, or *do it* where nobody knows what to be.
  const beOf = (part: Term) => (star === null || held.test(part.text) ? 'do it' : `be ${part.text}`);
  const isListed = listed.length > 1;
  const acts = actsOnPages(words, pages, actsOf(words, hits, spare, isListed));
  const isQuiet = acts.includes(sleepy) || asleep.test(words.clean) || inBed.test(words.told.at(-1) ?? '');
  const parts = Array.from({ length: turns }, (_, at) => (isListed ? (hits[at]?.part ?? hits[0]?.part) : null) ?? subject);
  const whole = wholeOf(words, acts, hits, spare);
  const noises = [...new Set((hits.length > 0 ? hits : [spare]).slice(0, turns).map(({ noise }) => noise))].filter((noise) => noise !== '');
  return {
    ...Object.fromEntries(
      parts.flatMap((part, at) => [
        [`part${at + 1}`, part],
        [`move${at + 1}`, acts[at] ?? ''],
      ]),
    ),
    move1: acts[0] ?? '',
    howGoes: isListed ? goesOf(ourPlay) : star === null || star.text === words.person?.name ? 'how does it go?' : goesOf(subject),
    costume: star !== null && star.number !== 'many' && words.who !== null && certain !== null ? subject.text : 'the costume',
    dressUp: worn.test(subject.text) ? `put ${subject.text} on, and more` : `${beOf(parts[0] ?? subject)} in a costume`,
    atHand: worn.test(subject.text)
      ? `if ${subject.text} ${subject.number === 'many' ? 'are' : 'is'} at hand, the children put ${pronounOf(subject)} on`
      : 'if the real thing is at hand, use it, here and later',
    tryIt: shownOf(listed, whole),
    orTry: whole === '' ? '' : ` (or try this: ${whole})`,
    moveAsk: whole === '' ? 'is it big or small, quick or slow?' : `perhaps “${whole}”, or is it another one?`,
    allOfIt: allOf(acts, whole),
    whereGuess: words.where === null || words.where.at === '' ? '' : ` ${capital(words.where.at)}?`,
    pageOneLittle: firstSaid(words, star),
    ...(isQuiet ? goodNight : goodDay),
    loud: isWord(noises[0]) && acts[1] === twice(noises[0]) ? noises[0] : 'noise',
    hushNoise: noises.length === 0 ? '' : ` “Isn’t it more like … *${noises[0]}*?”`,
    firstNoise: noises[0] ?? '',
    sounds: noises.length === 0 ? 'Say it!' : `*${noises.map((noise) => `${capital(noise)}!`).join(' ')}*`,
  };
}
