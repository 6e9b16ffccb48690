import { type Reader, type Sentence, sentenceText } from '../reader.ts';
import { building, builds, builtAt, shapedAt, shapes } from './things/built.ts';
import { finds, findsMore, foundAt, turnedUp } from './things/found.ts';
import { lostAt } from './things/lost.ts';
import { finishedAt, madeOf, turnedAt, usedAt } from './things/made.ts';
import { nameIs } from './things/name-is.ts';
import { namedAt, naming } from './things/named.ts';
import { participles, passiveAt } from './things/passive.ts';
import { usedUpAt } from './things/used-up.ts';

/** English: what was built, found, named and lost. */

/** `runa find a coin`, `she has build a boat`: a verb without its ending, as a learner of English says it; so do questions, wishes and helpers. */
function isPlainPast(sentence: Sentence, at: number): boolean {
  const near = sentenceText(sentence, Math.max(0, at - 2), at);
  const has = /^(?:managed|manages|helped|decided) to$/.test(near) ? 2 : /(?:^| )(?:has|have|'s|did)$/.test(near) ? 1 : 0;
  const who = sentence[at - 1 - has];
  const before = sentence[at - 2 - has];
  return (
    who !== undefined &&
    (who.child !== undefined || /^(?:he|she|they|we|kids|children|boys|girls|twins)$/.test(who.word)) &&
    (before === undefined ||
      before.kind === 'pause' ||
      before.child !== undefined ||
      /^(?:and|but|then|now|so|today|because)$/.test(before.word)) &&
    !/\b(?:if|when|does|do|can|could|will|would|let|tomorrow|later)\b/.test(sentenceText(sentence, 0, at)) &&
    !/\bdid\b/.test(sentenceText(sentence, 0, at - 1))
  );
}

/** Adds what an English sentence tells of things: what was built, found, used up, lost and named. */
export function thingEvents(reader: Reader, sentence: Sentence): void {
  for (let at = 0; at < sentence.length; at += 1) {
    const token = sentence[at];
    if (token === undefined || token.kind !== 'word') continue;
    reader.at = at;
    const { word } = token;
    if (builds.has(word) || building.has(word) || ((word === 'build' || word === 'make') && isPlainPast(sentence, at)))
      builtAt(reader, sentence, at);
    else if (shapes.has(word)) shapedAt(reader, sentence, at);
    if (word === 'used') usedAt(reader, sentence, at);
    if (word === 'into') turnedAt(reader, sentence, at);
    if (/^(?:finished|completed|complete|built|made|constructed|done|ready|up)$/.test(word)) finishedAt(reader, sentence, at);
    if (word === 'from' || word === 'out' || word === 'of' || word === 'with') madeOf(reader, sentence, at);
    if (participles.has(word) && !builds.has(word)) passiveAt(reader, sentence, at);
    if (finds.has(word) || (word === 'find' && isPlainPast(sentence, at))) foundAt(reader, sentence, at, at + 1);
    else if (
      (/^(?:pulled|fished|plucked|dragged|tugged|winkled|hooked|scooped)$/.test(word) ||
        (word === 'got' && /^an?$/.test(sentence[at + 1]?.word ?? ''))) &&
      / out (?:of|from) /.test(`${sentenceText(sentence, at)} `)
    )
      foundAt(reader, sentence, at, at + 1);
    else {
      const more = findsMore.exec(`${sentenceText(sentence, at, at + 6)} `);
      if (more !== null) foundAt(reader, sentence, at, at + more[0].trim().split(' ').length);
    }
    if (word === 'turned' && sentence[at + 1]?.word === 'up') turnedUp(reader, sentence, at);
    usedUpAt(reader, sentence, at);
    lostAt(reader, sentence, at, /^(?:lose|loose)$/.test(word) && isPlainPast(sentence, at));
    if (
      naming.has(word) ||
      (word === 'name' &&
        (isPlainPast(sentence, at) || /\b(?:decided|wants|wanted|chose|agreed|voted) to$/.test(sentenceText(sentence, 0, at))))
    )
      namedAt(reader, sentence, at);
    else if (word === 'name' || word === 'names') nameIs(reader, sentence, at);
  }
}
