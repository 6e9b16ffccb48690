import type { NoteEvent } from './events.ts';
import { add, clauseStart, type Reader, type Sentence, whoOf, wordsOf } from './reader.ts';
import type { Subject } from './subject.ts';
import { longMoods, moods, phraseEnds, wordSet } from './words.ts';

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

const impressions = 'scary|boring|spooky|creepy|frightening';

/** `mia found it scary`, `a bit scary for mia`: how it was for one child. */
const impressed = new RegExp(
  `(?:^| )(\\S+) (?:found|finds|thought|thinks|says|said|reckons) (?:it|this|that|its)(?: was| is)? (?:(?:a|bit|too|so|very|really|quite|all) )*(${impressions})(?= |$)|(?:^| )(?:too|bit|little|very|quite) (${impressions}) for (\\S+)(?= |$)`,
);

function impressionIn(reader: Reader, sentence: Sentence): void {
  const text = wordsOf(sentence);
  const match = impressed.exec(text);
  if (match === null) return;
  const what = match[2] ?? match[3] ?? '';
  const from = text.slice(0, match.index).trim();
  const first = from === '' ? 0 : from.split(' ').length;
  const at = match[2] === undefined ? first + match[0].trim().split(' ').length - 1 : first;
  const who = sentence[at]?.child;
  reader.at = at;
  if (who !== undefined) add(reader, { kind: 'feels', who, what });
}

export function feltIn(reader: Reader, sentence: Sentence): void {
  impressionIn(reader, sentence);
  for (let at = 0; at < sentence.length; at += 1) {
    const word = sentence[at]?.word ?? '';
    const long = longMoods.find((mood) => mood.startsWith(`${word} `) && wordsOf(sentence, at, at + mood.split(' ').length) === mood);
    if (long === undefined && !moods.has(word)) continue;
    if (sentence[at]?.child !== undefined || sentence[at]?.kind !== 'word') continue;
    const end = at + (long?.split(' ').length ?? 1);
    const next = sentence[end];
    // (grumpy tom; a very proud mia)
    const ofChild =
      next?.child !== undefined &&
      /^(?:(?:a|one|very|so|poor|our|really) )*$/.test(at === 0 ? '' : `${wordsOf(sentence, clauseStart(sentence, at), at)} `);
    if (
      next !== undefined &&
      next.kind === 'word' &&
      !ofChild &&
      !phraseEnds.has(next.word) &&
      !/^a (?:bit|little|lot)\b/.test(wordsOf(sentence, end)) &&
      // (worried the bear is cold)
      !(next.word === 'the' && /^(?:worried|gutted|glad|sad|happy|cross|annoyed)$/.test(word)) &&
      !/^(?:this|enough|once|because|cos|somebody|someone|today|lol|either|waiting|watching|listening|playing|trying|doing|whole|eyes|little|what|its|stiff|silly|rigid|right|tho|halfway|straight|loads|apparently|mostly)$/.test(
        next.word,
      )
    )
      continue;
    if (next?.word === 'of' && sentence[end + 1]?.word === 'nothing') continue;
    if (long === 'over the moon' && /^(?:with|about) (?:this|that|it)\b/.test(wordsOf(sentence, end))) continue;
    if (/^(?:down|off)$/.test(next?.word ?? '') || (/^(?:mad|wild)$/.test(word) && /^(?:as|for|about)$/.test(next?.word ?? ''))) continue;
    // (scared me half to death; was excited but then he wasn't)
    if (/^(?:me|us|him|them)$/.test(next?.word ?? '') || /^but then\b/.test(wordsOf(sentence, end))) continue;
    // (whiny and cranky: the last one tells)
    if (next?.word === 'and' && moods.has(sentence[end + 1]?.word ?? '')) continue;
    // (drove him mad: nobody's mood)
    if (/^(?:drove|drives|driving|sent)$/.test(sentence[at - 2]?.word ?? '')) continue;
    reader.at = at;
    if (ofChild) {
      if (sentence[end + 1]?.word !== "'s" && !/^(?:mad|wild|silly)$/.test(word))
        add(reader, { kind: 'feels', who: next.child ?? '', what: long ?? sentence[at]?.text ?? word });
      continue;
    }
    let from = at - 1;
    while (
      from >= 0 &&
      sentence[from]?.kind === 'word' &&
      sentence[from]?.child === undefined &&
      (between.has(sentence[from]?.word ?? '') || moods.has(sentence[from]?.word ?? ''))
    )
      from -= 1;
    const token = sentence[from];
    const what = long ?? sentence[at]?.text ?? word;
    if (token?.child !== undefined) {
      add(reader, { kind: 'feels', who: token.child, what });
      continue;
    }
    if (token !== undefined && token.word === "'s" && sentence[from - 1]?.child !== undefined) {
      add(reader, { kind: 'feels', who: sentence[from - 1]?.child ?? '', what });
      continue;
    }
    // (what they were brave about)
    if (/^(?:what|how|why|when|if|whether|that)$/.test(sentence[from - 1]?.word ?? '') && next !== undefined) continue;
    if (word === 'crying' && /^ ?with (?:laughter|laughing|joy)/.test(wordsOf(sentence, end))) continue;
    if (token?.word === 'he' || token?.word === 'she') {
      add(reader, { kind: 'feels', ...whoOf(reader, sentence, { kind: 'pronoun', at: from, unreal: false }), what });
      continue;
    }
    if (token !== undefined && /^(?:they|someone|somebody|everyone|everybody|both|kids|all|children|boys|girls|them)$/.test(token.word)) {
      add(reader, { kind: 'feels', what });
      continue;
    }
    // (got the giggles, then got scared)
    if (token !== undefined && /^(?:and|then|but)$/.test(token.word) && from > 1 && from < at - 1) {
      const { who } = whoOf(reader, sentence, { kind: 'none', at: from, unreal: false });
      if (who !== undefined) add(reader, { kind: 'feels', who, what });
      continue;
    }
    if (token === undefined || token.kind === 'pause') {
      // (a mood alone, or after the subject's comma; amazed is the one who writes)
      if (
        (from < 0 && writers.test(word)) ||
        // (the captain lost both legs, very cheerful: whose mood that is, nobody says)
        (token?.kind === 'pause' && othersBefore(sentence, from)) ||
        // (so proud of them, worried about the carpet: the one who writes)
        (from < 0 &&
          /^(?:proud of (?:her|him|them|my|the|these)|(?:happy|worried|nervous|excited|anxious|jealous|glad|sad) (?:to|about|that|with|for)) /.test(
            `${wordsOf(sentence, at, at + 4)} `,
          )) ||
        at - from > 4 ||
        (sentence[from + 1]?.word === 'a' && at === from + 2) ||
        (next !== undefined &&
          next.kind === 'word' &&
          !/^(?:about|of|that|because|cos|now|today|at|again|when|to|and|for|this)$/.test(next.word))
      )
        continue;
      const subject: Subject = { kind: 'none', at: from, unreal: false };
      const [only] = reader.children;
      const head = whoOf(reader, sentence, subject);
      add(reader, {
        kind: 'feels',
        ...(head.who === undefined && head.ask === undefined
          ? from < 0 && reader.children.length > 1
            ? spokenOf(reader, sentence)
            : reader.children.length === 1 && only !== undefined
              ? { who: only }
              : head
          : head),
        what,
      });
    }
  }
}
