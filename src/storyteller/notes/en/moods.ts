import type { EventKind, NoteEvent } from '../events.ts';
import { kindOfNoun } from '../nouns.ts';
import { add, meant, type Reader, type Sentence, sentenceText, whoOf } from '../reader.ts';
import { isRole } from '../roles.ts';
import { subjectBefore } from '../subject.ts';
import { keysOf, mayHold } from './literals.ts';
import { boredIn } from './moods/bored.ts';
import { isMeant, isOthers, type Saying } from './moods/doubts.ts';
import { feltIn } from './moods/felt.ts';
import { moodPicturesIn } from './moods/pictures.ts';
import { sayings } from './moods/sayings.ts';
import { weatherIn } from './weather.ts';
import { wishesIn } from './wishes.ts';

/** English: how it was for them. */

/** The sayings of each kind, and the words without which none of them can be: most sentences need not be searched. */
const searched = (Object.keys(sayings) as Saying[]).map((kind) => {
  const source = sayings[kind].join('|');
  return { kind, regex: new RegExp(source, 'g'), may: mayHold(source) };
});

/** Adds what an English sentence tells of how it was: the sayings (`too hard`, `loved it`), quarrels, moods, wishes and the weather. */
export function moodEvents(reader: Reader, sentence: Sentence): void {
  const text = sentenceText(sentence);
  const keys = keysOf(sentence);
  for (const { kind, regex, may } of searched) {
    if (!may(keys)) continue;
    // For example: in "i loved it, mia loved it too" only the second saying is a child's.
    for (const match of text.matchAll(regex)) {
      const said = match[0];
      const before = text.slice(0, match.index);
      const after = text.slice(match.index + said.length);
      const from = before.split(' ').length - 1;
      if (
        !isMeant(kind, said, unnamed(sentence, from, before), after) ||
        // For example: "arguing. again." tells of one quarrel.
        (said === 'again' && reader.events.some((event) => event.kind === 'quarrel')) ||
        (isOthers(sentence, from) && !said.startsWith('had to')) ||
        ((kind === 'tired' || kind === 'loved') && (ofTheStory(sentence, from) || isOfCreature(sentence, from, said)))
      )
        continue;
      reader.at = from;
      const who = whoFor(reader, sentence, from, from + said.split(' ').length, kind);
      add(reader, { kind, ...(who.who === undefined && who.ask === undefined && kind !== 'quarrel' ? signedBy(sentence) : who) });
      break;
    }
  }
  blowIn(reader, sentence);
  snatchIn(reader, sentence);
  boredIn(reader, sentence);
  moodPicturesIn(reader, sentence);
  feltIn(reader, sentence);
  wishesIn(reader, sentence);
  weatherIn(reader, sentence);
}

/** The words before `from`; a child's name right before it is written `@`, so that sayings can ask for one (`@ love it`). */
function unnamed(sentence: Sentence, from: number, before: string): string {
  return sentence[from - 1]?.child === undefined ? before : before.replace(/\S+ $/, '@ ');
}

/** `mia hit tom`: one child does it to another, and the clause ends or tells why. */
function blowIn(reader: Reader, sentence: Sentence): void {
  for (let at = 1; at + 1 < sentence.length; at += 1) {
    const end = sentence[at + 2];
    if (
      sentence[at - 1]?.child === undefined ||
      sentence[at + 1]?.child === undefined ||
      !/^(?:hit|pushed|shoved|kicked|bit|punched|slapped|thumped|pinched|whacked|scratched|poked|clobbered|elbowed|fought)$/.test(
        sentence[at]?.word ?? '',
      ) ||
      (end !== undefined && end.kind === 'word' && !/^(?:and|because|cos|over|for|so|again|then)$/.test(end.word))
    )
      continue;
    reader.at = at;
    add(reader, { kind: 'quarrel' });
  }
}

/** `jack snatched the wand from rosie`: one child takes what another has. */
function snatchIn(reader: Reader, sentence: Sentence): void {
  for (let at = 1; at < sentence.length; at += 1) {
    if (sentence[at - 1]?.child === undefined || !/^(?:snatched|grabbed|nicked|pinched|swiped|stole)$/.test(sentence[at]?.word ?? ''))
      continue;
    const from = sentence.findIndex(({ word }, index) => index > at && index < at + 6 && /^(?:from|off)$/.test(word));
    if (from === -1 || sentence[from + 1]?.child === undefined || sentence[from + 2]?.word === "'s") continue;
    reader.at = at;
    add(reader, { kind: 'quarrel' });
  }
}

/** `too easy -mia`, `loved it (mia)`: whose words they are. */
function signedBy(sentence: Sentence): Pick<NoteEvent, 'who'> {
  const end = sentence.findLastIndex(({ kind }) => kind === 'word');
  const who = sentence[end]?.child;
  return who !== undefined && sentence[end - 1]?.kind === 'pause' && !sentence.slice(0, end).some(({ child }) => child !== undefined)
    ? { who }
    : {};
}

/** `the princess is tired`: somebody in the story is, and nobody who plays. */
function ofTheStory(sentence: Sentence, at: number): boolean {
  const subject = subjectBefore(sentence, at);
  // For example: "ola said the dragon looks tired".
  const looks =
    /\b(?:the|a|his|her|their) (\S+) (?:looks?|looked|seems?|seemed|sounds?|sounded|gets?|got|is|was|feels?|felt|needs?)(?: (?:a|bit|so|very|really|too|quite))* ?$/.exec(
      sentenceText(sentence, 0, at),
    );
  if (looks?.[1] !== undefined && (isRole(looks[1]) || kindOfNoun(looks[1]) !== null)) return true;
  // For example: "tom says teddy is tired".
  if (subject.kind === 'person' && kindOfNoun(subject.who ?? '') === 'creature') return true;
  const head = sentence[0]?.word === 'the' ? sentence[1]?.word : undefined;
  if (
    subject.kind === 'none' &&
    head !== undefined &&
    (isRole(head) || kindOfNoun(head) !== null || /^(?:army|crew|crowd|guards)$/.test(head))
  )
    return true;
  if (subject.kind === 'thing' && isRole(subject.who ?? '')) return true;
  return (
    subject.kind === 'thing' &&
    sentence[subject.at - 1]?.word === 'the' &&
    !/^(?:kids|children|boys|girls|twins|others|lot|little|big)$/.test(subject.who?.toLowerCase() ?? '')
  );
}

/** `carried the tired snail home`: the snail is. */
function isOfCreature(sentence: Sentence, from: number, said: string): boolean {
  const next = sentence[from + said.split(' ').length];
  const before = sentence[from - 1]?.word ?? '';
  return (
    next?.kind === 'word' && next.child === undefined && /^(?:the|a|an|poor|very|so)$/.test(before) && kindOfNoun(next.word) === 'creature'
  );
}

/** Who it was like that for: who is named after `for`, or the subject. */
function whoFor(reader: Reader, sentence: Sentence, from: number, to: number, kind: EventKind): Pick<NoteEvent, 'who' | 'ask'> {
  if (kind === 'quarrel') return {};
  const children = sentence.filter(({ child }) => child !== undefined);
  const after = sentence.findIndex(({ word }, at) => at >= from && at <= to + 3 && (word === 'for' || word === 'with'));
  const named = after === -1 ? undefined : sentence[after + 1]?.child;
  if (named !== undefined) return { who: named };
  const him = after === -1 || !/^(?:him|her)$/.test(sentence[after + 1]?.word ?? '') ? undefined : sentence[after + 1];
  if (him !== undefined && kind !== 'tired' && kind !== 'loved') return meant(reader, { ...him, word: him.word === 'him' ? 'he' : 'she' });
  const aimed = /^(?:beyond|for|over|above)$/.test(sentence[to - 1]?.word ?? '') ? sentence[to]?.child : undefined;
  if (aimed !== undefined) return { who: aimed };
  const inside = sentence.slice(from, to).find(({ child }) => child !== undefined)?.child;
  if (inside !== undefined) return { who: inside };
  const subject = subjectBefore(sentence, from);
  const before = sentence
    .slice(0, from)
    .findLast(
      ({ child, word, kind: sort }, at, all) =>
        sort === 'word' &&
        (child !== undefined ||
          word === 'he' ||
          word === 'she' ||
          (/^(?:they|we|everyone|both|all|kids|them)$/.test(word) && all[at + 1] !== undefined && all[at - 1]?.word !== 'at')),
    );
  const only = children.length === 1 ? children[0]?.child : undefined;
  if (kind === 'too-easy' || kind === 'too-hard') {
    // For example: "marlon said it was too easy" is true of Marlon.
    let at = from - 1;
    while (/^(?:it|this|that|was|is|its)$/.test(sentence[at]?.word ?? '')) at -= 1;
    const teller = /^(?:said|says|thinks|thought|reckons|reckoned)$/.test(sentence[at]?.word ?? '') ? sentence[at - 1]?.child : undefined;
    if (teller !== undefined) return { who: teller };
    if (subject.kind === 'child' || subject.kind === 'pronoun') return whoOf(reader, sentence, subject);
    return before?.child !== undefined && only !== undefined ? { who: only } : {};
  }
  const says = sentence.findIndex(({ word }, at) => at >= to - 1 && /^(?:says|said)$/.test(word));
  const speaker = says === -1 ? undefined : sentence[says + 1]?.child;
  if (speaker !== undefined) return { who: speaker };
  if (before === undefined)
    return kind === 'loved' && only !== undefined && !/\b(?:they|we|both|everyone|all|kids)\b/.test(sentenceText(sentence))
      ? { who: only }
      : {};
  if (before.child !== undefined)
    return only !== undefined ? { who: only } : children.length > 1 && subject.kind === 'child' ? { who: before.child } : {};
  if (before.word === 'he' || before.word === 'she')
    return whoOf(reader, sentence, { kind: 'pronoun', at: sentence.indexOf(before), unreal: false });
  return {};
}
