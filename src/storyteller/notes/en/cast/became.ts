import { wordSet } from '../../../words/word-set.ts';
import { headOf, isPlural, kindOfNoun } from '../../nouns.ts';
import { capital, nameAt, phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { isRole } from '../../roles.ts';
import { type Subject, subjectBefore } from '../../subject.ts';
import { emptyNouns, people, phraseEnds, plainAdjectives, relations } from '../../words.ts';
import { isDeedVerb } from '../deed-verbs.ts';
import { personAtStart, someone } from './people.ts';

/** English: who became somebody in the story. */

const copulas = wordSet("is was 's been being am");

const turns = wordSet('became becomes become becoming plays played playing');

const twoWordTurns =
  /^(?:(?:turned|turns|transformed|transforms|morphed|changed|turn) into|(?:pretends|pretending|pretended) to be|(?:dressed up|dressed|acts|acting|took over|takes over|is acting) as|wants? to be called)$/;

const makes = wordSet('turned transformed crowned made elected voted appointed promoted declared named');

const notRoles = wordSet(
  'girl boy sister brother big pro expert star genius legend natural fan handful menace pain nightmare mess child kid toddler mum dad help fan-of winner loser one bit lot little good star champ trooper angel sport sweetheart',
);

/** The role at `from`: one that the table knows, or any thing where the note says `now`. */
function roleAt(sentence: Sentence, from: number, certain: boolean): string | null {
  const nowFirst =
    /^(?:now|today|officially|actually|apparently|clearly|definitely|totally|also|our|just|already)$/.test(sentence[from]?.word ?? '') &&
    sentence[from]?.word !== 'our';
  const start = nowFirst ? from + 1 : from;
  const phrase = phraseAt(sentence, start);
  if (phrase.text === null || sentence[phrase.next]?.word === "'s") return null;
  const head = headOf(phrase.text);
  if (notRoles.has(head) || emptyNouns.has(head)) return null;
  const after = sentence[phrase.next]?.word ?? '';
  // For example: "boss of everybody", "king of excuses" and "bear crawling" are no roles.
  if (after === 'of' && !storied(sentence, phrase.next + 1)) return null;
  if (!phrase.determined && after.endsWith('ing')) return null;
  if (isRole(phrase.text)) return phrase.text;
  const whole = copulas.has(sentence[start - 1]?.word ?? '') ? fromStory(sentence, start) : null;
  if (whole !== null) return whole;
  const now = (nowFirst && sentence[from]?.word === 'now') || sentence[phrase.next]?.word === 'now' || certain;
  return now && phrase.determined && /^\p{L}{3,}/u.test(head) && !plainAdjectives.has(head) && !/(?:ing|ed|er than)$/.test(head)
    ? phrase.text
    : null;
}

/** `tom is the boat`: a thing that a clause ends with, which a child can only play. */
function stageThing(sentence: Sentence, from: number): string | null {
  const phrase = phraseAt(sentence, from);
  const end = sentence[phrase.next];
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  const ends = end === undefined || end.kind === 'pause' || /^(?:now|today|and|but)$/.test(end.word);
  return sentence[from]?.word === 'the' &&
    ends &&
    kind !== null &&
    !/(?:star|sun|prize|treasure|rock|gem|baby|key|boss)$/.test(phrase.text ?? '')
    ? phrase.text
    : null;
}

/** What somebody can be king or keeper of in a story. */
function storied(sentence: Sentence, from: number): boolean {
  const realm = phraseAt(sentence, from);
  return (
    realm.determined ||
    sentence[from]?.word.startsWith('wh') ||
    capital(sentence[from]) ||
    (realm.text !== null && kindOfNoun(realm.text) !== null)
  );
}

/** What a child is called in jest: such a monkey, a right little madam. */
const idiom =
  /^(?:(?:being|such|like|always|usually|a|an|the|my|our) )*(?:(?:right|proper|total|complete|real|cheeky|absolute|little|wee|lazy|messy|greedy|noisy|stubborn) )+(?:monkey|pig|monster|beast|animal|bear|terror|madam|mule|goat|donkey|diva|dragon|ninja|devil|sausage|duck|chicken|bat)\b|^(?:a|one) happy (?:bunny|chappy|camper)|^such an? |^being an? |^a bit of an? |^(?:a|an) \p{L}+ (?:at bedtime|in the mornings?|sometimes|when (?:he|she) is (?:tired|hungry))/u;

/** `Vince is Robin Hood`: somebody with two names, or with one that ends the clause, whom a child is; not what a child is from anywhere (French, Year 3). */
function fromStory(sentence: Sentence, from: number): string | null {
  const name = capital(sentence[from]) ? nameAt(sentence, from) : null;
  if (
    name === null ||
    !/^\p{Lu}/u.test(name.name) ||
    /(?:ish|ian|ese|ean|French|German|Welsh|Scots|Dutch|Greek|Catholic|Year|Reception|Monday|Sunday|Leo|Virgo)\b/.test(name.name)
  )
    return null;
  const end = sentence[name.next];
  return name.name.includes(' ') && (end === undefined || end.kind === 'pause' || phraseEnds.has(end.word)) ? name.name : null;
}

/** Who became somebody at a word: a form of *be*, a verb of turning into something, or a child's name. */
export function becameAt(reader: Reader, sentence: Sentence, at: number): void {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  if (word === 'being' && scolded.test(sentenceText(sentence, at + 1))) return;
  if (word === 'are' || word === 'were') return allBecame(reader, sentence, at);
  if (copulas.has(word) && !/^(?:being|a-bit)$/.test(next) && sentence[at - 1]?.word !== 'there') return isRoleAt(reader, sentence, at);
  if (turns.has(word)) return turnedInto(reader, sentence, at);
  const length = [2, 3].find((count) => twoWordTurns.test(sentenceText(sentence, at, at + count)));
  if (length !== undefined) {
    const role = { from: at + length, certain: length === 2 && (next === 'into' || next === 'as') };
    becomes(reader, sentence, at, subjectBefore(sentence, at), role);
    return;
  }
  if (makes.has(word) && (!/^(?:turned|transformed)$/.test(word) || /^(?:him|her)self$/.test(next)))
    return madeSomebody(reader, sentence, at);
  const opensClause =
    sentence[at - 1] === undefined || sentence[at - 1]?.kind === 'pause' || /^(?:and|but)$/.test(sentence[at - 1]?.word ?? '');
  if (sentence[at]?.child !== undefined && next !== "'s" && opensClause) namedWithRole(reader, sentence, at);
}

/** `being a pig`: how somebody behaves. */
const scolded = /^an? (?:pig|monkey|monster|beast|diva|baby|goat|madam|mule|bully|bear|boss|sheep|chicken|clown|pest|grump)\b/;

/** Notes that the subject of the verb at `at` is now the role that begins at `from`, if it can be; whether it is noted. `certain`: any thing is a role there. */
function becomes(
  reader: Reader,
  sentence: Sentence,
  at: number,
  subject: Subject,
  { from, certain }: { from: number; certain: boolean },
): boolean {
  const word = sentence[at]?.word ?? '';
  // For example: "put on a scarf and is now the tsar" leaves out who.
  const elliptic = subject.kind === 'none' && (turns.has(word) || (word === 'is' && /^(?:and|so)$/.test(sentence[at - 1]?.word ?? '')));
  if (!(someone(subject) || elliptic) || subject.unreal || (isAnimal(subject) && !turns.has(word))) return false;
  // For example: in "she was princess but now she is crocodile" the first role is over.
  if (word === 'was' && /\buntil\b|\b(?:but|and) (?:now|then|is now|got bored|changed)\b/.test(sentenceText(sentence, at))) return false;
  const what = roleAt(sentence, from, certain) ?? (copulas.has(word) ? stageThing(sentence, from) : null);
  if (what === null) return false;
  const who = whoOf(reader, sentence, subject);
  if (who.who === undefined && who.ask === undefined) return false;
  add(reader, { kind: 'became', ...who, what });
  return true;
}

/** `mia is the captain`, `my captain is mia`: at a form of *be*. */
function isRoleAt(reader: Reader, sentence: Sentence, at: number): void {
  if (idiom.test(sentenceText(sentence, at + 1))) return;
  if (!owns(sentence, at) && becomes(reader, sentence, at, subjectBefore(sentence, at), { from: at + 1, certain: false })) return;
  const name = sentence[at + 1]?.child ?? (sentence[at + 1]?.word === 'now' ? sentence[at + 2]?.child : undefined);
  const role = phraseAt(sentence.slice(0, at), clauseStart(sentence, at));
  if (
    name !== undefined &&
    role.determined &&
    role.text !== null &&
    isRole(role.text) &&
    role.next >= at - 1 &&
    sentence[at + 2]?.word !== "'s"
  )
    add(reader, { kind: 'became', who: name, what: role.text });
}

/** `mia became a frog`, `tom plays the wolf`, `they became robots`. */
function turnedInto(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const word = sentence[at]?.word ?? '';
  const all = phraseAt(sentence, at + 1).text;
  if (word === 'became' && subject.kind === 'group' && !subject.unreal && all !== null && isPlural(all) && isRole(all)) {
    add(reader, { kind: 'became', what: all });
    return;
  }
  // For example: "mia is playing the wolf" tells of a role, and "playing cards" does not.
  const isPlaying = word !== 'playing' || /^(?:is|was|'s)$/.test(sentence[at - 1]?.word ?? '') || sentence[at - 1]?.child !== undefined;
  const from = sentence[at + 1]?.word === 'as' ? at + 2 : at + 1;
  if (isPlaying) becomes(reader, sentence, at, subject, { from, certain: false });
}

/** `bruno now the dog`, `kate as the prince`, `mabel yeti`: a child and then the role. */
function namedWithRole(reader: Reader, sentence: Sentence, at: number): void {
  const who = sentence[at]?.child ?? '';
  const linked = /^(?:now|as|=|also|:|-|–|\()$/.test(sentence[at + 1]?.word ?? '');
  const from = linked ? at + (/^(?:also|officially)$/.test(sentence[at + 2]?.word ?? '') ? 3 : 2) : at + 1;
  const phrase = phraseAt(sentence, from);
  const end = sentence[phrase.next];
  if (phrase.text === null || !isRole(phrase.text)) return;
  // For example: "Mia hugged Duchess" makes nobody a duchess.
  if (!linked && isDeedVerb(sentence[from]?.word ?? '')) return;
  const endsClause = end === undefined || end.kind === 'pause';
  const isBare = endsClause && !/ .* |\p{L}s \p{L}/u.test(phrase.text) && !/[^s]s$/.test(phrase.text);
  const article = sentence[from]?.word ?? '';
  const hasArticle = article === 'the' || (/^an?$/.test(article) && from === at + 2);
  if (isBare || (hasArticle && (endsClause || phraseEnds.has(end.word)))) add(reader, { kind: 'became', who, what: phrase.text });
}

/** Everybody, before *are*: `both of them`, `all three`. */
const everybody =
  /(?:^|, |\b(?:and|so|now|but) )(?:both|all|everyone|everybody|the kids|kids)(?: (?:the )?(?:two|three|four|kids|children|girls|boys))?(?: of (?:them|us))? $/;

/** `we are all pirates now`, `both of them are cats now`. */
function allBecame(reader: Reader, sentence: Sentence, at: number): void {
  const skip =
    /^(?:now )?(?:(?:all|both) )?(?:now )?/
      .exec(`${sentenceText(sentence, at + 1, at + 4)} `)?.[0]
      .trim()
      .split(' ')
      .filter((word) => word !== '').length ?? 0;
  const all = phraseAt(sentence, at + 1 + skip);
  const end = sentence[all.next];
  const isAll = everybody.test(`${sentenceText(sentence, 0, at)} `);
  if (
    (skip > 0 || (isAll && end?.word === 'now')) &&
    all.text !== null &&
    isPlural(all.text) &&
    isRole(all.text) &&
    !all.determined &&
    (end === undefined || end.kind === 'pause' || end.word === 'now') &&
    (isAll || subjectBefore(sentence, at).kind === 'group')
  )
    add(reader, { kind: 'became', what: all.text });
}

/** `Mia's teddy`, not `Mia's the queen`. */
function owns(sentence: Sentence, at: number): boolean {
  // For example: "angry with ben's dragon" tells whose the dragon is.
  if (
    sentence[at]?.word === "'s" &&
    sentence[at - 2] !== undefined &&
    sentence[at - 2]?.kind === 'word' &&
    !/^(?:and|but|so|now|today|then|because|cos|ok|yes)$/.test(sentence[at - 2]?.word ?? '')
  )
    return true;
  if (sentence[at]?.word !== "'s" || /^(?:a|an|the|now|our|also|been|just)$/.test(sentence[at + 1]?.word ?? '')) return false;
  const next = sentence[phraseAt(sentence, at + 1).next];
  return next !== undefined && next.kind === 'word' && !/^(?:now|today|again|of|and|apparently)$/.test(next.word);
}

/** An animal is what it is: `the dog is a poodle`. */
function isAnimal(subject: Subject): boolean {
  return subject.kind === 'person' && relations.has(subject.who?.toLowerCase() ?? '') && !people.has(subject.who?.toLowerCase() ?? '');
}

/** `Rowan crowned himself king`, `nana was made dwarf king`, `they made nana the queen`, `Mia got turned into a frog`. */
function madeSomebody(reader: Reader, sentence: Sentence, at: number): void {
  const verb = sentence[at]?.word ?? '';
  const next = sentence[at + 1];
  if (next === undefined) return;
  const subject = subjectBefore(sentence, at);
  if (subject.unreal) return;
  const skipTo = (from: number): number => (/^(?:to|as|into)$/.test(sentence[from]?.word ?? '') ? from + 1 : from);
  if (/^(?:himself|herself|themselves)$/.test(next.word)) {
    const what = roleAt(sentence, skipTo(at + 2), verb !== 'made');
    if (what !== null && someone(subject)) add(reader, { kind: 'became', ...whoOf(reader, sentence, subject), what });
    return;
  }
  const bare = /^(?:crowned|elected|voted|appointed|promoted|declared)$/.test(verb) && subject.kind === 'child' && next.child === undefined;
  const passive = bare || /^(?:was|got|is|been|being|were|get)$/.test(sentence[at - 1]?.word ?? '');
  if (passive) {
    const what = roleAt(sentence, skipTo(at + 1), false);
    if (what === null) return;
    const head = subject.kind === 'none' || subject.kind === 'thing' ? personAtStart(sentence) : null;
    if (someone(subject)) add(reader, { kind: 'became', ...whoOf(reader, sentence, subject), what });
    else if (head !== null) add(reader, { kind: 'became', who: head, what });
    return;
  }
  const who = next.child ?? (people.has(next.word) ? next.text : undefined);
  if (who === undefined || verb === 'named') return;
  const what = roleAt(sentence, skipTo(at + 2), /^(?:his|her|their|our)$/.test(sentence[skipTo(at + 2)]?.word ?? ''));
  if (what !== null) add(reader, { kind: 'became', who, what });
}
