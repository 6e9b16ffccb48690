import { kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { subjectBefore } from '../../subject.ts';
import { addName, attach, thingBefore } from './naming.ts';

/** English: what was given a name, told with the word *name*. */

/**
 * Reads the name that is told behind the word *name* at `at`, and adds it: `its name is Kevin`, `name of the tower is Clanky`, `the team name
 * is …`, `gave the prisoner a name, Mr Crumb`, `has a name - the Wobbly Duchess`.
 */
export function nameIs(reader: Reader, sentence: Sentence, at: number): void {
  const before = sentence[at - 1]?.word ?? '';
  const after = sentence[at + 1]?.word ?? '';
  if (after === 'of' || after === 'for') {
    nameOf(reader, sentence, at);
    return;
  }
  const name = nameBehind(sentence, at);
  if (name === null) return;
  if (before === "'s") ownersName(reader, sentence, at, name);
  // For example: "built a castle, name is Domino City".
  else if ((after === 'is' || sentence[at + 1]?.text === ':') && sentence[at - 1]?.kind !== 'word') attach(reader, name, {}, null);
  else if (/^(?:its|his|her|their)$/.test(before)) itsName(reader, sentence, at, name);
  else if (before === 'a') givenName(reader, sentence, at, name);
  else thingsName(reader, sentence, at, name);
}

/** The name that stands behind *name*: `name is Kevin`, `name: Kevin`, `its name Kevin`. */
function nameBehind(sentence: Sentence, at: number): string | null {
  const before = sentence[at - 1]?.word ?? '';
  const next = sentence[at + 1];
  const isTold = next?.word === 'is' || next?.word === "'s" || next?.kind === 'pause';
  const isNext = (/^(?:its|his|her|their)$/.test(before) || kindOfNoun(before) !== null) && capital(next);
  if (!isTold && !isNext) return null;
  const from = isTold ? at + 2 : at + 1;
  // For example: "gave it a name, its Toasty".
  const skipped = sentence[from]?.word === 'its' ? 1 : /^(?:it|he|she) is$/.test(sentenceText(sentence, from, from + 2)) ? 2 : 0;
  return nameAt(sentence, from + skipped)?.name ?? null;
}

/** `name of the tower is Clanky` */
function nameOf(reader: Reader, sentence: Sentence, at: number): void {
  const phrase = phraseAt(sentence, at + 2);
  const mark = sentence[phrase.next];
  if (phrase.text === null || !(mark?.word === 'is' || mark?.text === ':')) return;
  const name = nameAt(sentence, phrase.next + 1);
  if (name !== null) addName(reader, { kind: 'named', what: phrase.text, called: name.name });
}

/** `the dragon's name is Kevin`; what a child is called is no news. */
function ownersName(reader: Reader, sentence: Sentence, at: number, called: string): void {
  const owner = phraseAt(sentence.slice(0, at - 1), thingBefore(sentence, at - 1));
  if (owner.text !== null && owner.next >= at - 1 && sentence[at - 2]?.child === undefined)
    addName(reader, { kind: 'named', what: owner.text, called });
}

/** `its name is Kevin`: of what was built or found, or else of a thing in the sentence. */
function itsName(reader: Reader, sentence: Sentence, at: number, called: string): void {
  attach(reader, called, {}, null);
  if (reader.events.some((event) => event.called === called)) return;
  // For example: "broom is the sea horse and its name is Kevin" names the sea horse.
  const is = sentence.findIndex(({ word }, index) => index < at && (word === 'is' || word === "'s"));
  const role = is === -1 ? null : knownAt(sentence, is + 1);
  const who = sentence.slice(0, at).find(({ child }) => child !== undefined)?.child;
  if (role !== null) add(reader, { kind: 'named', ...(who !== undefined && { who }), what: role, called });
  else {
    const what =
      nearestThing(sentence, at - 1) ??
      headBefore(sentence, at) ??
      (sentence[at - 1]?.word === 'its' ? nearestDefinite(sentence, at) : null);
    if (what !== null) add(reader, { kind: 'named', what, called });
  }
}

/** `gave the prisoner a name, Mr Crumb`, `the bridge has a name - the Wobbly Duchess` */
function givenName(reader: Reader, sentence: Sentence, at: number, called: string): void {
  const verbAt = sentence.findLastIndex(({ word }, index) => index < at && /^(?:gave|given|has|have|gets|got|finally)$/.test(word));
  if (verbAt === -1) return;
  const verb = sentence[verbAt]?.word ?? '';
  const isGiven = verb === 'gave' || verb === 'given';
  const phrase = phraseAt(sentence, isGiven ? verbAt + 1 : clauseStart(sentence, verbAt));
  if (phrase.text === null) return;
  const who = verb === 'gave' ? whoOf(reader, sentence, subjectBefore(sentence, verbAt)) : {};
  addName(reader, { kind: 'named', ...who, what: phrase.text, called });
}

/** `the team name is Bob` */
function thingsName(reader: Reader, sentence: Sentence, at: number, called: string): void {
  for (let from = Math.max(at - 3, 0); from < at; from += 1) {
    const phrase = phraseAt(sentence.slice(0, at), from);
    if (phrase.text === null || phrase.next < at || !(phrase.determined || kindOfNoun(phrase.text) !== null)) continue;
    addName(reader, { kind: 'named', what: phrase.text, called });
    return;
  }
}

/** A known thing or creature that stands at `at`. */
function knownAt(sentence: Sentence, at: number): string | null {
  const { text } = phraseAt(sentence, at);
  return text !== null && kindOfNoun(text) !== null ? text : null;
}

/** The known thing with which the sentence begins. */
function headBefore(sentence: Sentence, end: number): string | null {
  return phraseAt(sentence, 0).next < end ? knownAt(sentence, 0) : null;
}

/** The last known thing or creature before `end`. */
function nearestThing(sentence: Sentence, end: number): string | null {
  for (let from = end - 1; from >= 0; from -= 1) {
    const what = sentence[from]?.child === undefined ? knownAt(sentence.slice(0, end), from) : null;
    if (what !== null) return what;
  }
  return null;
}

/** The last known thing before `end` of which the note has told, as *the rug* says. */
function nearestDefinite(sentence: Sentence, end: number): string | null {
  const before = sentence.slice(0, end);
  for (let from = end - 1; from >= 0; from -= 1) {
    const what = phraseAt(before, from).definite ? knownAt(before, from) : null;
    if (what !== null) return what;
  }
  return null;
}
