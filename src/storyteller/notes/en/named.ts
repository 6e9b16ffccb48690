import type { NoteEvent } from '../events.ts';
import { kindOfNoun } from '../nouns.ts';
import { capital, nameAt, phraseAt } from '../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from '../reader.ts';
import { subjectBefore } from '../subject.ts';
import { wordSet } from '../words.ts';

/** English: what was given a name. */

export const naming = wordSet(
  'call called calls calling named names naming christened christens renamed renames nicknamed dubbed titled entitled baptised baptized rechristened',
);

const realNames =
  /(?:^|\s)(?:teacher|friend|brother|sister|cousin|uncle|aunt|auntie|school|class|nursery|play|film|movie|book|show|street|road|town|village|sitter|babysitter|neighbour|coach|doctor|nurse|dentist|boss|husband|wife|mum|mom|dad|app|game|song|channel|programme|restaurant|pub|shop down the road|page|account|password|wifi|boy|girl|kid|man|woman|lady|guy)$/i;

/** `called it Bob`, `the ship is called Bob`, `calls his wand Zappy`, `a robot named Bob`. */
export function namedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const wished = sentence[at]?.word === 'call' && !/\bnot\b/.test(wordsOf(sentence, 0, at));
  // (shall be called Bob)
  const willBe = /\b(?:will|shall|must|to) (?:now |henceforth )*be (?:now |henceforth )*$/.test(`${wordsOf(sentence, 0, at)} `);
  if (subject.unreal && !wished && !willBe) return;
  const next = sentence[at + 1];
  // (has always been called Bobo: no news)
  if (next === undefined || /\balways\b/.test(wordsOf(sentence, 0, at))) return;
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
  // (is now officially called)
  let copulaAt = at - 1;
  while (/^(?:now|also|officially|just|still|henceforth|actually|apparently)$/.test(sentence[copulaAt]?.word ?? '')) copulaAt -= 1;
  const copula = sentence[copulaAt]?.word;
  const passive =
    copula === 'is' ||
    copula === 'got' ||
    copula === "'s" ||
    copula === 'was' ||
    copula === 'are' ||
    copula === 'been' ||
    copula === 'officially' ||
    willBe;
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
  const end = passive && /^(?:is|was|are|been|got|officially|'s)$/.test(copula ?? '') ? copulaAt : willBe ? copulaAt - 1 : at;
  const start = thingBefore(sentence, end);
  const before = phraseAt(sentence.slice(0, at), start);
  if (before.text !== null && before.next >= at - 3 && (sentence[start]?.child === undefined || sentence[start + 1]?.word === "'s")) {
    // (what the teacher or the school play is called is no name that they gave)
    if (passive && realNames.test(before.text)) return;
    // (a web all over the landing called The Trap: the web is)
    const made = reader.events.findLast(({ kind }) => kind === 'built' || kind === 'found');
    if (!passive && made !== undefined && made.called === undefined && kindOfNoun(before.text) === null) {
      attach(reader, name.name, {}, null);
      return;
    }
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
  ) {
    attach(reader, name.name, {}, null);
    return;
  }
  // (the rug is a whale now, hes called Gerald: the thing spoken of last)
  if (passive && (subject.kind === 'pronoun' || /^(?:it|they)$/.test(sentence[subject.at]?.word ?? '')) && copula !== 'got')
    attach(reader, name.name, {}, sentence[at]?.at ?? 0);
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
    const split =
      capital(sentence[at]) || (sentence[at]?.word === 'the' && capital(sentence[at + 1]))
        ? true
        : kindOfNoun(what.text) !== null && kindOfNoun(`${what.text} ${sentence[at]?.word ?? ''}`.split(' ').at(-1) ?? '') === null;
    if (split) return { what: what.text, name: name.name };
  }
  return null;
}

/** `its name is Kevin`, `name of the tower is Clanky`, `the team name is …`, `gave the prisoner a name, Mr Crumb`, `has a name - the Wobbly Duchess`. */
export function nameIs(reader: Reader, sentence: Sentence, at: number): void {
  const before = sentence[at - 1]?.word ?? '';
  const after = sentence[at + 1]?.word ?? '';
  if (after === 'of' || after === 'for') {
    const phrase = phraseAt(sentence, at + 2);
    const mark = sentence[phrase.next];
    if (phrase.text === null || !(mark?.word === 'is' || mark?.text === ':')) return;
    const name = nameAt(sentence, phrase.next + 1);
    if (name !== null) merge(reader, { kind: 'named', what: phrase.text, called: name.name });
    return;
  }
  const isAt =
    after === 'is' || after === "'s" || sentence[at + 1]?.kind === 'pause'
      ? at + 2
      : (/^(?:its|his|her|their)$/.test(before) || kindOfNoun(before) !== null) && capital(sentence[at + 1])
        ? at + 1
        : null;
  if (isAt === null) return;
  // (gave it a name, its Toasty)
  const skipped = sentence[isAt]?.word === 'its' ? 1 : /^(?:it|he|she) is$/.test(wordsOf(sentence, isAt, isAt + 2)) ? 2 : 0;
  const name = nameAt(sentence, isAt + skipped);
  if (name === null) return;
  if (before === "'s") {
    const of = phraseAt(sentence.slice(0, at - 1), thingBefore(sentence, at - 1));
    if (of.text !== null && of.next >= at - 1 && sentence[at - 2]?.child === undefined)
      merge(reader, { kind: 'named', what: of.text, called: name.name });
    return;
  }
  // (built a castle, name is Domino City)
  if ((after === 'is' || sentence[at + 1]?.text === ':') && sentence[at - 1]?.kind !== 'word') {
    attach(reader, name.name, {}, null);
    return;
  }
  if (/^(?:its|his|her|their)$/.test(before)) {
    attach(reader, name.name, {}, null);
    const near = nearestThing(sentence, at - 1);
    const head = phraseAt(sentence, 0);
    const known = reader.events.some(({ called }) => called === name.name);
    // (broom is the sea horse and … its name is Kevin)
    const is = sentence.findIndex(({ word }, index) => index < at && (word === 'is' || word === "'s"));
    const thing = is === -1 ? null : phraseAt(sentence, is + 1);
    if (!known && thing !== null && thing.text !== null && kindOfNoun(thing.text) !== null) {
      const who = sentence.slice(0, at).find(({ child }) => child !== undefined)?.child;
      add(reader, { kind: 'named', ...(who !== undefined && { who }), what: thing.text, called: name.name });
    } else if (!known && near !== null) {
      add(reader, { kind: 'named', what: near, called: name.name });
    } else if (!known && head.text !== null && kindOfNoun(head.text) !== null && head.next < at) {
      add(reader, { kind: 'named', what: head.text, called: name.name });
    } else if (!known && before === 'its') {
      for (let from = at - 1; from >= 0; from -= 1) {
        const spoken = phraseAt(sentence.slice(0, at), from);
        if (spoken.text === null || !spoken.definite || kindOfNoun(spoken.text) === null) continue;
        add(reader, { kind: 'named', what: spoken.text, called: name.name });
        break;
      }
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
    if (phrase.text !== null && phrase.next >= at && (phrase.determined || kindOfNoun(phrase.text) !== null)) {
      merge(reader, { kind: 'named', what: phrase.text, called: name.name });
      return;
    }
  }
}

/** The last known thing or creature before `end`. */
function nearestThing(sentence: Sentence, end: number): string | null {
  for (let from = end - 1; from >= 0; from -= 1) {
    const phrase = phraseAt(sentence.slice(0, end), from);
    if (phrase.text !== null && sentence[from]?.child === undefined && kindOfNoun(phrase.text) !== null) return phrase.text;
  }
  return null;
}

/** A name for what was built or found just before. */
function attach(reader: Reader, called: string, who: Pick<NoteEvent, 'who' | 'ask'>, at: number | null): void {
  if (!reader.sure('named', reader.at)) return;
  const last = reader.events.findLastIndex(
    // (a cat joined in, she is called Flitzi)
    ({ kind, who: newcomer }) => kind === 'built' || kind === 'found' || (kind === 'joined' && kindOfNoun(newcomer ?? '') === 'creature'),
  );
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
  // (the sea is the blue rug and its called The Wet: the subject)
  const head = phraseAt(before, 0);
  if (head.text !== null && head.definite && kindOfNoun(head.text) !== null && before[head.next]?.word === 'is')
    add(reader, { kind: 'named', ...who, what: head.text, called });
}

/** A name for a thing: of the one that the note told of, if it is that. */
function merge(reader: Reader, event: NoteEvent): void {
  if (!reader.sure('named', reader.at)) return;
  if (
    realNames.test(event.what ?? '') ||
    (/ /.test(event.called ?? '') && realNames.test((event.called ?? '').split(' ')[0] ?? '')) ||
    /^(?:mine|yours|hers|ours|theirs|one)$/i.test(event.what ?? '')
  )
    return;
  const head = (text: string | undefined): string => (text ?? '').toLowerCase().split(' ').at(-1) ?? '';
  const at = reader.events.findIndex(
    ({ kind, what, called }) => (kind === 'built' || kind === 'found') && called === undefined && head(what) === head(event.what),
  );
  const known = reader.events[at];
  if (known !== undefined && event.called !== undefined) reader.events[at] = { ...known, called: event.called };
  else add(reader, event);
}
