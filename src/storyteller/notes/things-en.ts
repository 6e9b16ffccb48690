import type { NoteEvent } from './events.ts';
import { kindOfNoun } from './nouns.ts';
import { capital, nameAt, phraseAt } from './phrase.ts';
import { add, clauseStart, type Reader, whoOf, wordsOf } from './reader.ts';
import { isRole } from './roles.ts';
import { type Subject, subjectBefore } from './subject.ts';
import type { Token } from './tokens.ts';
import { emptyNouns, materials, people, relations, wordSet } from './words.ts';

/** English: what was built, found, named and lost. */

type Sentence = readonly Token[];

const builds = wordSet(
  'built builds made makes constructed constructs created creates crafted assembled erected fashioned invented sewed knitted concocted engineered',
);
const building = wordSet('building making constructing creating assembling crafting');
/** Verbs that build only where a known thing comes of it. */
const shapes = wordSet(
  'folded dug drew painted baked carved wove knotted stitched glued laid stacked mixed brewed pitched opened tied rigged cobbled knocked threw put set lego taped stuck draped piled lined cut lashed arranged',
);
const particles = new Set(['up', 'together', 'out', 'down']);
const finds = wordSet('found finds discovered discovers spotted spots unearthed uncovered');
const findsMore: readonly (readonly [string, string])[] = [
  ['dug', 'up'],
  ['came', 'across'],
  ['stumbled', 'upon'],
  ['stumbled', 'across'],
  ['fished', 'out'],
  ['picked', 'up'],
];
const gone = wordSet(
  'forgotten nowhere gone missing lost disappeared disappears vanished collapsed broke broken sank ruined destroyed burst popped ripped snapped flattened',
);
const wrecks = wordSet('destroyed squashed smashed trampled popped ripped tore ate chewed flattened wrecked demolished stole');
const naming = wordSet('call called calls calling named names naming christened christens renamed renames nicknamed dubbed');

export function thingEvents(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') continue;
    const { word } = token;
    if (
      builds.has(word) ||
      building.has(word) ||
      ((word === 'build' || word === 'make') && /^(?:they|we|kids|boys|girls|did)$/.test(sentence[at - 1]?.word ?? ''))
    )
      builtAt(reader, sentence, at);
    else if (shapes.has(word)) shapedAt(reader, sentence, at);
    if (word === 'used') usedAt(reader, sentence, at);
    if (word === 'into') turnedAt(reader, sentence, at);
    if (/^(?:finished|completed|complete|built|made|constructed|done|ready|up)$/.test(word)) finishedAt(reader, sentence, at);
    if (word === 'from' || word === 'out' || word === 'of' || word === 'with') madeOf(reader, sentence, at);
    if (finds.has(word)) foundAt(reader, sentence, at, at + 1);
    else if (findsMore.some(([verb, particle]) => verb === word && sentence[at + 1]?.word === particle))
      foundAt(reader, sentence, at, at + 2);
    else if (word === 'back' && sentence[at + 1]?.word === 'with') foundAt(reader, sentence, at - 1, at + 2);
    else if (
      (word === 'pulled' || word === 'fished' || (word === 'got' && /^an?$/.test(sentence[at + 1]?.word ?? ''))) &&
      / out (?:of|from) /.test(`${wordsOf(sentence, at)} `)
    )
      foundAt(reader, sentence, at, at + 1);
    else if (word === 'turned' && sentence[at + 1]?.word === 'up') turnedUp(reader, sentence, at);
    lostAt(reader, sentence, at);
    if (naming.has(word)) namedAt(reader, sentence, at);
    else if (word === 'name' || word === 'names') nameIs(reader, sentence, at);
  }
}

function real(subject: Subject): boolean {
  return !subject.unreal && subject.kind !== 'thing';
}

function builtAt(reader: Reader, sentence: Sentence, at: number): void {
  const before = sentence[at - 1]?.word;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return;
  // (she's built a bridge: she has)
  const passive =
    (before === 'is' || before === 'are'
      ? !/^(?:an?|another|some|two|three)$/.test(sentence[at + 1]?.word ?? '')
      : /^(?:was|got|were|been)$/.test(before ?? '')) && builds.has(sentence[at]?.word ?? '');
  const next = sentence[at + 1];
  // (built by, made of: passive, or the stuff; made up: songs and excuses)
  if (passive || next === undefined || next.kind !== 'word' || /^(?:by|of|from|it|out|for|with|in|on|up|sure|to)$/.test(next.word)) {
    builtThat(reader, sentence, at, subject);
    return;
  }
  if (
    building.has(sentence[at]?.word ?? '') &&
    !(before !== undefined && /^(?:is|are|was|were|been|busy|started|after|'s|am)$/.test(before)) &&
    subject.kind !== 'none' &&
    subject.kind !== 'child'
  )
    return;
  if (
    building.has(sentence[at]?.word ?? '') &&
    /^(?:of|for|love|loved|loves|like|liked|enjoyed|by|stop|stopped|about|the|from|at|in|with)$/.test(before ?? '')
  )
    return;
  if (subject.kind === 'thing' && !relations.has(subject.who?.toLowerCase() ?? '')) {
    if (/^\p{Ll}/u.test(subject.who ?? '') && subject.at > 0 && sentence[subject.at - 1]?.kind === 'word') return;
  }
  if (
    /^(?:me|him|us|them|himself|herself)$/.test(next.word) &&
    isRole(phraseAt(sentence, at + 2).text ?? '') &&
    sentence[at]?.word === 'made'
  )
    return;
  let from = at + 1;
  if (
    /^(?:us|me|himself|herself|themselves|him|them|her)$/.test(next.word) &&
    /^(?:a|an|the|some|another|our|two|three)$/.test(sentence[from + 1]?.word ?? '')
  )
    from += 1;
  if (/^(?:what|something)$/.test(next.word)) {
    const called = sentence.findIndex(({ word }, index) => index > at && index < at + 5 && /^(?:calls|call|called|like)$/.test(word));
    if (called === -1) return;
    from = called + 1;
  }
  const named = fortAwesome(sentence, from);
  if (named !== null) return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), ...named });
  const phrase = phraseAt(sentence, from);
  if (phrase.text === null) return;
  const head = (phrase.text.toLowerCase().split(' ').at(-1) ?? '').replace(/s$/, '');
  const bare = !phrase.determined && kindOfNoun(phrase.text) === null;
  const [firstWord = ''] = phrase.text.split(' ');
  if (bare && phrase.text.includes(' ') && kindOfNoun(firstWord) === 'thing' && subject.kind !== 'group')
    return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: firstWord });
  const vague = /(?:contraption|construction|creation|invention)$/.test(phrase.text) ? becomesOf(sentence, phrase.next) : null;
  if (vague !== null) return add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: vague });
  if (bare || people.has(head) || (/^(?:us|me|him|her|them|it)$/.test(next.word) && from === at + 1 && next.word !== 'her')) return;
  // (made nana the queen: somebody became it)
  if (
    /^(?:made|makes)$/.test(sentence[at]?.word ?? '') &&
    (sentence[phrase.next]?.word === 'feel' || sentence[phrase.next]?.word === 'laugh')
  )
    return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `Fort Awesome`: a thing by its own name. */
function fortAwesome(sentence: Sentence, from: number): { what: string; called: string } | null {
  const first = sentence[from];
  if (!capital(first) || !capital(sentence[from + 1]) || first === undefined || kindOfNoun(first.word) === null) return null;
  const name = nameAt(sentence, from);
  return name === null ? null : { what: first.word, called: name.name };
}

/** `the boat she made`, `a bridge was built by Tom`. */
function builtThat(reader: Reader, sentence: Sentence, at: number, subject: Subject): void {
  if (subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'person') {
    for (let from = Math.max(0, subject.at - 5); from < subject.at; from += 1) {
      const phrase = phraseAt(sentence, from);
      if (phrase.determined && phrase.next === subject.at && phrase.text !== null && kindOfNoun(phrase.text) !== null) {
        add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
        return;
      }
    }
    return;
  }
  const copula = sentence[at - 1]?.word;
  if (sentence[at + 1]?.word !== 'by' || !/^(?:is|was|were|are|been)$/.test(copula ?? '')) return;
  const start = clauseStart(sentence, at);
  const phrase = phraseAt(sentence, start);
  const who = sentence[at + 2]?.child;
  if (phrase.text !== null && phrase.next < at && kindOfNoun(phrase.text) !== null)
    add(reader, { kind: 'built', ...(who !== undefined && { who }), what: phrase.text });
}

function shapedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  if (!real(subject)) return;
  const verb = sentence[at]?.word ?? '';
  const rest = wordsOf(sentence, at);
  const particle = particles.has(sentence[at + 1]?.word ?? '');
  if (verb === 'dug' && sentence[at + 1]?.word === 'up') return;
  if (
    (verb === 'put' ||
      verb === 'set' ||
      verb === 'knocked' ||
      verb === 'threw' ||
      verb === 'rigged' ||
      verb === 'cobbled' ||
      verb === 'stuck') &&
    !/^\p{L}+ (?:up|together)\b|^\p{L}+(?: \p{L}+){1,4} together\b/u.test(rest)
  )
    return;
  const from = at + (particle ? 1 : 0) + 1;
  const start = /^(?:us|me|himself|herself|themselves|him|them)$/.test(sentence[from]?.word ?? '') ? from + 1 : from;
  const phrase = phraseAt(sentence, start);
  // (what comes of it: `tied two chairs together and its a cage`)
  const result = becomesOf(sentence, phrase.next);
  if (result !== null) {
    add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: result });
    return;
  }
  if (phrase.text === null || /^(?:lined|piled|cut|tied|draped|taped|glued|arranged|stuck|knocked)$/.test(verb)) return;
  const kind = kindOfNoun(phrase.text);
  if (kind === null || kind === 'creature') return;
  if (materials.has(phrase.text.toLowerCase())) return;
  if (
    kind === 'thing' &&
    !/^(?:folded|drew|mixed|brewed|invented|put|set|rigged|painted|carved|wove|stitched|knotted|cobbled|threw|glued|taped|baked|cut|stuck)$/.test(
      verb,
    )
  )
    return;
  if ((verb === 'drew' || verb === 'painted') && !/\bmap$|\bsign$|\bflag$/.test(phrase.text)) return;
  if (verb === 'opened' && !/shop|stall|cafe|café|restaurant|bakery|hotel|school|museum|market/.test(phrase.text)) return;
  if ((verb === 'put' || verb === 'set') && kind === 'thing') return;
  if (/\b(?:table|shop)$/.test(phrase.text) && verb === 'laid') return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** After a piece of handiwork: `… and its a cage`, `… to make a bridge`. */
function becomesOf(sentence: Sentence, from: number): string | null {
  for (let at = from; at < Math.min(sentence.length, from + 12); at += 1) {
    const word = sentence[at]?.word;
    const next = sentence[at + 1]?.word;
    const start =
      (word === 'its' && /^(?:a|an|the|now)$/.test(next ?? '')) || (word === 'for' && next === 'a')
        ? at + 1
        : (word === 'it' || word === 'that' || word === 'this') && next === 'is'
          ? at + 2
          : word === 'as'
            ? at + 1
            : word === 'to' && (next === 'make' || next === 'build')
              ? at + 2
              : word === 'into'
                ? at + 1
                : null;
    if (start === null) continue;
    const phrase = phraseAt(sentence, sentence[start]?.word === 'now' ? start + 1 : start);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    if (phrase.text !== null && (phrase.determined || (word === 'as' && kind === 'crossing')) && kind !== null && kind !== 'creature')
      return phrase.text;
  }
  return null;
}

/** `used my pillowcase for the new sail`. */
function usedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const stuff = phraseAt(sentence, at + 1);
  const after = wordsOf(sentence, stuff.next, stuff.next + 3);
  const from = /^to (?:make|build)/.test(after) ? stuff.next + 2 : /^(?:for|as)\b/.test(after) ? stuff.next + 1 : null;
  if (!real(subject) || from === null) return;
  const phrase = phraseAt(sentence, from);
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (phrase.text !== null && kind !== null && kind !== 'creature' && phrase.determined)
    add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `turned the sofa into a boat`. */
function turnedAt(reader: Reader, sentence: Sentence, at: number): void {
  const verb = sentence.findLastIndex(
    ({ word }, index) => index < at && index >= at - 6 && /^(?:turned|turns|made|converted|transformed|folded|stacked|built)$/.test(word),
  );
  if (verb === -1 || verb === at - 1) return;
  const between = phraseAt(sentence, verb + 1);
  if (between.text === null || between.next !== at || sentence[verb + 1]?.child !== undefined) return;
  const subject = subjectBefore(sentence, verb);
  const phrase = phraseAt(sentence, at + 1);
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (!real(subject) || phrase.text === null || kind === null || kind === 'creature') return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `snow fort finished`, `the den is ready`. */
function finishedAt(reader: Reader, sentence: Sentence, at: number): void {
  const start = clauseStart(sentence, at);
  const copula = /^(?:is|are|was|all|finally|now)$/.test(sentence[at - 1]?.word ?? '');
  const words = sentence.slice(start, at);
  if (words.some(({ word }) => /^(?:not|never|nearly|almost|no|when|if)$/.test(word))) return;
  if (sentence[at]?.word === 'up' && !/^(?:is|are)$/.test(sentence[at - 1]?.word ?? '')) return;
  const next = sentence[at + 1];
  if (next !== undefined && next.kind === 'word' && !/^(?:now|at|and|with|by|in|today|last)$/.test(next.word)) return;
  const phrase = phraseAt(words, 0);
  if (phrase.text === null || (phrase.next < words.length && !copula)) return;
  const kind = kindOfNoun(phrase.text);
  if (kind === 'crossing' || kind === 'shelter' || kind === 'vehicle') add(reader, { kind: 'built', what: phrase.text });
}

/** `catapult from a ruler`, `we have a ship made of chairs`. */
function madeOf(reader: Reader, sentence: Sentence, at: number): void {
  const word = sentence[at]?.word;
  const after = word === 'out' ? (sentence[at + 1]?.word === 'of' ? at + 2 : null) : at + 1;
  if (after === null || (word === 'of' && sentence[at - 1]?.word === 'out')) return;
  const made = /^(?:made|built)$/.test(sentence[at - 1]?.word ?? '') ? at - 1 : null;
  if ((word === 'of' || word === 'with') && made === null) return;
  const stuff = sentence.slice(after, after + 5);
  if (!stuff.some((token) => materials.has(token.word))) return;
  const end = made ?? at;
  const from = Math.max(clauseStart(sentence, end), 0);
  const starts = [from, ...sentence.keys()].filter(
    (start) => start === from || (start > from && start < end && /^(?:have|has|got|is|its|'s)$/.test(sentence[start - 1]?.word ?? '')),
  );
  for (const start of starts) {
    if (sentence[start]?.child !== undefined) continue;
    const phrase = phraseAt(sentence.slice(0, end), start);
    if (
      phrase.text !== null &&
      (phrase.next >= end ||
        (made !== null && start > from && /^(?:in|on|under|behind|across)$/.test(sentence[phrase.next]?.word ?? ''))) &&
      kindOfNoun(phrase.text) !== null &&
      !materials.has(phrase.text.toLowerCase())
    ) {
      const head = sentence[0]?.child;
      const owner = sentence.find(({ child }) => child !== undefined)?.child;
      const who =
        start === 0
          ? undefined
          : (head ??
            (sentence.filter(({ child }) => child !== undefined).length === 1 &&
            sentence.findIndex(({ child }) => child !== undefined) < start
              ? owner
              : undefined));
      add(reader, { kind: 'built', ...(who !== undefined && { who }), what: phrase.text });
      return;
    }
  }
}

function foundAt(reader: Reader, sentence: Sentence, verb: number, first: number): void {
  const from = sentence[first]?.word === ':' ? first + 1 : first;
  const subject = subjectBefore(sentence, verb);
  if (!real(subject) || /^(?:is|was|are|were|be)$/.test(sentence[verb - 1]?.word ?? '')) return;
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
  if (!phrase.determined && kindOfNoun(phrase.text) === null) return;
  // (found the cave spooky: how it was)
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
  if (people.has(head) || /^(?:difficult|hard|easy|tricky|funny|boring|interesting)/.test(phrase.text)) return;
  add(reader, { kind: 'found', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `his magic stone turned up`. */
function turnedUp(reader: Reader, sentence: Sentence, at: number): void {
  const phrase = phraseAt(sentence.slice(0, at), clauseStart(sentence, at));
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (phrase.text !== null && phrase.next === at && kind === 'thing') add(reader, { kind: 'found', what: phrase.text });
}

function lostAt(reader: Reader, sentence: Sentence, at: number): void {
  const { word = '' } = sentence[at] ?? {};
  if (word === 'lost' || word === 'loses') {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, at + 1);
    if (
      real(subject) &&
      phrase.text !== null &&
      phrase.determined &&
      !/(?:race|match|battle|bet|vote|toss|party|tournament)$/.test(phrase.text) &&
      !reader.events.some(({ kind }) => kind === 'left')
    ) {
      add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
      return;
    }
  }
  if (word === 'dropped' && sentence.some((token, index) => index > at && /^(?:somewhere|overboard)$/.test(token.word))) {
    const subject = subjectBefore(sentence, at);
    const phrase = phraseAt(sentence, at + 1);
    if (real(subject) && phrase.text !== null) add(reader, { kind: 'lost', ...whoOf(reader, sentence, subject), what: phrase.text });
    return;
  }
  if (word === 'find' && /\bcan not find\b.*\banywhere\b/.test(wordsOf(sentence))) {
    const phrase = phraseAt(sentence, at + 1);
    const owner = sentence.slice(0, at).find(({ child }) => child !== undefined)?.child;
    if (phrase.text !== null) add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
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
  const over = /^(?:knocked|pushed|kicked|pulled|blew)$/.test(word) && /^(?:over|down)$/.test(sentence[at + 1]?.word ?? '') ? 1 : 0;
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
    ((word === 'fell' || word === 'blew' || word === 'flew' || word === 'washed' || word === 'came') &&
      /^(?:down|over|off|apart|into|away|overboard|in)$/.test(sentence[at + 1]?.word ?? '')) ||
    (/^(?:rolled|slid|slipped|fallen|blown|floated|flown)$/.test(word) &&
      /^(?:under|behind|down|away|off|over)$/.test(sentence[at + 1]?.word ?? '')) ||
    (word === 'took' && sentence[at + 1]?.word === 'off')
  )
    goneAt(reader, sentence, at);
  if (word === 'no' && sentence[at + 1]?.word === 'more') {
    const phrase = phraseAt(sentence, at + 2);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    const there = wordsOf(sentence, at - 2, at) === 'there is';
    if (phrase.text !== null && kind !== null && (there || at === clauseStart(sentence, at)))
      add(reader, { kind: 'lost', what: phrase.text });
  }
}

/** `the map is gone`, `brams hat blew over the fence`. */
function goneAt(reader: Reader, sentence: Sentence, at: number): void {
  const start = clauseStart(sentence, at);
  const words = sentence.slice(start, at);
  if (words.some(({ word }) => /^(?:not|never|no|nearly|almost|nothing|if|might|a)$/.test(word))) return;
  const next = sentence[at + 1]?.word;
  if (sentence[at]?.word === 'lost' && !/\b(?:is|are|was|were|got|get|been)\b/.test(wordsOf(words))) return;
  if (
    (sentence[at]?.word === 'lost' || sentence[at]?.word === 'gone') &&
    next !== undefined &&
    !/^(?:and|in|again|now|forever|at|,|under|somewhere|missing|for|so|but|down|overboard)$/.test(next) &&
    sentence[at + 1]?.kind === 'word'
  )
    return;
  const owner = words[0]?.child !== undefined && words[1]?.word === "'s" ? words[0].child : undefined;
  const phrase = phraseAt(words, owner === undefined ? 0 : 2);
  if (phrase.text === null || (owner === undefined && words[0]?.child !== undefined)) return;
  const rest = words.slice(phrase.next).map(({ word }) => word);
  if (
    !rest.every((word) =>
      /^(?:is|are|was|has|have|got|all|been|gone|just|now|totally|completely|also|went|again|finally|sadly|then|must|somehow)$/.test(word),
    )
  )
    return;
  if (kindOfNoun(phrase.text) === null || emptyNouns.has(phrase.text)) return;
  add(reader, { kind: 'lost', ...(owner !== undefined && { who: owner }), what: phrase.text });
}

/** `called it Bob`, `the ship is called Bob`, `calls his wand Zappy`, `a robot named Bob`. */
function namedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const wished = sentence[at]?.word === 'call' && !/\bnot\b/.test(wordsOf(sentence, 0, at));
  if (subject.unreal && !wished) return;
  const next = sentence[at + 1];
  if (next === undefined) return;
  if (
    /^(?:it|him|them|this)$/.test(next.word) ||
    (next.word === 'her' &&
      (sentence[at + 2] === undefined ||
        (sentence[at + 2]?.text !== '' && nameAt(sentence, at + 2) !== null && kindOfNoun(sentence[at + 2]?.word ?? '') === null)))
  ) {
    const name = nameAt(sentence, at + 2);
    if (name !== null) attach(reader, name.name, whoOf(reader, sentence, subject), sentence[at]?.at ?? 0);
    return;
  }
  const copula = sentence[at - 1]?.word;
  const passive =
    copula === 'is' ||
    copula === 'got' ||
    copula === "'s" ||
    copula === 'was' ||
    copula === 'are' ||
    copula === 'been' ||
    copula === 'officially';
  if (/^(?:names|naming)$/.test(sentence[at]?.word ?? '') && next.word === 'is') return;
  // She's called the dragon Pickle; Frank calls his wand Zappy
  const phrase = objectAndName(sentence, at + 1);
  const active =
    wished ||
    subject.kind === 'child' ||
    subject.kind === 'pronoun' ||
    subject.kind === 'group' ||
    subject.kind === 'person' ||
    subject.kind === 'none';
  if (active && phrase !== null) {
    merge(reader, { kind: 'named', ...whoOf(reader, sentence, subject), what: phrase.what, called: phrase.name });
    return;
  }
  const name = nameAt(sentence, at + 1);
  if (name === null) return;
  const by = sentence[name.next]?.word === 'by' ? sentence[name.next + 1]?.child : undefined;
  const end = passive && /^(?:is|was|are|been|got|officially|'s)$/.test(copula ?? '') ? at - 1 : at;
  const start = thingBefore(sentence, end);
  const before = phraseAt(sentence.slice(0, at), start);
  if (before.text !== null && before.next >= at - 3 && (sentence[start]?.child === undefined || sentence[start + 1]?.word === "'s")) {
    if (passive || sentence[at]?.word === 'renamed' || (before.next === at && kindOfNoun(before.text) !== null)) {
      merge(reader, { kind: 'named', ...(by !== undefined && { who: by }), what: before.text, called: name.name });
    }
    return;
  }
  // (a robot called Bob; si called Bob: what was just built or found)
  const last = reader.events.at(-1);
  if (
    last !== undefined &&
    (last.kind === 'built' || last.kind === 'found') &&
    (passive || subject.kind === 'none' || subject.kind === 'thing')
  )
    attach(reader, name.name, {}, null);
}

/** Where the thing begins that the words before `end` tell of. */
function thingBefore(sentence: Sentence, end: number): number {
  const from = clauseStart(sentence, end);
  for (let start = Math.max(from, end - 5); start < end; start += 1) {
    const phrase = phraseAt(sentence.slice(0, end), start);
    if (phrase.text !== null && phrase.determined && phrase.next >= end) return start;
  }
  return from;
}

/** A thing and then its name: `the dragon Pickle`, `his wand Zappy`. */
function objectAndName(sentence: Sentence, from: number): { what: string; name: string } | null {
  if (!/^(?:the|his|her|their|our|my|a|an|'s)$/.test(sentence[from]?.word ?? '') && sentence[from + 1]?.word !== "'s") return null;
  for (let at = from + 1; at < Math.min(sentence.length, from + 5); at += 1) {
    const what = phraseAt(sentence.slice(0, at), from);
    if (what.text === null || what.next < at) continue;
    const name = nameAt(sentence, at);
    if (name === null || sentence[at]?.kind !== 'word') continue;
    const split = /^\p{Lu}/u.test(sentence[at]?.text ?? '')
      ? true
      : kindOfNoun(what.text) !== null && kindOfNoun(`${what.text} ${sentence[at]?.word ?? ''}`.split(' ').at(-1) ?? '') === null;
    if (split) return { what: what.text, name: name.name };
  }
  return null;
}

/** `its name is Kevin`, `name of the tower is Clanky`, `the team name is …`, `gave the prisoner a name, Mr Crumb`, `has a name - the Wobbly Duchess`. */
function nameIs(reader: Reader, sentence: Sentence, at: number): void {
  const before = sentence[at - 1]?.word ?? '';
  const after = sentence[at + 1]?.word ?? '';
  if (after === 'of') {
    const phrase = phraseAt(sentence, at + 2);
    if (phrase.text === null || sentence[phrase.next]?.word !== 'is') return;
    const name = nameAt(sentence, phrase.next + 1);
    if (name !== null) merge(reader, { kind: 'named', what: phrase.text, called: name.name });
    return;
  }
  const isAt = after === 'is' || after === "'s" ? at + 2 : sentence[at + 1]?.kind === 'pause' ? at + 2 : null;
  if (isAt === null) return;
  const name = nameAt(sentence, isAt);
  if (name === null) return;
  if (before === "'s") {
    const of = phraseAt(sentence.slice(0, at - 1), thingBefore(sentence, at - 1));
    if (of.text !== null && of.next >= at - 1 && sentence[at - 2]?.child === undefined)
      merge(reader, { kind: 'named', what: of.text, called: name.name });
    return;
  }
  if (/^(?:its|his|her|their)$/.test(before)) {
    attach(reader, name.name, {}, null);
    const head = phraseAt(sentence, 0);
    const known = reader.events.some(({ called }) => called === name.name);
    // (broom is the sea horse and … its name is Kevin)
    const is = sentence.findIndex(({ word }, index) => index < at && (word === 'is' || word === "'s"));
    const thing = is === -1 ? null : phraseAt(sentence, is + 1);
    if (!known && thing !== null && thing.text !== null && kindOfNoun(thing.text) !== null) {
      const who = sentence.slice(0, at).find(({ child }) => child !== undefined)?.child;
      add(reader, { kind: 'named', ...(who !== undefined && { who }), what: thing.text, called: name.name });
    } else if (!known && head.text !== null && kindOfNoun(head.text) !== null && head.next < at) {
      add(reader, { kind: 'named', what: head.text, called: name.name });
    }
    return;
  }
  if (before === 'a') {
    const gave = sentence.findLastIndex(({ word }, index) => index < at && /^(?:gave|given|has|have|gets|got|finally)$/.test(word));
    if (gave === -1) return;
    const verb = sentence[gave]?.word ?? '';
    const phrase = verb === 'gave' || verb === 'given' ? phraseAt(sentence, gave + 1) : phraseAt(sentence, clauseStart(sentence, gave));
    if (phrase.text === null) return;
    const who = verb === 'gave' ? whoOf(reader, sentence, subjectBefore(sentence, gave)) : {};
    merge(reader, { kind: 'named', ...who, what: phrase.text, called: name.name });
    return;
  }
  const start = clauseStart(sentence, at);
  for (let from = at - 3; from < at; from += 1) {
    if (from < start && from < 0) continue;
    const phrase = phraseAt(sentence.slice(0, at), Math.max(from, 0));
    if (phrase.text !== null && phrase.next >= at && phrase.determined) {
      merge(reader, { kind: 'named', what: phrase.text, called: name.name });
      return;
    }
  }
}

/** A name for what was built or found just before. */
function attach(reader: Reader, called: string, who: Pick<NoteEvent, 'who' | 'ask'>, at: number | null): void {
  const last = reader.events.findLastIndex(({ kind }) => kind === 'built' || kind === 'found');
  const event = reader.events[last];
  if (event !== undefined) {
    if (event.called === undefined) reader.events[last] = { ...who, ...event, called };
    return;
  }
  // (the sofa is our ship now. we call it …: the thing spoken of last)
  const before = reader.tokens.filter((token) => at !== null && token.at < at);
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const phrase = phraseAt(before, from);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    if (phrase.text === null || !phrase.determined || kind === null || kind === 'thing') continue;
    add(reader, { kind: 'named', ...who, what: phrase.text, called });
    return;
  }
}

/** A name for a thing: of the one that the note told of, if it is that. */
function merge(reader: Reader, event: NoteEvent): void {
  const head = (text: string | undefined): string => (text ?? '').toLowerCase().split(' ').at(-1) ?? '';
  const at = reader.events.findIndex(
    ({ kind, what, called }) => (kind === 'built' || kind === 'found') && called === undefined && head(what) === head(event.what),
  );
  const known = reader.events[at];
  if (known !== undefined && event.called !== undefined) reader.events[at] = { ...known, called: event.called };
  else add(reader, event);
}
