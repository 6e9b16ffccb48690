import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { definite, indefinite, one, type Term } from '../terms.ts';

/** Whose day it is, and whoever else the words name. */
export function daySlots({ who, also, person }: OwnWords, drawn: Slots): Slots {
  const { wears, folk1 = '', hero = '' } = drawn;
  const term: Term = typeof hero === 'string' ? { text: hero, number: 'name' } : hero;
  const other = also === null ? person?.name : `the ${also.one}`;
  const lives = also === null ? person?.name : indefinite(one(also.one));
  const friend = who?.called ?? (who?.ours === true ? `your ${who.one}` : null);
  return {
    friend: friend === null ? `${definite(term)} with ${wears}` : `${friend}, with ${wears}`,
    alsoLives: lives === undefined ? '' : ` Next door ${/ and /.test(lives) ? 'live' : 'lives'} ${lives}.`,
    neighbour: other === undefined ? folk1 : `${other} from next door`,
  };
}
