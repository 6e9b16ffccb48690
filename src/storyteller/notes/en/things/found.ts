import { wordSet } from '../../../words/word-set.ts';
import { headOf, kindOfNoun, singular } from '../../nouns.ts';
import { phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { real, type Subject, subjectBefore } from '../../subject.ts';
import { determiners, emptyNouns, people } from '../../words.ts';

/** English: what was found. */

export const finds = wordSet(
  'found finds discovered discovers spotted spots spied located unearthed unearths uncovered uncovers retrieved recovered excavated detected salvaged collected gathered',
);

/** Verbs of finding in more than one word, each with a blank behind it. Behind *with* only `a` or `some` counts: who came back with the shopping found nothing. */
export const findsMore =
  /^(?:(?:dug|fished|winkled) (?:up|out)|(?:has |have )?(?:came|come) (?:across|accross|upon)|(?:stumbled|happened|chanced|lit|hit) (?:up)?on|stumbled across|(?:picked|turfed) up|(?:tracked|hunted|ran) down|(?:sniffed|rooted|ferreted|dug|sussed|nosed) out|got (?:hold|a hold) of|(?:got|laid) (?:his|her|their) (?:hands|paws|mitts) on|(?:came|come|comes|went|ran|returned|straight|right|is|are) back with(?= (?:an?|some|two|three|another|more|my|his|her|our|their) )|(?:returned|appeared|emerged|reappeared|turned up|showed up|rocked up|ran in|ran up) with(?= (?:an?|some|two|three|another) )) /;

/** Reads what was found, by a verb that stands at `verb` and an object that begins at `first`, and adds it: `tom dug up a bone`. */
export function foundAt(reader: Reader, sentence: Sentence, verb: number, first: number): void {
  // For example: "look what ivy found, a feather" or "found herself a stick".
  const shown =
    sentence[first]?.kind === 'pause' &&
    /^(?:an?|the)$/.test(sentence[first + 1]?.word ?? '') &&
    /\bwhat\b/.test(sentenceText(sentence, 0, verb));
  const skipped = shown || /^(?::|himself|herself|themselves)$/.test(sentence[first]?.word ?? '') ? 1 : 0;
  const from = overPlace(sentence, first + skipped);
  const subject = subjectBefore(sentence, verb);
  if (!real(subject) || /^(?:is|was|are|were|be)$/.test(sentence[verb - 1]?.word ?? '')) return;
  // For example: "found that the door is open" finds no thing.
  const told = sentence[from]?.word === 'that' ? sentence[from + 1] : undefined;
  if (told !== undefined && (told.child !== undefined || determiners.has(told.word) || people.has(singular(told.word)))) return;
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
  if (!phrase.determined && kindOfNoun(phrase.text) === null && !isNamed(reader, phrase.text)) return;
  // For example: in "picked up his toys" and "dug up the lawn" nothing had been lost.
  if (/^(?:picked|dug|collected|gathered)$/.test(sentence[verb]?.word ?? '') && (phrase.definite || kindOfNoun(phrase.text) === null))
    return;
  if (/^(?:got|laid)$/.test(sentence[verb]?.word ?? '') && kindOfNoun(phrase.text) === null) return;
  // For example: "gathered cushions" tells what they build with.
  if (
    /^(?:collected|gathered)$/.test(sentence[verb]?.word ?? '') &&
    /(?:cushion|blanket|pillow|towel|sheet|box|boxe|chair|coat|toy|tedd)/.test(phrase.text)
  )
    return;
  // For example: "found the cave too spooky" tells how it was.
  if (
    phrase.definite &&
    /^(?:a (?:bit|little|tad)|too|very|so|quite|really|rather|pretty|super) /.test(sentenceText(sentence, phrase.next))
  )
    return;
  const list = phrase.text.split(' ');
  if (
    phrase.definite &&
    list.length > 1 &&
    kindOfNoun(list.at(-1) ?? '') === null &&
    kindOfNoun(list.at(-2) ?? '') !== null &&
    /(?:y|ing|ful|ed|some)$/.test(list.at(-1) ?? '')
  )
    return;
  const head = headOf(phrase.text);
  if (list.slice(0, -1).some((each) => emptyNouns.has(each.toLowerCase()))) return;
  if (
    isGrownUps(subject, head) ||
    /^(?:typo|mistake|error|rhythm|groove|answer|solution|balance|bug|cold|virus|habit|pace|accent|phrase|tune|courage|energy|peace|flow|loophole)$/.test(
      head,
    )
  )
    return;
  if (people.has(head) || /^(?:difficult|hard|easy|tricky|funny|boring|interesting)/.test(phrase.text)) return;
  add(reader, { kind: 'found', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `found on the balcony a feather`: what was found stands behind the place. */
function overPlace(sentence: Sentence, from: number): number {
  if (!/^(?:in|on|under|behind|at|outside|inside)$/.test(sentence[from]?.word ?? '')) return from;
  const place = phraseAt(sentence, from + 1);
  const { determined } = place;
  // For example: "found in the pocket of my coat one chestnut".
  const next = sentence[place.next]?.word === 'of' ? phraseAt(sentence, place.next + 1).next : place.next;
  return determined && /^(?:an?|the|some|one|two|three)$/.test(sentence[next]?.word ?? '') ? next : from;
}

/** `found a parking space`: what the adult looks for, unless a child is said to have it. */
export function isGrownUps({ kind }: Subject, head: string): boolean {
  return (
    kind !== 'child' &&
    kind !== 'pronoun' &&
    /^(?:space|spot|signal|excuse|excuses|charger|remote|wallet|purse|wifi|internet|connection|socket|settings|app|fiver|tenner|will|job)$/.test(
      head,
    )
  );
}

/** A thing by the name that the note gave it. */
export function isNamed(reader: Reader, text: string): boolean {
  return reader.events.some(({ called }) => called?.toLowerCase() === text.toLowerCase());
}

/** `his magic stone turned up`. */
export function turnedUp(reader: Reader, sentence: Sentence, at: number): void {
  const phrase = phraseAt(sentence.slice(0, at), clauseStart(sentence, at));
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (
    phrase.text !== null &&
    /^(?:has |have |finally |just |suddenly )*$/.test(phrase.next === at ? '' : `${sentenceText(sentence, phrase.next, at)} `) &&
    phrase.next <= at &&
    kind === 'thing'
  )
    add(reader, { kind: 'found', what: phrase.text });
}
