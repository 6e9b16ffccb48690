import { wordSet } from '../../../words/word-set.ts';
import { headOf, kindOfNoun, singular } from '../../nouns.ts';
import { phraseAt } from '../../phrase.ts';
import { add, type Reader, type Sentence, sentenceText, whoOf } from '../../reader.ts';
import { type Subject, subjectBefore } from '../../subject.ts';
import { isEveryday } from '../wishes.ts';

/** English: what is gone since somebody ate it, used it up, gave it away or took it: `they ate up the cake`, `we used up the fairy dust`. */

const eats = wordSet('ate eaten eat drank drunk gobbled scoffed munched devoured guzzled slurped swallowed');

/** What is eaten at table, and is nothing of the story. */
const atTable = wordSet(
  'breakfast lunch dinner tea supper snack food meal crust pea pasta broccoli sandwich vegetable veg crisp rice bread toast cereal porridge yoghurt yogurt milk water juice coffee squash chip nugget sausage bean carrot pizza lot bit rest',
);

/** Whether somebody who plays, the dog or nobody knows who did it; what the dragon eats is the story's. */
function isDoer(sentence: Sentence, subject: Subject): boolean {
  if (subject.unreal) return false;
  if (subject.kind === 'child' || subject.kind === 'pronoun' || subject.kind === 'group' || subject.kind === 'person') return true;
  return /^(?:someone|somebody|something)$/.test(sentence[subject.at]?.word ?? '');
}

/** `gave away the crown`, `gave the crown away`. */
function isAway(sentence: Sentence, at: number): boolean {
  return sentence[at + 1]?.word === 'away' || sentence[phraseAt(sentence, at + 1).next]?.word === 'away';
}

/** Reads whether a thing of the game was eaten, used up, given away or stolen, by a verb that stands at `at`, and adds it as lost. */
export function usedUpAt(reader: Reader, sentence: Sentence, at: number): void {
  const word = sentence[at]?.word ?? '';
  const next = sentence[at + 1]?.word ?? '';
  const isEaten = eats.has(word);
  const isUsedUp = (word === 'used' && next === 'up') || (word === 'gave' && isAway(sentence, at));
  const isStolen = /^(?:stole|stolen|nicked|took)$/.test(word) && /^(?:someone|somebody)$/.test(sentence[at - 1]?.word ?? '');
  if (!isEaten && !isUsedUp && !isStolen) return;
  const subject = subjectBefore(sentence, at);
  if (!isDoer(sentence, subject)) return;
  const from = at + (/^(?:up|away|down)$/.test(next) ? 2 : 1);
  const first = sentence[from]?.word === 'all' ? from + 1 : from;
  // For example: "ate her peas" is about a plate of dinner.
  if (!/^(?:the|our|all)$/.test(sentence[first]?.word ?? '')) return;
  const { text, next: end } = phraseAt(sentence, first);
  if (text === null || atTable.has(singular(headOf(text)))) return;
  const sort = kindOfNoun(text);
  // For example: "they ate the biscuits" is told again as a deed.
  if (isEaten && next !== 'up' && isEveryday(text)) return;
  if (sort === null || (sort === 'creature' && !/fish|snowman|gingerbread/.test(text))) return;
  // For example: "ate the cake for lunch" and "ate the biscuits grandma brought" are about a meal.
  if (/^(?:for|at) (?:lunch|dinner|tea|breakfast|supper|pudding)\b|^(?:i|mum|dad|granny|grandma)\b/.test(sentenceText(sentence, end)))
    return;
  reader.at = at;
  const who = isUsedUp && subject.kind === 'child' ? whoOf(reader, sentence, subject) : {};
  add(reader, { kind: 'lost', ...who, what: text });
}
