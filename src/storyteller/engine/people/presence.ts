import { wordSet } from '../../words/word-set.ts';

/** Whether a note speaks of the adult of the family. */

/** Who plays, by name. `joins`: the adult takes a part in what is played. */
export type Players = { children: readonly string[]; adult: string; joins: boolean };

const mothers = wordSet('mum mummy mam mom mommy mama mami mutti maman mamá mamma mãe mamãe');
const fathers = wordSet('dad daddy papa papi vati pappa papà papá pai papai tata baba');

/** The parent that a word means; null for anybody else. */
function parentIn(name: string): 'mother' | 'father' | null {
  const word = name.toLowerCase();
  if (mothers.has(word)) return 'mother';
  return fathers.has(word) ? 'father' : null;
}

/** Whether a note names the adult: in the same word, or as the same parent (*Daddy* for Dad). */
export function isAdult(who: string, { adult }: Players): boolean {
  const parent = parentIn(who);
  return who.toLowerCase() === adult.toLowerCase() || (parent !== null && parent === parentIn(adult));
}

/** The same, or as a parent where the adult has a name of their own: *Dad* is Robin, as far as anybody knows. */
export function maybeAdult(who: string, players: Players): boolean {
  return isAdult(who, players) || (parentIn(who) !== null && parentIn(players.adult) === null);
}
