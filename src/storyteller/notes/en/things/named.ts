import { wordSet } from '../../../words/word-set.ts';
import { kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, phraseAt } from '../../phrase.ts';
import { type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { type Subject, subjectBefore } from '../../subject.ts';
import { addName, attach, realNames, thingBefore } from './naming.ts';

/** English: what was given a name by a verb. */

export const naming = wordSet(
  'call called calls calling named names naming christened christens renamed renames nicknamed dubbed titled entitled baptised baptized rechristened',
);

/**
 * Reads the name that the verb at `at` gives, and adds it: `called it Bob`, `the ship is called Bob`, `calls his wand Zappy`, `a robot named
 * Bob`.
 */
export function namedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const before = sentenceText(sentence, 0, at);
  const wished = sentence[at]?.word === 'call' && !/\bnot\b/.test(before);
  // For example: "shall be called Bob".
  const willBe = /\b(?:will|shall|must|to) (?:now |henceforth )*be (?:now |henceforth )*$/.test(`${before} `);
  if (subject.unreal && !wished && !willBe) return;
  const next = sentence[at + 1];
  // For example: "has always been called Bobo" is no news.
  if (next === undefined || /\balways\b/.test(before)) return;
  if (isOfIt(sentence, at + 1)) {
    const name = nameAt(sentence, at + 2);
    if (name !== null) attach(reader, name.name, whoOf(reader, sentence, subject), sentence[at]?.at ?? 0);
    return;
  }
  if (/^(?:names|naming)$/.test(sentence[at]?.word ?? '') && next.word === 'is') return;
  const given = objectAndName(sentence, at + 1);
  if (given !== null && (wished || (subject.kind !== 'thing' && subject.kind !== 'writer')))
    addName(reader, { kind: 'named', ...whoOf(reader, sentence, subject), what: given.what, called: given.name });
  else isCalled(reader, sentence, at, subject, willBe);
}

/** `it`, `him` and so on; *her* only where it does not begin a noun phrase. */
function isOfIt(sentence: Sentence, at: number): boolean {
  const word = sentence[at]?.word ?? '';
  if (word !== 'her') return /^(?:it|him|them|this)$/.test(word);
  const next = sentence[at + 1];
  return next === undefined || (next.text !== '' && nameAt(sentence, at + 1) !== null && kindOfNoun(next.word) === null);
}

/** `the ship is called Bob`, `a robot named Bob`: the thing stands before the verb, or was told of before. */
function isCalled(reader: Reader, sentence: Sentence, at: number, subject: Subject, willBe: boolean): void {
  const name = nameAt(sentence, at + 1);
  if (name === null) return;
  const copula = copulaBefore(sentence, at);
  const passive = copula.isOne || willBe;
  const start = thingBefore(sentence, copula.isOne ? copula.at : willBe ? copula.at - 1 : at);
  const thing = phraseAt(sentence.slice(0, at), start);
  const isChild = sentence[start]?.child !== undefined && sentence[start + 1]?.word !== "'s";
  if (thing.text !== null && thing.next >= at - 3 && !isChild) {
    // For example: "the school play is called Cats" tells no name that the children gave.
    if (passive && realNames.test(thing.text)) return;
    // For example: "a web all over the landing called The Trap" names the web.
    const made = reader.events.findLast(({ kind }) => kind === 'built' || kind === 'found');
    const isKnown = kindOfNoun(thing.text) !== null;
    if (!passive && !isKnown && made !== undefined && made.called === undefined) attach(reader, name.name, {}, null);
    else if (passive || sentence[at]?.word === 'renamed' || (thing.next === at && isKnown)) {
      const by = sentence[name.next]?.word === 'by' ? sentence[name.next + 1]?.child : undefined;
      addName(reader, { kind: 'named', ...(by !== undefined && { who: by }), what: thing.text, called: name.name });
    }
    return;
  }
  // For example: "they made a robot called Bob".
  const last = reader.events.at(-1)?.kind;
  const isOfLast = passive || subject.kind === 'none' || subject.kind === 'thing';
  if ((last === 'built' || last === 'found') && isOfLast) attach(reader, name.name, {}, null);
  // For example: "the rug is a whale now, hes called Gerald" names the thing that was spoken of last.
  else if (passive && copula.word !== 'got' && (subject.kind === 'pronoun' || /^(?:it|they)$/.test(sentence[subject.at]?.word ?? '')))
    attach(reader, name.name, {}, sentence[at]?.at ?? 0);
}

/** The word before the verb at `at`, over what may stand between (`is now officially called`), and whether it makes the verb a passive one. */
function copulaBefore(sentence: Sentence, verb: number): { at: number; word: string | undefined; isOne: boolean } {
  let at = verb - 1;
  while (/^(?:now|also|officially|just|still|henceforth|actually|apparently)$/.test(sentence[at]?.word ?? '')) at -= 1;
  const word = sentence[at]?.word;
  return { at, word, isOne: /^(?:is|was|are|been|got|'s)$/.test(word ?? '') };
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
