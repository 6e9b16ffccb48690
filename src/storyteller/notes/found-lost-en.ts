import { kindOfNoun, singular } from './nouns.ts';
import { capital, phraseAt } from './phrase.ts';
import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { real, type Subject, subjectBefore } from './subject.ts';
import { determiners, emptyNouns, people, roles, wordSet } from './words.ts';

/** English: what was found, and what was lost. */

export const finds = wordSet('found finds discovered discovers spotted spots spied located unearthed uncovered');

export const findsMore: readonly (readonly [string, string])[] = [
  ['dug', 'up'],
  ['came', 'across'],
  ['stumbled', 'upon'],
  ['stumbled', 'across'],
  ['fished', 'out'],
  ['picked', 'up'],
];

const gone = wordSet(
  'stolen melted deflated forgotten nowhere gone missing lost escaped disappeared disappears vanished collapsed broke broken sank ruined destroyed burst popped snapped tore ripped snapped flattened',
);

const wrecks = wordSet('destroyed squashed smashed trampled stomped popped ripped tore ate chewed flattened wrecked demolished stole');

export function foundAt(reader: Reader, sentence: Sentence, verb: number, first: number): void {
  // (look what ivy found, a feather; found herself a stick)
  const shown =
    sentence[first]?.kind === 'pause' &&
    /^(?:an?|the)$/.test(sentence[first + 1]?.word ?? '') &&
    /\bwhat\b/.test(wordsOf(sentence, 0, verb));
  const skipped = shown || /^(?::|himself|herself|themselves)$/.test(sentence[first]?.word ?? '') ? 1 : 0;
  const from = overPlace(sentence, first + skipped);
  const subject = subjectBefore(sentence, verb);
  if (!real(subject) || /^(?:is|was|are|were|be)$/.test(sentence[verb - 1]?.word ?? '')) return;
  // (found that the door is open)
  const told = sentence[from]?.word === 'that' ? sentence[from + 1] : undefined;
  if (told !== undefined && (told.child !== undefined || determiners.has(told.word) || people.has(singular(told.word)))) return;
  if (sentence[from]?.word === 'it') {
    const start = clauseStart(sentence, 0);
    const phrase = phraseAt(sentence, start);
    const follows = sentence[phrase.next]?.word;
    if (phrase.text !== null && (follows === 'was' || follows === 'is') && phrase.next < verb)
      add(reader, { kind: 'found', ...whoOf(reader, sentence, subject), what: phrase.text });
    return;
  }
  const phrase = phraseAt(sentence, from);
  if (phrase.text === null) return;
  if (!phrase.determined && kindOfNoun(phrase.text) === null && !isNamed(reader, phrase.text)) return;
  // (picked up his toys, dug up the lawn: they were not lost)
  if (/^(?:picked|dug)$/.test(sentence[verb]?.word ?? '') && (phrase.definite || kindOfNoun(phrase.text) === null)) return;
  // (found the cave spooky: how it was)
  if (phrase.definite && /^(?:a (?:bit|little|tad)|too|very|so|quite|really|rather|pretty|super) /.test(wordsOf(sentence, phrase.next)))
    return;
  const list = phrase.text.split(' ');
  if (
    phrase.definite &&
    list.length > 1 &&
    kindOfNoun(list.at(-1) ?? '') === null &&
    kindOfNoun(list.at(-2) ?? '') !== null &&
    /(?:y|ing|ful|ed|some)$/.test(list.at(-1) ?? '')
  )
    return;
  const head = phrase.text.toLowerCase().split(' ').at(-1) ?? '';
  if (list.slice(0, -1).some((each) => emptyNouns.has(each.toLowerCase()))) return;
  if (
    isGrownUps(subject, head) ||
    /^(?:typo|mistake|error|rhythm|groove|answer|solution|balance|bug|cold|virus|habit|pace|accent|phrase|tune|courage|energy|peace|flow|loophole)$/.test(
      head,
    )
  )
    return;
  if (people.has(head) || /^(?:difficult|hard|easy|tricky|funny|boring|interesting)/.test(phrase.text)) return;
  add(reader, { kind: 'found', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `found on the balcony a feather`: what was found stands behind the place. */
function overPlace(sentence: Sentence, from: number): number {
  if (!/^(?:in|on|under|behind|at|outside|inside)$/.test(sentence[from]?.word ?? '')) return from;
  const { next, determined } = phraseAt(sentence, from + 1);
  return determined && /^(?:an?|the|some|one|two|three)$/.test(sentence[next]?.word ?? '') ? next : from;
}

/** `lost Bun Bun (bunny)`: a toy's name, not a friend's (`lost Jamie in the forest`). */
function isOwnName(sentence: Sentence, at: number): boolean {
  const [first, second] = [sentence[at], sentence[at + 1]];
  return (
    capital(first) &&
    first?.child === undefined &&
    second !== undefined &&
    (second.text === '(' || (capital(second) && second.child === undefined))
  );
}

/** `found a parking space`: what the adult looks for, unless a child is said to have it. */
function isGrownUps({ kind }: Subject, head: string): boolean {
  return (
    kind !== 'child' &&
    kind !== 'pronoun' &&
    /^(?:space|spot|signal|excuse|excuses|charger|remote|wallet|purse|wifi|internet|connection|socket|settings|app|fiver|tenner|will|job)$/.test(
      head,
    )
  );
}

/** A thing by the name that the note gave it. */
function isNamed(reader: Reader, text: string): boolean {
  return reader.events.some(({ called }) => called?.toLowerCase() === text.toLowerCase());
}

/** `his magic stone turned up`. */
export function turnedUp(reader: Reader, sentence: Sentence, at: number): void {
  const phrase = phraseAt(sentence.slice(0, at), clauseStart(sentence, at));
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (phrase.text !== null && phrase.next === at && kind === 'thing') add(reader, { kind: 'found', what: phrase.text });
}

/** `plain`: a form of `lose` that stands for the past. */
export function lostAt(reader: Reader, sentence: Sentence, at: number, plain: boolean): void {
  const { word = '' } = sentence[at] ?? {};
  if (plain || word === 'lost' || word === 'loses') {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, sentence[at + 1]?.word === ':' ? at + 2 : at + 1);
    if (
      real(subject) &&
      phrase.text !== null &&
      !isGrownUps(subject, phrase.text.toLowerCase().split(' ').at(-1) ?? '') &&
      // (lost 2 nil)
      !(/^\d/.test(sentence[at + 1]?.word ?? '') && kindOfNoun(phrase.text) === null) &&
      (phrase.determined || isNamed(reader, phrase.text) || isOwnName(sentence, at + 1)) &&
      !/(?:race|match|battle|bet|vote|toss|party|tournament|thread|plot|voice|way|place)$/.test(phrase.text) &&
      !reader.events.some(({ kind }) => kind === 'left')
    ) {
      add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
      return;
    }
  }
  if (
    (word === 'threw' || word === 'thrown' || word === 'put') &&
    /\b(?:in|into) the (?:bin|river|sea|pond|loo|toilet)\b/.test(wordsOf(sentence, at))
  ) {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, at + 1);
    if (real(subject) && phrase.text !== null && phrase.definite && kindOfNoun(phrase.text) !== null)
      add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
    return;
  }
  if (
    word === 'dropped' &&
    sentence.some((token, index) => index > at && /^(?:somewhere|overboard|behind|radiator|drain|hedge)$/.test(token.word))
  ) {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, at + 1);
    if (real(subject) && phrase.text !== null) add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
    return;
  }
  // (buried the map and now can't find it)
  if (word === 'find' && /^(?:it|them)$/.test(sentence[at + 1]?.word ?? '') && wordsOf(sentence, at - 2, at) === 'can not') {
    if (!/\b(?:hid|hidden|buried|dropped|put|left|threw|had)\b/.test(wordsOf(sentence, 0, at))) return;
    const things = [...sentence.keys()]
      .filter((from) => from < at && phraseAt(sentence, from).definite)
      .map((from) => phraseAt(sentence, from).text);
    const thing = things.findLast((text) => text !== null && kindOfNoun(text) !== null);
    if (thing !== undefined && thing !== null)
      add(reader, { kind: 'lost', ...whoOf(reader, sentence, { kind: 'none', at, unreal: false }), what: thing });
    return;
  }
  if (word === 'find' && /\bcan not find\b.*\banywhere\b/.test(wordsOf(sentence))) {
    const phrase = phraseAt(sentence, at + 1);
    const owner = sentence.slice(0, at).find(({ child }) => child !== undefined)?.child;
    if (phrase.text !== null && !roles.has(phrase.text.toLowerCase()) && sentence[at + 1]?.child === undefined)
      add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
    return;
  }
  if (
    word === 'find' &&
    /\b(?:can|could) not find (?:his|her|their|our)\b|\bwe (?:\w+ )?can not find the\b/.test(wordsOf(sentence)) &&
    wordsOf(sentence, at - 2, at) === 'can not'
  ) {
    const phrase = phraseAt(sentence, at + 1);
    const subject = subjectBefore(sentence, at - 2);
    if (phrase.text !== null && kindOfNoun(phrase.text) !== null)
      add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
    return;
  }
  const over =
    /^(?:knocked|pushed|kicked|pulled|blew|stomped|stepped)$/.test(word) && /^(?:over|down|on)$/.test(sentence[at + 1]?.word ?? '') ? 1 : 0;
  if (/^(?:washed|blew|swept)$/.test(word)) {
    const phrase = phraseAt(sentence, at + 1);
    if (phrase.text !== null && phrase.definite && sentence[phrase.next]?.word === 'away' && kindOfNoun(phrase.text) !== null) {
      add(reader, { kind: 'lost', what: phrase.text });
      return;
    }
  }
  if (wrecks.has(word) || over === 1) {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, at + 1 + over);
    const animal =
      subject.who !== undefined &&
      /^(?:dog|cat|baby|puppy|kitten|rabbit|toddler|wind|rain|hamster|brother|sister|cousin)$/.test(subject.who.toLowerCase());
    if (!subject.unreal && phrase.text !== null && phrase.definite && animal && kindOfNoun(phrase.text) !== null) {
      add(reader, { kind: 'lost', what: phrase.text });
      return;
    }
  }
  if (
    gone.has(word) ||
    ((word === 'fell' || word === 'blew' || word === 'flew' || word === 'washed') &&
      /^(?:down|over|off|apart|into|away|overboard|in)$/.test(sentence[at + 1]?.word ?? '')) ||
    // (the lid came down on it; the ship came in)
    (word === 'came' &&
      /^(?:down|off|apart|away)$/.test(sentence[at + 1]?.word ?? '') &&
      !/^(?:on|to|from|the|with)$/.test(sentence[at + 2]?.word ?? '')) ||
    (/^(?:rolled|slid|slipped|fallen|blown|floated|flown)$/.test(word) &&
      /^(?:under|behind|down|away|off|over)$/.test(sentence[at + 1]?.word ?? '')) ||
    (word === 'took' && sentence[at + 1]?.word === 'off') ||
    (word === 'fallen' && sentence[at + 1]?.kind !== 'word') ||
    (word === 'went' && /^(?:over the (?:wall|fence|hedge)|down the (?:drain|loo|sink))\b/.test(wordsOf(sentence, at + 1)))
  )
    goneAt(reader, sentence, at);
  if (word === 'no' && sentence[at + 1]?.word === 'more') {
    const phrase = phraseAt(sentence, at + 2);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    const there = wordsOf(sentence, at - 2, at) === 'there is';
    // (no more dinosaurs please: a wish)
    const asked = sentence.some((token) => /^(?:please|pls|plz|thanks|thank|ta|next|for)$/.test(token.word));
    if (phrase.text !== null && kind !== null && !asked && (there || at === clauseStart(sentence, at)))
      add(reader, { kind: 'lost', what: phrase.text });
  }
}

/** `the map is gone`, `brams hat blew over the fence`. */
function goneAt(reader: Reader, sentence: Sentence, at: number): void {
  const start = clauseStart(sentence, at);
  const words = sentence.slice(start, at);
  if (words.some(({ word }) => /^(?:not|never|no|nearly|almost|nothing|if|might|a)$/.test(word))) return;
  if (/\bon purpose\b|\bdeliberately\b|\bpart of the (?:plan|game)\b/.test(wordsOf(sentence, at))) return;
  const next = sentence[at + 1]?.word;
  if (sentence[at]?.word === 'lost' && !/\b(?:is|are|was|were|got|get|been)\b/.test(wordsOf(words))) return;
  if (
    (sentence[at]?.word === 'lost' || sentence[at]?.word === 'gone') &&
    next !== undefined &&
    !/^(?:and|in|again|now|forever|at|,|awol|under|somewhere|missing|for|so|but|down|overboard)$/.test(next) &&
    sentence[at + 1]?.kind === 'word'
  )
    return;
  // (the knight broke his arm: he did, it is not broken)
  if (
    /^(?:broke|tore|ripped|snapped|burst|popped|sank|destroyed|ruined|flattened)$/.test(sentence[at]?.word ?? '') &&
    /^(?:the|a|an|his|her|their|our|my|it|into|out|off)$/.test(next ?? '') &&
    !/\b(?:is|are|was|were|got|been)\b/.test(wordsOf(words))
  )
    return;
  const owner = words[0]?.child !== undefined && words[1]?.word === "'s" ? words[0].child : undefined;
  const phrase = phraseAt(words, owner === undefined ? 0 : 2);
  if (phrase.text === null || (owner === undefined && words[0]?.child !== undefined)) return;
  const rest = words.slice(phrase.next).map(({ word }) => word);
  if (
    !rest.every((word) =>
      /^(?:is|are|was|has|have|got|all|been|gone|just|now|really|totally|completely|also|went|again|finally|sadly|then|must|somehow)$/.test(
        word,
      ),
    )
  )
    return;
  if (kindOfNoun(phrase.text) === null || emptyNouns.has(phrase.text)) return;
  // (the bird flew away: that is what birds do)
  if (/^(?:flew|flown)$/.test(sentence[at]?.word ?? '') && kindOfNoun(phrase.text) === 'creature') return;
  // (the princess escaped: that is the tale's)
  if (/^(?:escaped|disappeared|vanished)$/.test(sentence[at]?.word ?? '') && roles.has(phrase.text.toLowerCase())) return;
  add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
}
