import { wordSet } from '../../words/word-set.ts';
import { headOf, kindOfNoun, singular } from '../nouns.ts';
import { phraseAt } from '../phrase.ts';
import { add, type Reader, type Sentence, sentenceText, whoOf } from '../reader.ts';
import { isStranger, type Subject, subjectBefore } from '../subject.ts';
import { isUnwanted } from '../unwanted.ts';
import { homePlaces, phraseEnds, roles } from '../words.ts';
import { nextSentence } from './doubt.ts';

/** English: what they wish for. */

const everyday = wordSet(
  'burger doughnut donut jelly custard porridge curry salad cracker loaf bun waffle pancake omelette muffin spaghetti stew toy glitter paint plaster pen pencil camera remote charger headphones present ball towel blanket pillow coat jumper shoe sock hat-stand glove slipper spoon fork bowl plate cup straw tissue cushion torch-battery snack drink toilet loo wee mum dad mummy daddy cuddle hug break nap rest tv ipad tablet phone screen biscuit cookie sweets food breakfast plaster go turn water juice milk home bath chocolate cake lolly icecream carry bed help chip chips crisp sweet pasta pizza cheese toast banana apple kiss second nappy wipe story book cartoon show film movie telly youtube chapter round episode page level step ending button setting mode font text app option language photo picture music sound timer volume feature version lie word haircut lift piggyback cwtch snuggle minute hand pet brother sister prize xbox nuggets nugget mcdonalds seat spot walk say answer explanation pay raise award apology pause clue hint rematch encore refund time energy sleep wine gin coffee tea',
);

/** Whether a wish is for the kitchen, the day or the app, and not for the story. */
export function isEveryday(wish: string): boolean {
  return everyday.has(singular(headOf(wish)));
}

const seeks = wordSet(
  'see meet keep visit find fight ride have catch tame be become build make hunt explore rescue save befriend hear get free train fly sail',
);

const deeds = wordSet('fly swim climb sail dance sing dive jump explore hide camp fish');

/** Reads the wishes in a sentence, and adds them, unless one is refused: `mia wants a dragon`, `can we meet a fairy`. */
export function wishesIn(reader: Reader, sentence: Sentence): void {
  if (isRefused(reader, sentence)) return;
  for (let at = 0; at < sentence.length; at += 1) {
    if (sentence[at]?.kind !== 'word') continue;
    reader.at = at;
    if (wantsSomebodyIn(reader, sentence, at) || asksQuestion(reader, sentence, at) || saysPlease(reader, sentence, at)) continue;
    const wish = wishOfVerb(sentence, at);
    if (wish !== null) wished(reader, sentence, at, wish);
  }
}

/** Where the thing wished for begins; `loose`: it may stand without an article. */
type Wish = { from: number; loose: boolean };

/** Where the wish begins that a verb at `at` tells of: `wants`, `would like`, `asked for`, `hoping to`. */
function wishOfVerb(sentence: Sentence, at: number): Wish | null {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  const before = sentenceText(sentence, 0, at);
  if (/^wants?$/.test(word)) return { from: at + 1, loose: true };
  if (word === 'wanted') {
    const isWish = !/\bboth\b/.test(sentenceText(sentence)) && !/^(?:the|a|most)$/.test(sentence[at - 1]?.word ?? '');
    return isWish ? { from: at + 1, loose: false } : null;
  }
  if (/^(?:fancies|fancy)$/.test(word))
    return /^(?:an?|some|another) /.test(`${sentenceText(sentence, at + 1)} `) ? { from: at + 1, loose: false } : null;
  if (word === 'like' || word === 'love')
    return /\bwould(?: both| really| also| all| so)?$/.test(before) ? { from: at + 1, loose: true } : null;
  if (word === 'prefer') return sentence[at - 1]?.word === 'would' ? { from: at + 1, loose: false } : null;
  if (word === 'hoping' && next === 'to') return { from: at + 1, loose: false };
  if (word === 'rather') return sentence[at - 1]?.word === 'would' && next === 'have' ? { from: at + 2, loose: false } : null;
  if (word === 'more') {
    const opens = at === 0 || sentence[at - 1]?.kind === 'pause' || /^(?:says|said|please)$/.test(sentence[at - 1]?.word ?? '');
    return opens || before === 'next time' ? { from: at + 1, loose: true } : null;
  }
  return /^(?:ask|beg|hop|wish|long)/.test(word) ? wishOfAsking(sentence, at) : null;
}

/** `asks when the dragon comes`, `asked if the queen can come`, `begging for`, `wishes there was`. */
function wishOfAsking(sentence: Sentence, at: number): Wish | null {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  if (/^(?:asking|asks|asked)$/.test(word) && next === 'when') {
    const phrase = phraseAt(sentence, at + 2);
    const comes = /^(?:comes|will come|is coming|turns up|appears)/.test(sentenceText(sentence, phrase.next));
    return phrase.text !== null && comes ? { from: at + 2, loose: true } : null;
  }
  if (/^wish(?:es)?$/.test(word) && (/^(?:an?|some|another|more)$/.test(next) || kindOfNoun(next) !== null))
    return { from: at + 1, loose: true };
  if (/^(?:asked|asking|asks|begging|begged|hoping|wishes|wished|longs|longing)$/.test(word) && next === 'for')
    return { from: at + 2, loose: false };
  if (/^(?:asked|asks)$/.test(word) && next === 'if') {
    const phrase = phraseAt(sentence, at + 2);
    const comes = /^can (?:come|be|join)/.test(sentenceText(sentence, phrase.next));
    return phrase.text !== null && comes && kindOfNoun(phrase.text) !== null ? { from: at + 2, loose: true } : null;
  }
  if (!/^(?:wishes|wished)$/.test(word)) return null;
  const had = sentence.findIndex((token, index) => index > at && index < at + 6 && /^(?:had|was)$/.test(token.word));
  return had === -1 ? null : { from: had + 1, loose: true };
}

/** `tom wants Leo to join`: somebody whom nobody has told of. */
function wantsSomebodyIn(reader: Reader, sentence: Sentence, at: number): boolean {
  const whom = sentence[at + 1];
  if (
    !/^wants?$/.test(sentence[at]?.word ?? '') ||
    !/^to (?:come|join|stay|be in)\b/.test(sentenceText(sentence, at + 2)) ||
    whom?.child !== undefined ||
    !isStranger(whom)
  )
    return false;
  add(reader, { kind: 'wants', ...whoOf(reader, sentence, subjectBefore(sentence, at)), what: whom?.text ?? '' });
  return true;
}

/** `any chance of a pirate?`, `can we meet a mermaid?`. */
function asksQuestion(reader: Reader, sentence: Sentence, at: number): boolean {
  const words = sentenceText(sentence, at);
  if (words.startsWith('chance of ')) {
    wishQuestion(reader, sentence, at + 2);
    return true;
  }
  if (!/^(?:can|could) (?:we (?:have|go to|meet|see|get|visit)|there be|you (?:put|add)|they (?:meet|have|go to|see)) /.test(`${words} `))
    return false;
  wishQuestion(reader, sentence, at + (/^(?:can|could) (?:we|they) go to/.test(words) ? 4 : 3));
  return true;
}

/** `dragons please`, `next time a pirate please`: the sentence's first words are the wish. */
function saysPlease(reader: Reader, sentence: Sentence, at: number): boolean {
  const before = sentenceText(sentence, 0, at);
  if (
    sentence[at]?.word !== 'please' ||
    !(at > 1 || (at === 1 && singular(sentence[0]?.word ?? '') !== sentence[0]?.word)) ||
    /\b(?:no|not|enough|less|without|stop)\b/.test(before) ||
    /\b(?:make|stop|help|send|tell)\b/.test(sentenceText(sentence))
  )
    return false;
  const phrase = phraseAt(sentence.slice(0, at), before.startsWith('next time ') ? 2 : 0);
  if (phrase.text !== null && phrase.next >= at - 1 && kindOfNoun(phrase.text) !== null && !isEveryday(phrase.text))
    add(reader, { kind: 'wants', what: phrase.text });
  return true;
}

/** What makes it no wish for the story: a robot vacuum for christmas; wanted a dragon but got a sheep; who wants to be queen. */
const notForTheStory =
  /\b(?:for|at) (?:(?:his|her|their) )?(?:christmas|xmas|birthday|easter|tea|dinner|lunch|breakfast|pudding|supper|bedtime|santa|real)\b|\bbut (?:got|ended up|settled|had to)\b|^(?:who|what|which)\b|\bgrows? up\b/;

function wished(reader: Reader, sentence: Sentence, at: number, { from, loose }: Wish): void {
  const subject = subjectBefore(sentence, at);
  if (!canWish(sentence, at, subject) || notForTheStory.test(sentenceText(sentence))) return;
  const what = wishAt(sentence, from, loose);
  if (what === null || reader.children.some((name) => name.toLowerCase() === what.toLowerCase())) return;
  const named = [...new Set(sentence.flatMap(({ child }) => child ?? []))];
  const found = whoOf(reader, sentence, subject);
  const isOpen = found.who === undefined && found.ask === undefined && (subject.kind !== 'group' || sentence[subject.at]?.word === 'i');
  const who = isOpen && named.length === 1 ? { who: named[0] ?? '' } : found;
  const toBe = /^(?:to )?(?:be|become|play|turn into)\b/.test(sentenceText(sentence, from));
  add(reader, { kind: 'wants', ...who, what, ...(toBe && { toBe }) });
}

/** Whether whoever wishes plays: what the princess wants is the story's. */
function canWish(sentence: Sentence, at: number, subject: Subject): boolean {
  const before = sentenceText(sentence, 0, at);
  if (subject.unreal && !/^(?:asked|asking|asks|begging)$/.test(sentence[at]?.word ?? '') && !/\bwould(?: \p{L}+)?$/u.test(before))
    return false;
  const who = subject.who ?? '';
  if (
    (subject.kind === 'thing' || subject.stranger === true) &&
    (roles.has(subject.who?.toLowerCase() ?? '') || kindOfNoun(who) === 'creature')
  )
    return false;
  const isOther =
    subject.kind === 'thing' && sentence[subject.at - 1]?.word === 'the' && !/^(?:kids|children|boys|girls|twins|others|lot)$/.test(who);
  return !isOther && !/\b(?:neither|none|nobody|no one)\b/.test(before);
}

/** `mia wants a pony. i said no`: what follows a wish, up to the end of the next sentence, refuses it. */
export function isRefused({ tokens }: Reader, sentence: Sentence): boolean {
  return /(?:^|\b(?:i|we|mum|dad|was) )(?:said|told (?:him|her|them)|answer is|its a|hard) no(?= |$)|\bbut (?:nope|no|nah)(?= ?$| ,)|\bnot (?:happening|going to happen|having it)\b|(?:^|, |but )no (?:chance|way)(?=$| ,)/.test(
    `${sentenceText(sentence)} , ${sentenceText(nextSentence(tokens, sentence))}`,
  );
}

function wishQuestion(reader: Reader, sentence: Sentence, from: number): void {
  const phrase = phraseAt(sentence, from);
  if (
    phrase.text === null ||
    sentence[phrase.next - 1]?.child !== undefined ||
    isEveryday(phrase.text) ||
    (kindOfNoun(phrase.text) === null && !/^(?:space|sea)$/.test(phrase.text))
  )
    return;
  const named = [...new Set(reader.tokens.flatMap(({ child }) => child ?? []))];
  add(reader, { kind: 'wants', ...(named.length === 1 && named[0] !== undefined && { who: named[0] }), what: phrase.text });
}

/** Places that no table of things holds and a journey of a story can go to. */
const farPlaces = wordSet(
  'space sea ocean jungle forest desert sky underwater africa china india egypt japan australia america antarctica arctic pole lapland mars jupiter saturn pluto atlantis fairyland wonderland neverland mountain mountains volcano world past future',
);

/** Places where a family goes by day. */
const errands = wordSet('shop school zoo nursery cinema cafe café restaurant hospital library');

function isDestination(text: string): boolean {
  const head = headOf(text);
  if (errands.has(head) || (homePlaces.has(head) && head === text.toLowerCase())) return false;
  return farPlaces.has(head) || kindOfNoun(text) !== null;
}

/** Where the place begins that a verb of going at `at` leads to: `go back to the cave`, `travel to africa`; null where it leads nowhere. */
function journeyAt(sentence: Sentence, at: number): number | null {
  const to =
    /^(?:go|travel|journey|return)(?: (?:back|up|down|out|off|away|on a (?:trip|journey|adventure|quest)|all the way))? (?:to|into|on|under|in|through|inside)(?= )/.exec(
      sentenceText(sentence, at),
    );
  return to === null ? null : at + to[0].split(' ').length;
}

/** What whoever does this is called. */
const doers: Readonly<Record<string, string>> = {
  listens: 'listener',
  leads: 'leader',
  decides: 'chief',
  watches: 'lookout',
  looks: 'lookout',
  guards: 'guard',
  steers: 'helmsman',
  drives: 'driver',
  cooks: 'cook',
  reads: 'reader',
  sings: 'singer',
  dances: 'dancer',
  drums: 'drummer',
  helps: 'helper',
  hides: 'hider',
  searches: 'searcher',
  seeks: 'seeker',
  carries: 'carrier',
  calls: 'caller',
  counts: 'counter',
  knocks: 'knocker',
  throws: 'thrower',
  catches: 'catcher',
};

/** `the one who listens`: as what somebody can be called; null for anything else. */
function doerAt(sentence: Sentence, at: number): string | null {
  const verb = /^(?:the|a) (?:one|kid|person) (?:who|that) (?:always )?(\p{L}+)/u.exec(sentenceText(sentence, at))?.[1] ?? '';
  return doers[verb] ?? doers[`${verb}s`] ?? null;
}

/** What is wished for at `from`. `loose`: also without an article. */
function wishAt(sentence: Sentence, from: number, loose: boolean): string | null {
  let at = sentenceText(sentence, from, from + 3) === 'there to be' ? from + 3 : from;
  const fine = (text: string | null): string | null =>
    text === null ||
    (/^(?:space|time|room|energy|hands)$/.test(text) && (sentence[at]?.word === 'more' || sentence[at - 1]?.word === 'more')) ||
    isEveryday(text) ||
    isUnwanted(text)
      ? null
      : text;
  if (sentence[at]?.word === 'to') {
    const verb = sentence[at + 1]?.word ?? '';
    const journey = journeyAt(sentence, at + 1);
    if (journey !== null) at = journey;
    else if (verb === 'go' || !(seeks.has(verb) || deeds.has(verb))) return null;
    else {
      const end = sentence[at + 2];
      if (end === undefined || end.kind === 'pause' || (deeds.has(verb) && phraseEnds.has(end.word))) return deeds.has(verb) ? verb : null;
      // For example: "wants to sing baby shark" wishes for a song.
      if (!seeks.has(verb) && !/^(?:a|an|the|to|into|in|on|with|down|up|over)$/.test(end.word)) return null;
      at += 2;
      const doer = verb === 'be' ? doerAt(sentence, at) : null;
      if (doer !== null) return doer;
      const phrase = phraseAt(sentence, at);
      return phrase.text !== null &&
        (kindOfNoun(phrase.text) !== null || (verb === 'be' && (phrase.determined || roles.has(phrase.text.toLowerCase()))))
        ? fine(phrase.text)
        : null;
    }
    const phrase = phraseAt(sentence, at);
    return phrase.text !== null && isDestination(phrase.text) ? fine(phrase.text) : null;
  }
  if (/^(?:her|his|their|my) story$/.test(sentenceText(sentence, at, at + 2)) && sentenceText(sentence, at + 2, at + 4) === 'to have')
    at += 4;
  const phrase = phraseAt(sentence, at);
  if (phrase.text === null || /^of (?:tea|coffee|water|milk|juice|squash)\b/.test(sentenceText(sentence, phrase.next))) return null;
  const head = singular(headOf(phrase.text));
  if (
    phrase.definite &&
    !/\b(?:back|in the story|next)\b/.test(sentenceText(sentence, phrase.next)) &&
    sentence[from]?.word !== 'the' &&
    at === from
  )
    return null;
  if (
    phrase.definite &&
    sentence[at]?.word === 'the' &&
    at === from &&
    !/\b(?:back|comes?|in the story|next)\b/.test(sentenceText(sentence, phrase.next))
  )
    return null;
  const known = kindOfNoun(phrase.text) !== null;
  if (!known && head.endsWith('ing')) return null;
  if (!phrase.determined && !known && !(loose && /^(?:space|magic|lava|treasure|snow|adventure)$/.test(head))) return null;
  return fine(phrase.text);
}
