import { kindOfNoun } from '../../nouns.ts';
import { phraseAt } from '../../phrase.ts';
import { add, clauseStart, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { real, subjectBefore } from '../../subject.ts';
import { materials } from '../../words.ts';

/** English: what was made of something, and what is finished. */

/** `used my pillowcase for the new sail`. */
export function usedAt(reader: Reader, sentence: Sentence, at: number): void {
  const subject = subjectBefore(sentence, at);
  const stuff = phraseAt(sentence, at + 1);
  const after = sentenceText(sentence, stuff.next, stuff.next + 3);
  const from = /^to (?:make|build)/.test(after) ? stuff.next + 2 : /^(?:for|as)\b/.test(after) ? stuff.next + 1 : null;
  if (!real(subject) || from === null) return;
  const phrase = phraseAt(sentence, from);
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (phrase.text !== null && kind !== null && kind !== 'creature' && phrase.determined)
    add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `turned the sofa into a boat`. */
export function turnedAt(reader: Reader, sentence: Sentence, at: number): void {
  const verb = sentence.findLastIndex(
    ({ word }, index) => index < at && index >= at - 6 && /^(?:turned|turns|made|converted|transformed|folded|stacked|built)$/.test(word),
  );
  if (verb === -1 || verb === at - 1) return;
  const between = phraseAt(sentence, verb + 1);
  const it = verb === at - 2 && /^(?:it|that|this)$/.test(sentence[at - 1]?.word ?? '');
  if ((between.next !== at && !it) || sentence[verb + 1]?.child !== undefined) return;
  const subject = subjectBefore(sentence, verb);
  const phrase = phraseAt(sentence, at + 1);
  const kind = phrase.text === null ? null : kindOfNoun(phrase.text);
  if (!real(subject) || phrase.text === null || kind === null) return;
  if (between.text === null && kind !== 'vehicle') return;
  // For example: "turned the frog into a prince" happened in the story.
  if (kind === 'creature' && kindOfNoun(between.text ?? '') !== null && !materials.has((between.text ?? '').toLowerCase())) return;
  add(reader, { kind: 'built', ...whoOf(reader, sentence, subject), what: phrase.text });
}

/** `snow fort finished`, `the den is ready`. */
export function finishedAt(reader: Reader, sentence: Sentence, at: number): void {
  const start = clauseStart(sentence, at);
  const copula = /^(?:is|are|was|'s|all|finally|now)$/.test(sentence[at - 1]?.word ?? '');
  const words = sentence.slice(start, at);
  if (words.some(({ word }) => /^(?:not|never|nearly|almost|no|when|if)$/.test(word))) return;
  if (sentence[at]?.word === 'up' && !/^(?:is|are|'s)$/.test(sentence[at - 1]?.word ?? '')) return;
  const next = sentence[at + 1];
  if (next !== undefined && next.kind === 'word' && !/^(?:now|at|and|with|by|in|today|last)$/.test(next.word)) return;
  const owner = words[0]?.child !== undefined && words[1]?.word === "'s" ? words[0].child : undefined;
  const phrase = phraseAt(words, 0);
  if (phrase.text === null || (phrase.next < words.length && !copula)) return;
  const kind = kindOfNoun(phrase.text);
  if (kind === 'crossing' || kind === 'shelter' || kind === 'vehicle')
    add(reader, { kind: 'built', ...(owner !== undefined && { who: owner }), what: phrase.text });
}

/** `hammered a boat out of a box`: whatever is done to the material, a new thing comes of it. */
function isShaped(sentence: Sentence, from: number): boolean {
  const verb = sentence[from - 1]?.word ?? '';
  return (
    /^(?:an?|another|some|two|three)$/.test(sentence[from]?.word ?? '') &&
    (/..ed$/.test(verb) || /^(?:wove|cut|drew|did|knit|wound|bent|sewn)$/.test(verb)) &&
    !/^(?:(?:re)?moved|pulled|grabbed|picked|dropped|rescued|borrowed|chased|dragged|tipped|poured|scooped|fished|collected|rolled|stopped|needed|wanted|asked|called|named|used|played|joined|loved|opened|chucked|kicked|lifted|spilled|tried|watched|noticed|spotted|discovered|unpacked|peeled|offered|received|jumped|hopped|crossed|climbed)$/.test(
      verb,
    )
  );
}

/** `catapult from a ruler`, `we have a ship made of chairs`. */
export function madeOf(reader: Reader, sentence: Sentence, at: number): void {
  const word = sentence[at]?.word;
  const after = word === 'out' ? (sentence[at + 1]?.word === 'of' ? at + 2 : null) : at + 1;
  if (after === null || (word === 'of' && sentence[at - 1]?.word === 'out')) return;
  const made = /^(?:made|built)$/.test(sentence[at - 1]?.word ?? '') ? at - 1 : null;
  if ((word === 'of' || word === 'with') && made === null) return;
  const stuff = sentence.slice(after, after + 5);
  if (!stuff.some((token) => materials.has(token.word))) return;
  const together = made === null && sentence[at - 1]?.word === 'together' ? at - 1 : at;
  const end = made ?? together;
  const from = Math.max(clauseStart(sentence, end), 0);
  const starts = [from, ...sentence.keys()].filter(
    (start) =>
      start === from ||
      (start > from && start < end && (/^(?:have|has|got|is|its|'s)$/.test(sentence[start - 1]?.word ?? '') || isShaped(sentence, start))),
  );
  for (const start of starts) {
    if (sentence[start]?.child !== undefined) continue;
    const phrase = phraseAt(sentence.slice(0, end), start);
    if (
      phrase.text !== null &&
      (phrase.next >= end ||
        (made !== null && start > from && /^(?:in|on|under|behind|across)$/.test(sentence[phrase.next]?.word ?? ''))) &&
      kindOfNoun(phrase.text) !== null &&
      !materials.has(phrase.text.toLowerCase())
    ) {
      const head = sentence[0]?.child;
      const owner = sentence.find(({ child }) => child !== undefined)?.child;
      const who =
        start === 0
          ? undefined
          : (head ??
            (sentence.filter(({ child }) => child !== undefined).length === 1 &&
            sentence.findIndex(({ child }) => child !== undefined) < start
              ? owner
              : undefined));
      add(reader, { kind: 'built', ...(who !== undefined && { who }), what: phrase.text });
      return;
    }
  }
}
