import { wordSet } from '../../../words/word-set.ts';
import type { NoteEvent } from '../../events.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { longMoods, moods, phraseEnds } from '../../words.ts';

/** English: how somebody felt. */

const between = wordSet(
  'woke up ended starts started left stood there sat get gets a bit very so really quite rather slightly super pretty little feels felt feeling feel looks looked seems seemed getting got is was are were been being too now still also just all extremely incredibly genuinely properly totally absolutely completely became becomes and turned went goes gone has have had today suddenly actually be only well',
);

/** Somebody of the story is spoken of before the pause, and no one who plays. */
function othersBefore(sentence: Sentence, pause: number): boolean {
  const before = sentence.slice(0, pause);
  return !before.some(
    ({ child, word }) => child !== undefined || /^(?:he|she|they|we|kids|both|children|boys|girls|everyone|all)$/.test(word),
  );
}

const writers = /^(?:thrilled|delighted|overjoyed|ecstatic|amazed|shocked|impressed|grateful|relieved|surprised|confused|pleased|chuffed)$/;

/** `Mia built a tower. very proud`: the one child whom the sentence before begins with, and the only one spoken of. */
function spokenOf(reader: Reader, sentence: Sentence): Pick<NoteEvent, 'who'> {
  const [first] = sentence;
  const before = reader.tokens.slice(0, first === undefined ? 0 : reader.tokens.indexOf(first));
  const start = before.findLastIndex(({ kind }, at) => kind === 'stop' && at < before.length - 1) + 1;
  const who = before[start]?.child;
  return who === undefined || before.some(({ child }) => child !== undefined && child !== who) ? {} : { who };
}

const impressions = 'scary|boring|tedious|spooky|creepy|frightening';

/** `mia found it scary`, `a bit scary for mia`: how it was for one child. */
const impressed = new RegExp(
  `(?:^| )(\\S+) (?:found|finds|thought|thinks|says|said|reckons) (?:it|this|that|its)(?: was| is)? (?:(?:a|bit|too|so|very|really|quite|all) )*(${impressions})(?= |$)|(?:^| )(?:too|bit|little|very|quite|was|is|got|so|really|pretty) (${impressions}) for (\\S+)(?= |$)`,
);

function impressionIn(reader: Reader, sentence: Sentence): void {
  const text = sentenceText(sentence);
  const match = impressed.exec(text);
  if (match === null) return;
  const impression = match[2] ?? match[3] ?? '';
  // What is boring leaves a child bored.
  const what = /^(?:boring|tedious)$/.test(impression) ? 'bored' : impression;
  const from = text.slice(0, match.index).trim();
  const first = from === '' ? 0 : from.split(' ').length;
  const at = match[2] === undefined ? first + match[0].trim().split(' ').length - 1 : first;
  const whom = sentence[at];
  const who =
    whom?.child !== undefined
      ? { who: whom.child }
      : whom?.word === 'he' || whom?.word === 'she'
        ? whoOf(reader, sentence, { kind: 'pronoun', at, unreal: false })
        : {};
  reader.at = at;
  if (who.who !== undefined || who.ask !== undefined) add(reader, { kind: 'feels', ...who, what });
}

/** Reads the moods in a sentence, and adds those of somebody who plays: `mia was proud`. */
export function feltIn(reader: Reader, sentence: Sentence): void {
  impressionIn(reader, sentence);
  for (let at = 0; at < sentence.length; at += 1) {
    const mood = moodAt(sentence, at);
    if (mood === null || isNoMood(sentence, mood)) continue;
    reader.at = at;
    const who = mood.ofChild ? childBehind(sentence, mood) : whoFeels(reader, sentence, mood);
    if (who !== null) add(reader, { kind: 'feels', ...who, what: mood.what });
  }
}

/** A word or saying of a mood: where it begins and ends, and whether it describes the child named behind it (`grumpy tom`, `a very proud mia`). */
type Mood = { at: number; end: number; word: string; what: string; ofChild: boolean };

/** What may stand behind a mood that is somebody's: `bored waiting`, `scared stiff`. */
const afterMood =
  /^(?:this|enough|once|because|cos|somebody|someone|today|lol|either|waiting|watching|listening|playing|trying|doing|whole|eyes|little|what|its|stiff|silly|rigid|right|tho|halfway|straight|loads|apparently|mostly)$/;

function moodAt(sentence: Sentence, at: number): Mood | null {
  const token = sentence[at];
  const word = token?.word ?? '';
  const long = longMoods.find((mood) => mood.startsWith(`${word} `) && sentenceText(sentence, at, at + mood.split(' ').length) === mood);
  if ((long === undefined && !moods.has(word)) || token?.kind !== 'word' || token.child !== undefined) return null;
  const end = at + (long?.split(' ').length ?? 1);
  const next = sentence[end];
  const ofChild =
    next?.child !== undefined &&
    /^(?:(?:a|one|very|so|poor|our|really) )*$/.test(at === 0 ? '' : `${sentenceText(sentence, clauseStart(sentence, at), at)} `);
  const isAdjective =
    next?.kind === 'word' &&
    !ofChild &&
    !phraseEnds.has(next.word) &&
    !/^a (?:bit|little|lot)\b/.test(sentenceText(sentence, end)) &&
    // For example: "worried the bear is cold".
    !(next.word === 'the' && /^(?:worried|gutted|glad|sad|happy|cross|annoyed)$/.test(word)) &&
    !afterMood.test(next.word);
  return isAdjective ? null : { at, end, word, what: long ?? token.text, ofChild };
}

/** Whether the words around a mood make it none: `mad about trains`, `scared me half to death`, `drove him mad`. */
function isNoMood(sentence: Sentence, { at, end, word, what }: Mood): boolean {
  const next = sentence[end]?.word ?? '';
  const behind = sentenceText(sentence, end);
  return (
    /^of nothing(?= |$)/.test(behind) ||
    (what === 'over the moon' && /^(?:with|about) (?:this|that|it)\b/.test(behind)) ||
    /^(?:down|off|me|us|him|them)$/.test(next) ||
    (/^(?:mad|wild)$/.test(word) && /^(?:as|for|about)$/.test(next)) ||
    // For example: "was excited but then he was not".
    /^but then\b/.test(behind) ||
    // For example: in "whiny and cranky" the last mood is the one that is told.
    (next === 'and' && moods.has(sentence[end + 1]?.word ?? '')) ||
    // For example: "she crushed that riddle" tells that she solved it.
    (word === 'crushed' && /^(?:it|that|this)$/.test(next)) ||
    /^(?:drove|drives|driving|sent)$/.test(sentence[at - 2]?.word ?? '')
  );
}

/** `grumpy tom`; not `grumpy tom's hat`. */
function childBehind(sentence: Sentence, { end, word }: Mood): Pick<NoteEvent, 'who'> | null {
  return sentence[end + 1]?.word === "'s" || /^(?:mad|wild|silly)$/.test(word) ? null : { who: sentence[end]?.child ?? '' };
}

const groups = /^(?:they|someone|somebody|everyone|everybody|both|kids|all|children|boys|girls|them)$/;

/** Whose mood it is, by the words before it; null where it is nobody's who plays. */
function whoFeels(reader: Reader, sentence: Sentence, mood: Mood): Pick<NoteEvent, 'who' | 'ask'> | null {
  const { at, end, word } = mood;
  let from = at - 1;
  while (isBetween(sentence[from])) from -= 1;
  const token = sentence[from];
  if (token?.child !== undefined) return { who: token.child };
  if (token?.word === "'s" && sentence[from - 1]?.child !== undefined) return { who: sentence[from - 1]?.child ?? '' };
  // For example: "what mia was brave about" tells of no mood now.
  if (/^(?:what|how|why|when|if|whether|that)$/.test(sentence[from - 1]?.word ?? '') && sentence[end] !== undefined) return null;
  if (word === 'crying' && /^ ?with (?:laughter|laughing|joy)/.test(sentenceText(sentence, end))) return null;
  if (token?.word === 'he' || token?.word === 'she') return whoOf(reader, sentence, { kind: 'pronoun', at: from, unreal: false });
  if (token !== undefined && groups.test(token.word)) return {};
  // For example: in "mia got the giggles, then got scared" Mia did both.
  if (token !== undefined && /^(?:and|then|but)$/.test(token.word) && from > 1 && from < at - 1) {
    const { who } = whoOf(reader, sentence, { kind: 'none', at: from, unreal: false });
    return who === undefined ? null : { who };
  }
  const standsAlone = token === undefined || token.kind === 'pause';
  return standsAlone && !isWriters(sentence, mood, from) ? whoOfBareMood(reader, sentence, from) : null;
}

/** A word between somebody and a mood: `was a bit`. */
function isBetween(token: Sentence[number] | undefined): boolean {
  return token?.kind === 'word' && token.child === undefined && (between.has(token.word) || moods.has(token.word));
}

const writersFeel =
  /^(?:proud of (?:her|him|them|my|the|these)|(?:happy|worried|nervous|excited|anxious|jealous|glad|sad) (?:to|about|that|with|for)) /;

/** Whether a mood behind no word but the pause at `from` is the writer's, or nobody says whose: `so proud of them`, `the captain lost both legs, very cheerful`. */
function isWriters(sentence: Sentence, { at, end, word }: Mood, from: number): boolean {
  const next = sentence[end];
  return (
    (from < 0 && writers.test(word)) ||
    (sentence[from]?.kind === 'pause' && othersBefore(sentence, from)) ||
    (from < 0 && writersFeel.test(`${sentenceText(sentence, at, at + 4)} `)) ||
    at - from > 4 ||
    (sentence[from + 1]?.word === 'a' && at === from + 2) ||
    (next?.kind === 'word' && !/^(?:about|of|that|because|cos|now|today|at|again|when|to|and|for|this)$/.test(next.word))
  );
}

/** A mood alone: of the clause's subject, of the one child spoken of before, or of the only child. */
function whoOfBareMood(reader: Reader, sentence: Sentence, from: number): Pick<NoteEvent, 'who' | 'ask'> {
  const head = whoOf(reader, sentence, { kind: 'none', at: from, unreal: false });
  if (head.who !== undefined || head.ask !== undefined) return head;
  const [only] = reader.children;
  if (reader.children.length === 1 && only !== undefined) return { who: only };
  return from < 0 ? spokenOf(reader, sentence) : head;
}
