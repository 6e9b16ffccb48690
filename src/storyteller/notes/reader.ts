import { wordSet } from '../words/word-set.ts';
import { type EventKind, type NoteEvent, type NoteLanguage, type Question, singleKinds } from './events.ts';
import { kindOfNoun } from './nouns.ts';
import type { Subject } from './subject.ts';
import type { Token } from './tokens.ts';
import { people } from './words.ts';

/** What is known while one note is read. */
export type Reader = {
  children: readonly string[];
  tokens: readonly Token[];
  events: NoteEvent[];
  /** The languages in which something was read so far. */
  languages: Set<NoteLanguage | 'en'>;
  /** The word of the sentence that is read just now. */
  at: number;
  /** Whether what is read at a word of the sentence has happened. */
  sure: (kind: EventKind, at: number) => boolean;
};

/** The words and pauses between two stops. */
export type Sentence = readonly Token[];

/** Who the subject of a verb is: a name, a question, or nobody in particular. */
export function whoOf(reader: Reader, sentence: readonly Token[], subject: Subject): Pick<NoteEvent, 'who' | 'ask'> {
  if (subject.stranger === true) return {};
  if (subject.kind === 'child' || subject.kind === 'person') return subject.who === undefined ? {} : { who: subject.who };
  if (subject.kind === 'pronoun') return meant(reader, sentence[subject.at]);
  if (subject.kind !== 'none') return {};
  return headOf(reader, sentence, subject.at);
}

const opening = wordSet('ok okay so well and then but also now today poor little our yes oh wow right meanwhile anyway later');

/** The subject of the sentence's first verb, for a verb that has none of its own: `hal is proud, built a robot`. */
function headOf(reader: Reader, sentence: readonly Token[], upTo: number): Pick<NoteEvent, 'who' | 'ask'> {
  const first = sentence.findIndex(
    ({ kind, child, word }, at) =>
      kind === 'word' &&
      !(opening.has(word) && child === undefined && (sentence[at + 1]?.kind === 'word' || sentence[at + 1]?.child !== undefined)),
  );
  const token = sentence[first];
  if (token === undefined || first > upTo) return {};
  if (sentence.slice(first + 1, upTo + 1).some(({ child, word }) => child !== undefined || word === 'they' || word === 'we')) return {};
  if (token.child !== undefined) {
    const next = sentence[first + 1]?.word;
    return next === 'and' || next === '&' ? {} : { who: token.child };
  }
  if (token.word === 'he' || token.word === 'she') return meant(reader, token);
  return {};
}

const women = wordSet('mum mummy mam mom mommy mama mamma grandma granny gran nan nana nanna nonna oma auntie aunty aunt');
const men = wordSet('dad daddy papa dada grandpa grandad granddad gramps nonno opa uncle');

/** `the teddy`, `a dragon`: somebody of the story; not what somebody plays (`mia was a fairy`). */
function isCreature(all: readonly Token[], at: number): boolean {
  const token = all[at];
  return (
    token !== undefined &&
    token.child === undefined &&
    /^(?:the|a|an)$/.test(all[at - 1]?.word ?? '') &&
    !/^(?:is|was|'s|be|being|as|plays|played|became|becomes|into)$/.test(all[at - 2]?.word ?? '') &&
    !people.has(token.word) &&
    kindOfNoun(token.word) === 'creature'
  );
}

/** The child that a pronoun stands for: the only one spoken of so far, or the only one there is. */
export function meant(reader: Reader, token: Token | undefined): Pick<NoteEvent, 'who' | 'ask'> {
  if (token === undefined) return {};
  const mentioned = [
    ...new Set(reader.tokens.filter(({ child, at }) => child !== undefined && at < token.at).map(({ child }) => child ?? '')),
  ];
  // For example: in "dad came, so he is the troll" the pronoun stands for Dad.
  const last = reader.tokens.findLastIndex(({ child, at }) => child !== undefined && at < token.at);
  const grown = reader.tokens.filter(
    ({ word, at }, index) =>
      index > last &&
      at < token.at &&
      (people.has(word) ||
        /^(?:friend|brother|sister|neighbour|wife|husband|hubby|partner|teacher|boyfriend|girlfriend|sitter|lodger|son|daughter)$/.test(
          word,
        )),
  );
  // For example: in "found the teddy, he was prisoner" the pronoun stands for somebody of the story.
  const start = (at: number): boolean => at === 1 || reader.tokens[at - 2]?.kind !== 'word';
  const ofStory = reader.tokens.some(
    ({ at }, index) => index > last && at < token.at && (last === -1 || start(index)) && isCreature(reader.tokens, index),
  );
  if (ofStory) return {};
  if (grown.length > 0) {
    const [one] = grown.filter(({ word }) => (token.word === 'she' ? women : men).has(word));
    return grown.length === 1 && one !== undefined ? { who: withName(reader.tokens, reader.tokens.indexOf(one)) } : {};
  }
  const candidates = mentioned.length > 0 ? mentioned : reader.children;
  const [only] = candidates;
  if (only === undefined) return {};
  if (candidates.length === 1) return { who: only };
  const ask: Question = { who: candidates, word: token.text.slice(0, token.word.length), at: token.at };
  return { ask };
}

/** `Auntie Bernie`: somebody of the family with the name that stands behind. */
export function withName(tokens: readonly Token[], at: number): string {
  const [title, name] = [tokens[at]?.text ?? '', tokens[at + 1]];
  const isName = name?.kind === 'word' && name.child === undefined && /^\p{Lu}\p{Ll}+$/u.test(name.text);
  return isName ? `${title} ${name.text}` : title;
}

/** Adds an event if it is sure at `reader.at`; if the note has said it before, the earlier event gets what the later one knows more. */
export function add(reader: Reader, event: NoteEvent): void {
  if (!reader.sure(event.kind, reader.at)) return;
  const name = event.kind === 'built' || event.kind === 'found' ? namedBefore(reader, event) : -1;
  const called = reader.events[name]?.called;
  if (called !== undefined) {
    reader.events.splice(name, 1);
    return add(reader, { ...event, called: event.called ?? called });
  }
  const at = reader.events.findIndex((other) => sameEvent(other, event));
  const known = reader.events[at];
  if (known === undefined) reader.events.push(event);
  else reader.events[at] = { ...event, ...known };
}

/** A name that was read before the thing was: they are one event. */
function namedBefore(reader: Reader, event: NoteEvent): number {
  const head = (text: string | undefined): string => lower(text).split(' ').at(-1) ?? '';
  return event.what === undefined
    ? -1
    : reader.events.findIndex(({ kind, what, called }) => kind === 'named' && called !== undefined && head(what) === head(event.what));
}

function sameEvent(a: NoteEvent, b: NoteEvent): boolean {
  if (a.kind !== b.kind) return false;
  if (singleKinds.has(a.kind)) return true;
  if (a.kind === 'joined' || a.kind === 'left') return lower(a.who) === lower(b.who);
  return lower(a.what) === lower(b.what) && (a.who === undefined || b.who === undefined || lower(a.who) === lower(b.who));
}

function lower(text: string | undefined): string {
  return (text ?? '').toLowerCase();
}

/** Where the clause of the token at `at` begins: after the last pause or joining word. */
export function clauseStart(sentence: readonly Token[], at: number): number {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = sentence[index];
    if (token !== undefined && (token.kind === 'pause' || /^(?:and|but|then|so|because|cos|when|while)$/.test(token.word)))
      return index + 1;
  }
  return 0;
}

/** The words of a sentence from `from`, a pause as a comma. */
export function sentenceText(sentence: readonly Token[], from = 0, to = sentence.length): string {
  return sentence
    .slice(from, to)
    .map(({ kind, word }) => (kind === 'word' || word === '=' ? word : ','))
    .join(' ');
}
