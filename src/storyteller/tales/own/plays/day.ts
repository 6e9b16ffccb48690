import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { indefinite, one } from '../terms.ts';

/** Whose day it is, and whoever else the words name. */
export function daySlots({ who, also, person }: OwnWords, { folk1 = '', hero = '' }: Slots): Slots {
  const other = also === null ? person?.name : `the ${also.one}`;
  const lives = also === null ? person?.name : indefinite(one(also.one));
  const friend = who?.called ?? (who?.ours === true ? `your ${who.one}` : null);
  return {
    friend: friend === null ? hero : { text: friend, number: 'name' },
    comma: friend === null ? '' : ',',
    alsoLives: lives === undefined ? '' : ` Next door ${/ and /.test(lives) ? 'live' : 'lives'} ${lives}.`,
    neighbour: other === undefined ? folk1 : `${other} from next door`,
  };
}
