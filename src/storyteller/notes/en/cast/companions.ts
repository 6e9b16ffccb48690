import { wordSet } from '../../../words/word-set.ts';
import type { NoteEvent } from '../../events.ts';
import { headOf, kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, phraseAt } from '../../phrase.ts';
import { type Reader, type Sentence, sentenceText } from '../../reader.ts';
import type { Token } from '../../tokens.ts';

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

/** The longest animal or toy that stands at `from`, and where it ends. */
function companionAt(sentence: Sentence, from: number): { text: string; end: number; determined: boolean } | null {
  for (let end = Math.min(from + 4, sentence.length); end > from; end -= 1) {
    const { text, next, determined } = phraseAt(sentence.slice(0, end), from);
    // For example: in "teddy Pan Mis" the name is no part of what it is.
    const endsInName = end > from + 1 && isName(sentence, end - 1);
    if (text !== null && next === end && !endsInName && isCompanion(text)) return { text, end, determined };
  }
  return null;
}

/** `a cat named Flitzi`, `the soldier doll, Corporal Mercy,`, `the stuffed beaver (Mayor Chompy)`, `teddy Pan Mis`. */
function named(sentence: Sentence, at: number): Companion | null {
  const companion = companionAt(sentence, at);
  const next = companion === null ? undefined : sentence[companion.end];
  if (companion === null || next === undefined) return null;
  const { text: who, end } = companion;
  for (let from = end + longestNaming; from > end; from -= 1) {
    if (!naming.test(`${sentenceText(sentence, next.kind === 'pause' ? end + 1 : end, from)} `)) continue;
    const name = nameAt(sentence, from);
    if (name !== null) return { who, called: name.name };
  }
  const isAside = opensAside(next);
  const from = isAside ? end + 1 : end;
  const name = isName(sentence, from) ? nameAt(sentence, from) : null;
  if (name === null) return null;
  const closes = sentence[name.next] === undefined || sentence[name.next]?.kind === 'pause';
  return isAside && !closes ? null : { who, called: name.name };
}

/** `Tutu the cotton elephant`, `Heilan Harry, the knitted stag,`, `Sooty (toy bat)`. */
function nameFirst(sentence: Sentence, at: number): Companion | null {
  if (!isName(sentence, at) || (at > 0 && sentence[at - 1]?.kind === 'word' && capital(sentence[at - 1]))) return null;
  for (let end = at + 1; end < Math.min(sentence.length, at + 4); end += 1) {
    const isAside = opensAside(sentence[end]);
    if (!isAside && sentence[end]?.word !== 'the') continue;
    const companion = companionAt(sentence, isAside ? end + 1 : end);
    if (companion === null || (sentence[end]?.text === ',' && !companion.determined)) continue;
    const name = nameAt(sentence.slice(0, end), at);
    if (name !== null && name.next === end) return { who: companion.text, called: name.name };
  }
  return null;
}

function opensAside(token: Token | undefined): boolean {
  return token?.kind === 'pause' && /^[,(]$/.test(token.text);
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
  if (who === undefined) return false;
  return (
    same(who, called) ||
    headOf(who) === headOf(called) ||
    headOf(who) === headOf(noun) ||
    called.toLowerCase().split(' ')[0] === who.toLowerCase()
  );
}

function same(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
