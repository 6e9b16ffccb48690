import type { NoteEvent } from './events.ts';
import { kindOfNoun } from './nouns.ts';
import { capital, nameAt, phraseAt } from './phrase.ts';
import { type Reader, type Sentence, wordsOf } from './reader.ts';
import { wordSet } from './words.ts';

/** English: an animal or a toy that joins, with its name: one creature, not two. */

type Companion = { who: string; called: string };

const toys = wordSet(
  'teddy teddies doll dolly plushie plushies plushy cuddly puppet toy toys lego dinosaur floaty stuffie stuffy action figure figurine bear',
);
const stuff = wordSet(
  'stuffed plush knitted toy soft cuddly woolly wooly wooden plastic rubber imaginary inflatable sock felt velvet fluffy lego',
);

const naming =
  /^(?:(?:who |that |which )?(?:is |'s |was )?(?:named|called|nicknamed|known as|christened)|(?:who |that |which )?(?:goes|go|going) by(?: the name(?: of)?)?|(?:who |that |which )?(?:answers|answering) to|(?:by|with|of|under) (?:the )?name(?: of)?|name(?: of)?) $/;

/** The longest way of saying that a name follows, in words. */
const longestNaming = 7;

/** An animal or a toy, so that the story may have it; people are meant by their names alone. */
function isCompanion(text: string): boolean {
  const words = text.toLowerCase().split(' ');
  return kindOfNoun(text) === 'creature' || words.some((word) => toys.has(word)) || stuff.has(words[0] ?? '');
}

/** The animals and toys of a sentence that have their names beside them. */
function companionsOf(sentence: Sentence): Companion[] {
  const found: Companion[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    if (sentence[at]?.kind !== 'word' || sentence[at - 1]?.text === '') continue;
    const companion = named(sentence, at) ?? nameFirst(sentence, at);
    if (companion !== null && !found.some(({ called }) => called === companion.called)) found.push(companion);
  }
  return found;
}

/** `a cat named Flitzi`, `the soldier doll, Corporal Mercy,`, `the stuffed beaver (Mayor Chompy)`, `teddy Pan Mis`. */
function named(sentence: Sentence, at: number): Companion | null {
  for (let end = at + 4; end > at; end -= 1) {
    if (end > sentence.length) continue;
    const phrase = phraseAt(sentence.slice(0, end), at);
    if (phrase.text === null || phrase.next !== end || !isCompanion(phrase.text)) continue;
    const next = sentence[end];
    if (next === undefined) return null;
    for (let from = end + longestNaming; from > end; from -= 1) {
      if (!naming.test(`${wordsOf(sentence, next.kind === 'pause' ? end + 1 : end, from)} `)) continue;
      const name = nameAt(sentence, from);
      if (name !== null) return { who: phrase.text, called: name.name };
    }
    const isAside = next.kind === 'pause' && /^[,(]$/.test(next.text);
    const from = isAside ? end + 1 : end;
    if (!isName(sentence, from)) continue;
    const name = nameAt(sentence, from);
    const closes = name !== null && (sentence[name.next] === undefined || sentence[name.next]?.kind === 'pause');
    if (name !== null && (!isAside || closes)) return { who: phrase.text, called: name.name };
  }
  return null;
}

/** `Tutu the cotton elephant`, `Heilan Harry, the knitted stag,`, `Sooty (toy bat)`. */
function nameFirst(sentence: Sentence, at: number): Companion | null {
  if (!isName(sentence, at) || (at > 0 && sentence[at - 1]?.kind === 'word' && capital(sentence[at - 1]))) return null;
  for (let end = at + 1; end < Math.min(sentence.length, at + 4); end += 1) {
    const isAside = sentence[end]?.kind === 'pause' && /^[,(]$/.test(sentence[end]?.text ?? '');
    const from = isAside ? end + 1 : end;
    if (!isAside && sentence[from]?.word !== 'the') continue;
    const phrase = phraseAt(sentence, from);
    if (phrase.text === null || !isCompanion(phrase.text) || (sentence[end]?.text === ',' && !phrase.determined)) continue;
    const name = nameAt(sentence.slice(0, end), at);
    if (name !== null && name.next === end) return { who: phrase.text, called: name.name };
  }
  return null;
}

function isName(sentence: Sentence, at: number): boolean {
  const token = sentence[at];
  return (
    token !== undefined && token.kind === 'word' && token.child === undefined && capital(token) && kindOfNoun(token.word) !== 'creature'
  );
}

/** Whoever joined by a name alone, or by what it is, is the animal or toy of that name. */
export function nameCompanions(reader: Reader, sentence: Sentence): void {
  if (!reader.events.some(({ kind }) => kind === 'joined')) return;
  for (const companion of companionsOf(sentence)) {
    const isOne = (event: NoteEvent): boolean => event.kind === 'joined' && isCalled(event.who, companion);
    const at = reader.events.findIndex(isOne);
    if (at === -1) continue;
    const isSaid = (event: NoteEvent): boolean => event.kind === 'named' && same(event.called, companion.called);
    const joined: NoteEvent = { kind: 'joined', who: companion.who, called: companion.called };
    reader.events = reader.events.flatMap((event, index) => (index === at ? [joined] : isOne(event) || isSaid(event) ? [] : [event]));
  }
}

function isCalled(who: string | undefined, { who: noun, called }: Companion): boolean {
  const last = (text: string): string => text.toLowerCase().split(' ').at(-1) ?? '';
  if (who === undefined) return false;
  return (
    same(who, called) || last(who) === last(called) || last(who) === last(noun) || called.toLowerCase().split(' ')[0] === who.toLowerCase()
  );
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
