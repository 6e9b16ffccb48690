import type { NoteEvent } from '../../events.ts';
import { headOf, kindOfNoun } from '../../nouns.ts';
import { phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence } from '../../reader.ts';

/** English: giving a name to a thing of which the note has told. */

/** What has a name without the children: no news. */
export const realNames =
  /(?:^|\s)(?:teacher|friend|brother|sister|cousin|uncle|aunt|auntie|school|class|nursery|play|film|movie|book|show|street|road|town|village|sitter|babysitter|neighbour|coach|doctor|nurse|dentist|boss|husband|wife|mum|mom|dad|app|game|song|channel|programme|restaurant|pub|shop down the road|page|account|password|wifi|boy|girl|kid|man|woman|lady|guy)$/i;

/** Where the thing begins that the words before `end` tell of. */
export function thingBefore(sentence: Sentence, end: number): number {
  const from = clauseStart(sentence, end);
  for (let start = Math.max(from, end - 5); start < end; start += 1) {
    const phrase = phraseAt(sentence.slice(0, end), start);
    if (phrase.text !== null && phrase.determined && phrase.next >= end) return start;
  }
  return from;
}

/**
 * Gives a name to what was built or found last or, where nothing was, to the thing that the note speaks of last before `at` (null: before nothing).
 */
export function attach(reader: Reader, called: string, who: Pick<NoteEvent, 'who' | 'ask'>, at: number | null): void {
  if (!reader.sure('named', reader.at)) return;
  const last = reader.events.findLastIndex(
    // For example: "a cat joined in, she is called Flitzi".
    ({ kind, who: newcomer }) => kind === 'built' || kind === 'found' || (kind === 'joined' && kindOfNoun(newcomer ?? '') === 'creature'),
  );
  const event = reader.events[last];
  if (event !== undefined) {
    if (event.called === undefined) reader.events[last] = { ...who, ...event, called };
    return;
  }
  // For example: "the sofa is our ship now. we call it Bob" names the ship.
  const before = reader.tokens.filter((token) => at !== null && token.at < at);
  for (let from = before.length - 1; from >= 0; from -= 1) {
    const phrase = phraseAt(before, from);
    const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
    if (phrase.text === null || !phrase.determined || kind === null || kind === 'thing') continue;
    add(reader, { kind: 'named', ...who, what: phrase.text, called });
    return;
  }
  // For example: "the sea is the blue rug and its called The Wet" names the sea.
  const head = phraseAt(before, 0);
  if (head.text !== null && head.definite && kindOfNoun(head.text) !== null && before[head.next]?.word === 'is')
    add(reader, { kind: 'named', ...who, what: head.text, called });
}

/** Adds a name for a thing or, where the thing was built or found in the note, gives it the name. */
export function addName(reader: Reader, event: NoteEvent): void {
  if (!reader.sure('named', reader.at)) return;
  if (
    realNames.test(event.what ?? '') ||
    (/ /.test(event.called ?? '') && realNames.test((event.called ?? '').split(' ')[0] ?? '')) ||
    /^(?:mine|yours|hers|ours|theirs|one)$/i.test(event.what ?? '')
  )
    return;
  const at = reader.events.findIndex(
    ({ kind, what, called }) =>
      (kind === 'built' || kind === 'found') && called === undefined && headOf(what ?? '') === headOf(event.what ?? ''),
  );
  const known = reader.events[at];
  if (known !== undefined && event.called !== undefined) reader.events[at] = { ...known, called: event.called };
  else add(reader, event);
}
