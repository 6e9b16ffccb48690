import { nameToken } from './plain.ts';

/**
 * Whole sentences that say no more than how an evening goes: *Tom is in bed*. By themselves they are no trouble, but the classifier takes some of their words
 * (*bed*, *stopped*, *climbed*) for a sign of it.
 */

const who = `(?:${nameToken}(?:,? (?:and|&) ${nameToken})*|he|she|they|we|i|both|(?:both|all) of them|everyone|everybody|(?:the|my|our) (?:kids?|children|boys?|girls?|twins|little ones?|baby|youngest|oldest|eldest|son|daughter)|mum|mummy|mom|mommy|dad|daddy|grandma|granny|grandpa|grandad)`;
const is = "(?: ?[’']s| ?[’']re| is| are| was| were)?";
const has = "(?: ?[’']s| ?[’']ve| is| are| has| have| had)?";
const soon = '(?: (?:now|already|both|all|still|just|finally|safely|tucked up))*';
const bed = '(?:(?:his|her|their|our|the) )?(?:own )?beds?';
const seat = '(?:the|a|his|her|their) (?:chair|sofa|couch|armchair|bed|stool|bench|table|cushions?|pillows?)';
const told = `(?:are |were )?(?:read|reading|play|played|playing|heard) (?:this|it|the story)(?: one)? in ${bed}`;

const doings = [
  `${is}${soon} in ${bed}`,
  `${has}${soon} (?:went|gone|going|goes|go|off)(?: (?:up|off|straight))? to (?:${bed}|sleep|school|nursery|kindergarten)`,
  `${has}${soon} stopped playing`,
  `${has}${soon} (?:climbed|climbs|stood|stands|sat|sits)(?: up)? on(?:to| to)? ${seat}`,
  ` ${told}`,
  ' (?:got|is|was) (?:a bit )?wet',
];
const end = '(?: (?:now|already|early|again|tonight|today|too|first|by now|for today|at last))*';
const everyday = new RegExp(`^${who}(?:${doings.join('|')})${end}$|^(?:${soon} )?in ${bed}${end}$`, 'iu');

/** A word with a capital at the beginning may be the name of a friend. */
const maybeName = /^\p{Lu}\p{Ll}+(?= )/u;

/** The note without such sentences; names of the family are hidden in it already. */
export function withoutEveryday(note: string): string {
  return note.replace(/[^.!?;\n]+/g, (found) => {
    const sentence = found.trim();
    return [sentence, sentence.replace(maybeName, nameToken)].some((each) => everyday.test(each)) ? ' ' : found;
  });
}
