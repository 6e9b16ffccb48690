import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { indefinite, many, one, type Term } from '../terms.ts';
import type { Who } from '../who.ts';
import rows from './en/days.json' with { type: 'json' };

/** How those go, sound and look for whom the lexicon has no row of its own: a trade, a puddle. */
const days: Readonly<Record<string, Slots>> = rows;

/** Whose day it is, and whoever else the words name. */
export function daySlots(words: OwnWords, { folk1 = '', hero = '' }: Slots): Slots {
  const { who, also, person } = words;
  const other = also === null ? person?.name : `the ${also.one}`;
  const lives = also === null ? person?.name : indefinite(one(also.one));
  const friend = who?.called ?? (who?.ours === true ? ourOwn(who, words.clean) : null);
  const owned = friend === null ? ownedBy(words) : null;
  return {
    friend: friend === null ? (owned?.hero ?? hero) : { text: friend, number: 'name' },
    ...owned,
    ...(who?.creature.id === 'own' ? days[who.one.split(' ').at(-1) ?? ''] : undefined),
    comma: friend === null ? '' : ',',
    alsoLives: lives === undefined ? '' : ` Next door ${/ and /.test(lives) ? 'live' : 'lives'} ${lives}.`,
    neighbour: other === undefined ? folk1 : `${other} from next door`,
  };
}

/** *Our dog Bello*, as they are told of. */
function ourOwn({ one: single }: Who, clean: string): string {
  const name = new RegExp(`\\b${single} (\\p{Lu}\\p{Ll}+)`, 'u').exec(clean)?.[1];
  return `your ${single}${name === undefined ? '' : ` ${name}`}`;
}

/** With whose they are: *firefighters’ dogs*. */
function ownedBy({ who, clean }: OwnWords): { hero: Term; heroes: Term } | null {
  const owner = who === null ? undefined : ownerOf(who, clean);
  return who === null || owner === undefined ? null : { hero: one(`${owner} ${who.one}`), heroes: many(`${owner} ${who.many}`) };
}

function ownerOf({ one: single, many: several }: Who, clean: string): string | undefined {
  return new RegExp(`(?<![\\p{L}’])(\\p{Ll}+(?:s’|’s)) (?:${single}|${several})(?!\\p{L})`, 'u').exec(clean)?.[1];
}
