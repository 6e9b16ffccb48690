import type { OwnWords } from '../../read/own-words.ts';
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

function errandFrom(text: string): Errand {
  const [who = '', doing = '', last = '', lastDoing = ''] = text.split('/');
  const [head = ''] = who.split(/,| (?:who|that|with|in|on|under|behind|up|at|of|from) /);
  const isMany = isSeveral(head);
  return {
    aWay: isMany ? who : indefinite(one(who)),
    way: { text: `the ${who}`, number: isMany ? 'many' : 'one' },
    doing,
    last,
    lastDoing,
  };
}

const happenings = rowsOf(rows.happenings, errandFrom);
const places = rowsOf(rows.places, errandFrom);
const heroes = rowsOf(rows.heroes, errandFrom);

/** The errand for the words: what happens comes before where it is, and that before whoever is called. */
export function errandFor(words: OwnWords, { creature, is }: Heroes): Errand | null {
  const named = [happenings, places, heroes].map((table) => cuedBy(table, words)[0]?.row).find((row) => row !== undefined);
  const own = creature === null ? undefined : heroes.find(({ ids }) => ids.has(creature.id));
  const any: Readonly<Record<string, string>> = rows.anybody;
  return named?.is ?? own?.is ?? (any[is] === undefined ? null : errandFrom(any[is]));
}
