import { add, meant, type Reader, type Sentence, sentenceText } from '../../reader.ts';

/** English: that a step bored them: `this was boring`, `not very exciting for mia`. What a child is said to have found boring, `felt.ts` reads. */

/** Words of a verdict about the step and about nobody: `so this one was just really`. */
const aboutTheStep =
  '(?:(?:ok|well|and|but|so|honestly|sorry|hm|hmm|meh|yawn|,|it|this|that|one|step|part|bit|the|story|riddle|adventure|game|was|is|got|felt|all|just|a|very|really|quite|pretty|rather|too|super|kind|kinda|sort|of|little|today) )*';

/** What may follow it; *boring machine* and *boring through the wall* are none. */
const thenNothing =
  '(?=$| ,| (?:for|says|said|this|that|one|step|bit|part|story|tbh|really|without|because|cos|to (?:him|her|them|be honest)|but|so|again|in (?:the )?(?:middle|places))(?= |$))';

const boring = new RegExp(
  `^${aboutTheStep}(?:(?:boring (?:, )?)*(?:boring|tedious)|not (?:very|so|that|really|too|exactly|particularly) (?:exciting|interesting|gripping))${thenNothing}`,
);

/** Reads whether the step was boring, and for whom, and adds it: `it was boring for mia`. */
export function boredIn(reader: Reader, sentence: Sentence): void {
  const match = boring.exec(sentenceText(sentence));
  if (match === null) return;
  reader.at = match[0].split(' ').length - 1;
  const next = sentence[reader.at + 1]?.word;
  const whom = /^(?:for|to|says|said)$/.test(next ?? '') ? sentence[reader.at + 2] : undefined;
  const pronoun = whom?.word === 'him' ? 'he' : whom?.word === 'her' ? 'she' : null;
  const who =
    whom?.child !== undefined
      ? { who: whom.child }
      : whom !== undefined && pronoun !== null
        ? meant(reader, { ...whom, word: pronoun })
        : {};
  add(reader, { kind: 'feels', ...who, what: 'bored' });
}
