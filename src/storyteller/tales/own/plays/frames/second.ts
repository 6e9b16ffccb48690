import type { OwnWords } from '../../read/own-words.ts';
import { isFunctionWord, saysLittle } from '../../words/english.ts';
import { contracted } from '../../words/idea.ts';
import { keyOf } from '../../words/lexicon.ts';
import { isSeveral, type Term } from '../../words/terms.ts';
import { isUnfit } from '../../words/unfit.ts';
import { calledBy, verb } from './called.ts';

/**
 * The second thing that a family's words name, *the carpet* of *nobody may step on the carpet*: a frame would otherwise only quote it. The children say where it
 * is, and bring it in at the end.
 */

/** What somebody is, or is like, is nothing else: *a lamb who thinks she’s a dog*. */
const likened = String.raw`(?<!\b(?:is|are|was|were|be|becomes?|became|like|as|into|shes|hes|its)\s)(?<!’(?:s|re|m)\s)`;
/** A thing stands behind an article, and at the end of the words or before what goes on about it. */
const things = new RegExp(
  String.raw`${likened}\b(?:the|an?|my|our|his|her|their|no) ((?:\p{L}+ )?\p{L}+)(?=$|[,.!?]| (?:and|but|or|so|in|on|at|to|for|from|of|with|under|behind|inside|into|near|by|who|that|which|because|when|every|all|is|are|was|were|has|have|can|can’t|will|won’t)\b)`,
  'giu',
);
/** When or how often, and nothing that is anywhere; or nobody's to be brought in. */
const nowhere =
  /(?:^|\s)(?:days?|nights?|mornings?|evenings?|weeks?|years?|times?|minutes?|hours?|\p{L}+day|first|last|next|other|same|way|end|word|name|story|reason|idea|wish|dark|rain|one|thing|family|brother|sister|mum|mummy|mom|mommy|dad|daddy|baby|friend|lot|bit)$/iu;

/** What goes on behind a thing, and is no part of its name: *the sofa anymore*. */
const behind = / (?:any ?more|alone|together|today|tonight|now|inside|outside|upstairs|downstairs|either|too|please)(?= |$)/giu;

function isThing(text: string, topic: string): boolean {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isNamed = words.every((word) => !isFunctionWord(word) && !verb.test(word)) && !saysLittle(last) && !/(?:ing|ed|’s)$/.test(last);
  return isNamed && !nowhere.test(text) && !isUnfit(text) && !topic.includes(keyOf(last));
}

/** What else the words name, besides what they are about; null where nothing is certain, and in other languages. */
export function secondIn({ idea }: OwnWords, topic: Term | null): Term | null {
  const said = keyOf(topic?.text ?? '');
  const found = [
    ...contracted(idea ?? '')
      .replaceAll(behind, '')
      .matchAll(things),
  ]
    .map(([, text = '']) => text)
    .find((text) => isThing(text, said));
  if (found === undefined) return null;
  return calledBy(['the', ...found.split(' ')], isSeveral(found));
}
