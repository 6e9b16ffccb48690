import type { OwnWords } from '../../read/own-words.ts';
import { isClause } from '../../words/idea.ts';
import { indefinite, isSeveral, one, type Term } from '../../words/terms.ts';
import rows from '../en/errands.json' with { type: 'json' };
import type { Heroes } from './heroes.ts';
import { cuedBy, rowsOf } from './topics.ts';

/** Whom a mission is for: somebody small in a fix, of what the family's words are about. */

export type Errand = {
  /** With its article, as it is told first: *a baby dragon who can’t stop puffing*. */
  aWay: string;
  /** The same as it is known. */
  way: Term;
  doing: string;
  last: string;
  lastDoing: string;
};

const onlyOne = /^(?:smallest|oldest|shyest|tallest|last|first|only) /;

function errandFrom(text: string): Errand {
  const [who = '', doing = '', last = '', lastDoing = ''] = text.split('/');
  const [head = ''] = who.split(/,| (?:who|that|with|in|on|under|behind|up|at|of|from) /);
  const isMany = isSeveral(head);
  return {
    // Of the smallest there is one.
    aWay: isMany ? who : onlyOne.test(who) ? `the ${who}` : indefinite(one(who)),
    way: { text: `the ${who}`, number: isMany ? 'many' : 'one' },
    doing,
    last,
    lastDoing,
  };
}

const happenings = rowsOf(rows.happenings, errandFrom);
const places = rowsOf(rows.places, errandFrom);
const heroes = rowsOf(rows.heroes, errandFrom);

/**
 * The errand for the words: what happens comes before where it is, and that before whoever is called. Where a sentence tells of somebody, *a bee came in our car*,
 * it is theirs.
 */
export function errandFor(words: OwnWords, { creature, is }: Heroes): Errand | null {
  const own = creature === null ? undefined : heroes.find(({ ids }) => ids.has(creature.id));
  const isOfThem = own !== undefined && words.idea !== null && isClause(words.idea);
  const named = [happenings, places, heroes].map((table) => cuedBy(table, words)[0]?.row).find((row) => row !== undefined);
  const any: Readonly<Record<string, string>> = rows.anybody;
  return (isOfThem ? own.is : named?.is) ?? own?.is ?? (any[is] === undefined ? null : errandFrom(any[is]));
}
