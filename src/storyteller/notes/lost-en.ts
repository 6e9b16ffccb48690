import { isGrownUps, isNamed } from './found-en.ts';
import { kindOfNoun } from './nouns.ts';
import { capital, phraseAt } from './phrase.ts';
import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import { real, subjectBefore } from './subject.ts';
import { emptyNouns, roles, wordSet } from './words.ts';

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

/** `plain`: a form of `lose` that stands for the past. */
export function lostAt(reader: Reader, sentence: Sentence, at: number, plain: boolean): void {
  const { word = '' } = sentence[at] ?? {};
  if (plain || word === 'lost' || word === 'loses') {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, sentence[at + 1]?.word === ':' ? at + 2 : at + 1);
    if (
      real(subject) &&
      phrase.text !== null &&
      !phrase.text.split(' ').some((each) => /^(?:minutes?|mins|hours?|time)$/.test(each)) &&
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
    sentence.some(
      (token, index) =>
        index > at && /^(?:somewhere|overboard|behind|radiator|drain|hedge|pond|river|sea|sink|toilet|lake|well)$/.test(token.word),
    )
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
    const speaker = subjectBefore(sentence, at - 2);
    const owner =
      sentence.slice(0, at).find(({ child }) => child !== undefined)?.child ??
      (speaker.kind === 'pronoun' ? whoOf(reader, sentence, speaker).who : undefined);
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
    (/^(?:knocked|pushed|kicked)$/.test(word) && /^(?:down|over)$/.test(sentence[at + 1]?.word ?? '')) ||
    (/^(?:came|come)$/.test(word) && /^(?:crashing|tumbling|toppling) (?:down|over)/.test(wordsOf(sentence, at + 1))) ||
    /^(?:caved in|gave way|(?:in|to) (?:bits|pieces|ruins|tatters|a heap|shreds|smithereens)|(?:ended up|went|landed|fell|gone) (?:in|into|down|under|over) the (?:bin|recycling|river|pond|sea|drain|loo|sink|toilet|wall|fence|hedge|lake|canal|gutter|washing machine))(?= |$)/.test(
      wordsOf(sentence, at),
    ) ||
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
    /^(?:broke|tore|ripped|snapped|burst|popped|sank|destroyed|ruined|flattened|spilled|spilt|toppled|melted)$/.test(
      sentence[at]?.word ?? '',
    ) &&
    /^(?:the|a|an|his|her|their|our|my|it|into|out|off)$/.test(next ?? '') &&
    !/\b(?:is|are|was|were|got|been)\b/.test(wordsOf(words))
  )
    return;
  // (the tower got wrecked: only what was done to it)
  if (
    /^(?:wrecked|smashed|demolished|trashed|shredded|binned|snatched|knocked|pushed|kicked)$/.test(sentence[at]?.word ?? '') &&
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
  // (the knight fell in the river, the troll was knocked over: the tale's)
  if (
    /^(?:knocked|pushed|kicked|fell|landed|ended|went|toppled|snatched|wrecked|smashed)$/.test(sentence[at]?.word ?? '') &&
    kindOfNoun(phrase.text) === 'creature'
  )
    return;
  // (the bird flew away: that is what birds do)
  if (/^(?:flew|flown)$/.test(sentence[at]?.word ?? '') && kindOfNoun(phrase.text) === 'creature') return;
  // (the princess escaped: that is the tale's)
  if (/^(?:escaped|disappeared|vanished)$/.test(sentence[at]?.word ?? '') && roles.has(phrase.text.toLowerCase())) return;
  add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
}
