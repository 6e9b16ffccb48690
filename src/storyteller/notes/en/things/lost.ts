import { wordSet } from '../../../words/word-set.ts';
import { headOf, kindOfNoun } from '../../nouns.ts';
import { capital, phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { real, subjectBefore } from '../../subject.ts';
import { emptyNouns, roles } from '../../words.ts';
import { isGrownUps, isNamed } from './found.ts';

/** English: what was lost. */

const gone = wordSet(
  'sunk toppled spilled spilt perished dissolved evaporated disintegrated snatched wrecked smashed demolished trashed shredded binned destroyed stolen melted deflated forgotten nowhere gone missing lost escaped disappeared disappears vanished collapsed broke broken sank ruined destroyed burst popped snapped tore ripped snapped flattened',
);

const wrecks = wordSet(
  'destroyed squashed smashed trampled stomped popped ripped tore ate eaten chewed flattened wrecked demolished stole nicked pinched swallowed shredded trashed crushed ruined broke snapped bulldozed levelled kicked',
);

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

/** What is lost at a word: a thing somebody lost or cannot find, that was wrecked, or is gone. `plain`: a form of `lose` that stands for the past. */
export function lostAt(reader: Reader, sentence: Sentence, at: number, plain: boolean): void {
  const { word = '' } = sentence[at] ?? {};
  if ((plain || word === 'lost' || word === 'loses') && loseAt(reader, sentence, at)) return;
  if (thrownAway(reader, sentence, at) || droppedAway(reader, sentence, at)) return;
  if (word === 'find' && notFound(reader, sentence, at)) return;
  if (sweptAway(reader, sentence, at) || wreckedByPet(reader, sentence, at)) return;
  if (tellsGone(sentence, at)) goneAt(reader, sentence, at);
  if (word === 'no' && sentence[at + 1]?.word === 'more') noMore(reader, sentence, at);
}

/** What no thing is that somebody loses: a race, the plot, time. */
const notAThing = /(?:race|match|battle|bet|vote|toss|party|tournament|thread|plot|voice|way|place)$/;
const timeLost = /^(?:minutes?|mins|hours?|time)$/;

/** `mia lost her sock`. */
function loseAt(reader: Reader, sentence: Sentence, at: number): boolean {
  const subject = subjectBefore(sentence, at);
  const phrase = phraseAt(sentence, sentence[at + 1]?.word === ':' ? at + 2 : at + 1);
  if (
    !real(subject) ||
    phrase.text === null ||
    phrase.text.split(' ').some((each) => timeLost.test(each)) ||
    isGrownUps(subject, headOf(phrase.text)) ||
    // For example: "lost 2 nil" is about a match.
    (/^\d/.test(sentence[at + 1]?.word ?? '') && kindOfNoun(phrase.text) === null) ||
    !(phrase.determined || isNamed(reader, phrase.text) || isOwnName(sentence, at + 1)) ||
    notAThing.test(phrase.text) ||
    reader.events.some(({ kind }) => kind === 'left')
  )
    return false;
  add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
  return true;
}

/** `threw the crown into the river`. */
function thrownAway(reader: Reader, sentence: Sentence, at: number): boolean {
  if (
    !/^(?:threw|thrown|put)$/.test(sentence[at]?.word ?? '') ||
    !/\b(?:in|into) the (?:bin|river|sea|pond|loo|toilet)\b/.test(sentenceText(sentence, at))
  )
    return false;
  const subject = subjectBefore(sentence, at);
  const phrase = phraseAt(sentence, at + 1);
  if (real(subject) && phrase.text !== null && phrase.definite && kindOfNoun(phrase.text) !== null)
    add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
  return true;
}

/** `dropped her telescope somewhere in the woods`. */
function droppedAway(reader: Reader, sentence: Sentence, at: number): boolean {
  const away = /^(?:somewhere|overboard|behind|radiator|drain|hedge|pond|river|sea|sink|toilet|lake|well)$/;
  if (sentence[at]?.word !== 'dropped' || !sentence.some(({ word }, index) => index > at && away.test(word))) return false;
  const subject = subjectBefore(sentence, at);
  const phrase = phraseAt(sentence, at + 1);
  if (real(subject) && phrase.text !== null) add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
  return true;
}

/** `buried the map and now can't find it`, `can't find the key anywhere`, `tom could not find his hat`: at *find*. */
function notFound(reader: Reader, sentence: Sentence, at: number): boolean {
  const isDenied = sentenceText(sentence, at - 2, at) === 'can not';
  if (isDenied && /^(?:it|them)$/.test(sentence[at + 1]?.word ?? '')) {
    const thing = putAway(sentence, at);
    if (thing !== null) add(reader, { kind: 'lost', ...whoOf(reader, sentence, { kind: 'none', at, unreal: false }), what: thing });
    return true;
  }
  const text = sentenceText(sentence);
  const phrase = phraseAt(sentence, at + 1);
  if (/\bcan not find\b.*\banywhere\b/.test(text)) {
    const speaker = subjectBefore(sentence, at - 2);
    const owner =
      sentence.slice(0, at).find(({ child }) => child !== undefined)?.child ??
      (speaker.kind === 'pronoun' ? whoOf(reader, sentence, speaker).who : undefined);
    if (phrase.text !== null && !roles.has(phrase.text.toLowerCase()) && sentence[at + 1]?.child === undefined)
      add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
    return true;
  }
  if (!isDenied || !/\b(?:can|could) not find (?:his|her|their|our)\b|\bwe (?:\w+ )?can not find the\b/.test(text)) return false;
  if (phrase.text !== null && kindOfNoun(phrase.text) !== null)
    add(reader, { kind: 'lost', ...whoOf(reader, sentence, subjectBefore(sentence, at - 2)), what: phrase.text });
  return true;
}

/** The thing that the words before `at` say somebody hid or left somewhere. */
function putAway(sentence: Sentence, at: number): string | null {
  if (!/\b(?:hid|hidden|buried|dropped|put|left|threw|had)\b/.test(sentenceText(sentence, 0, at))) return null;
  const things = [...sentence.keys()]
    .filter((from) => from < at && phraseAt(sentence, from).definite)
    .map((from) => phraseAt(sentence, from).text);
  return things.findLast((text) => text !== null && kindOfNoun(text) !== null) ?? null;
}

/** `the rain washed the map away`. */
function sweptAway(reader: Reader, sentence: Sentence, at: number): boolean {
  if (!/^(?:washed|blew|swept)$/.test(sentence[at]?.word ?? '')) return false;
  const phrase = phraseAt(sentence, at + 1);
  if (phrase.text === null || !phrase.definite || sentence[phrase.next]?.word !== 'away' || kindOfNoun(phrase.text) === null) return false;
  add(reader, { kind: 'lost', what: phrase.text });
  return true;
}

const pets = /^(?:dog|cat|baby|puppy|kitten|rabbit|toddler|wind|rain|hamster|brother|sister|cousin)$/;

/** `the dog chewed the map`, `the baby knocked over the tower`: whoever does not play along, or the wind. */
function wreckedByPet(reader: Reader, sentence: Sentence, at: number): boolean {
  const word = sentence[at]?.word ?? '';
  const isOver =
    /^(?:knocked|pushed|kicked|pulled|blew|stomped|stepped)$/.test(word) && /^(?:over|down|on)$/.test(sentence[at + 1]?.word ?? '');
  if (!wrecks.has(word) && !isOver) return false;
  const subject = subjectBefore(sentence, at);
  const phrase = phraseAt(sentence, at + (isOver ? 2 : 1));
  const isPet = subject.who !== undefined && pets.test(subject.who.toLowerCase());
  if (subject.unreal || phrase.text === null || !phrase.definite || !isPet || kindOfNoun(phrase.text) === null) return false;
  add(reader, { kind: 'lost', what: phrase.text });
  return true;
}

/** Whether the words at `at` tell that what stands before them is gone or broken: `fell apart`, `in pieces`, `went down the drain`. */
function tellsGone(sentence: Sentence, at: number): boolean {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  return (
    gone.has(word) ||
    (/^(?:fell|blew|flew|washed)$/.test(word) && /^(?:down|over|off|apart|into|away|overboard|in)$/.test(next)) ||
    // For example: "came off" tells of a loss, and "the lid came down on it" or "the ship came in" does not.
    (word === 'came' && /^(?:down|off|apart|away)$/.test(next) && !/^(?:on|to|from|the|with)$/.test(sentence[at + 2]?.word ?? '')) ||
    (/^(?:rolled|slid|slipped|fallen|blown|floated|flown)$/.test(word) && /^(?:under|behind|down|away|off|over)$/.test(next)) ||
    (word === 'took' && next === 'off') ||
    (/^(?:knocked|pushed|kicked)$/.test(word) && /^(?:down|over)$/.test(next)) ||
    (/^(?:came|come)$/.test(word) && /^(?:crashing|tumbling|toppling) (?:down|over)/.test(sentenceText(sentence, at + 1))) ||
    goneSayings.test(sentenceText(sentence, at)) ||
    (word === 'fallen' && sentence[at + 1]?.kind !== 'word') ||
    (word === 'went' && /^(?:over the (?:wall|fence|hedge)|down the (?:drain|loo|sink))\b/.test(sentenceText(sentence, at + 1)))
  );
}

const goneSayings =
  /^(?:caved in|gave way|(?:in|to) (?:bits|pieces|ruins|tatters|a heap|shreds|smithereens)|(?:ended up|went|landed|fell|gone) (?:in|into|down|under|over) the (?:bin|recycling|river|pond|sea|drain|loo|sink|toilet|wall|fence|hedge|lake|canal|gutter|washing machine))(?= |$)/;

/** `no more treasure`, `there is no more treasure`; but not `no more dinosaurs please`, which is a wish. */
function noMore(reader: Reader, sentence: Sentence, at: number): void {
  const phrase = phraseAt(sentence, at + 2);
  const isAsked = sentence.some(({ word }) => /^(?:please|pls|plz|thanks|thank|ta|next|for)$/.test(word));
  const opens = sentenceText(sentence, at - 2, at) === 'there is' || at === clauseStart(sentence, at);
  if (phrase.text !== null && kindOfNoun(phrase.text) !== null && !isAsked && opens) add(reader, { kind: 'lost', what: phrase.text });
}

/** `the map is gone`, `brams hat blew over the fence`. */
function goneAt(reader: Reader, sentence: Sentence, at: number): void {
  const start = clauseStart(sentence, at);
  const words = sentence.slice(start, at);
  if (words.some(({ word }) => /^(?:not|never|no|nearly|almost|nothing|if|might|a)$/.test(word))) return;
  if (/\bon purpose\b|\bdeliberately\b|\bpart of the (?:plan|game)\b/.test(sentenceText(sentence, at))) return;
  const next = sentence[at + 1]?.word;
  if (sentence[at]?.word === 'lost' && !/\b(?:is|are|was|were|got|get|been)\b/.test(sentenceText(words))) return;
  if (
    (sentence[at]?.word === 'lost' || sentence[at]?.word === 'gone') &&
    next !== undefined &&
    !/^(?:and|in|again|now|forever|at|,|awol|under|somewhere|missing|for|so|but|down|overboard)$/.test(next) &&
    sentence[at + 1]?.kind === 'word'
  )
    return;
  // For example: "the knight broke his arm" does not say that the knight is broken.
  if (
    /^(?:broke|broken|torn|tore|ripped|snapped|burst|popped|sank|destroyed|ruined|flattened|spilled|spilt|toppled|melted)$/.test(
      sentence[at]?.word ?? '',
    ) &&
    /^(?:the|a|an|his|her|their|our|my|it|into|out|off)$/.test(next ?? '') &&
    !/\b(?:is|are|was|were|got|been)\b/.test(sentenceText(words))
  )
    return;
  // For example: the tower is gone in "the tower got wrecked", and the troll is not in "the troll wrecked it".
  if (
    /^(?:wrecked|smashed|demolished|trashed|shredded|binned|snatched|knocked|pushed|kicked)$/.test(sentence[at]?.word ?? '') &&
    !/\b(?:is|are|was|were|got|been)\b/.test(sentenceText(words))
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
  // For example: "the knight fell in the river" happened in the tale.
  if (
    /^(?:knocked|pushed|kicked|fell|landed|ended|went|toppled|snatched|wrecked|smashed)$/.test(sentence[at]?.word ?? '') &&
    kindOfNoun(phrase.text) === 'creature'
  )
    return;
  // For example: "the bird flew away" is what birds do.
  if (/^(?:flew|flown)$/.test(sentence[at]?.word ?? '') && kindOfNoun(phrase.text) === 'creature') return;
  // For example: "the princess escaped" happened in the tale.
  if (/^(?:escaped|disappeared|vanished)$/.test(sentence[at]?.word ?? '') && roles.has(phrase.text.toLowerCase())) return;
  add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
}
