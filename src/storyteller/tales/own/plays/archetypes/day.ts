import type { OwnWords } from '../../read/own-words.ts';
import { ourOwn, type Who } from '../../read/who.ts';
import { capital, indefinite, many, one, type Slots, type Term } from '../../words/terms.ts';
import rows from '../en/days.json' with { type: 'json' };
import { moveFor } from '../moves.ts';
import { gestureOf } from './gestures.ts';
import { wearing } from './guests.ts';

/** How those go, sound and look for whom the lexicon has no row of its own: a trade, a puddle. */
const days: Readonly<Record<string, Slots>> = rows;

function textOf(slots: Slots, name: string): string {
  const text = slots[name];
  return typeof text === 'string' ? text : '';
}

/** How two fingers are their feet; who has none is played with both hands, a vehicle by what it does. */
function goingSlots(words: OwnWords, of: Slots): Slots {
  const { creature } = words.who ?? {};
  const move = textOf(of, 'move');
  const does = creature?.is === 'vehicle' ? moveFor(words) : null;
  if (does !== null)
    return {
      likeThem: `Use both your arms: ${does.whole}!`,
      fingers: `${does.act}, with both hands`,
      longFingers: `Now ${does.act}, with long arms`,
    };
  const isFooted =
    creature?.is !== 'vehicle' &&
    creature?.is !== 'thing' &&
    !/^(?:glide|flutter|drift|float about|wriggle|slide|bend|hum about)$/.test(move);
  const going = isFooted
    ? { likeThem: `Two fingers are your feet: ${move}, ${move}!`, fingers: `${move} with two fingers` }
    : { likeThem: `Both your hands ${move}.`, fingers: `${move} with both hands` };
  if (creature === undefined || creature.is === 'vehicle' || creature.id === 'own')
    return { ...going, longFingers: `Now ${move} with your long ${isFooted ? 'fingers' : 'arms'}` };
  const shape = gestureOf(creature, words.who?.creature === creature ? words.who.one : '');
  const goes = !isFooted || shape.includes('your legs') ? `And now ${move}, ${move}!` : going.likeThem;
  return { ...going, likeThem: `${capital(shape)}! ${goes}`, longFingers: capital(shape) };
}

/** Whose day it is, and whoever else the words name. */
export function daySlots(words: OwnWords, drawn: Slots): Slots {
  const { folk1 = '', hero = '' } = drawn;
  const { who, also, person } = words;
  const other = also === null ? person?.name : `the ${also.one}`;
  const isAlong = also === null && person?.along === true;
  const lives = also === null ? person?.name : indefinite(one(also.one));
  const friend = who?.called ?? (who?.ours === true ? ourOwn(who, words.clean) : null);
  const owned = friend === null ? ownedBy(words) : null;
  const named = who?.creature.id === 'own' ? days[who.one.split(' ').at(-1) ?? ''] : undefined;
  const mate = also === null ? (isAlong ? null : (person?.name ?? null)) : `the ${also.one}`;
  return {
    friend: friend === null ? (owned?.hero ?? hero) : { text: friend, number: 'name' },
    ...owned,
    ...goingSlots(words, { ...drawn, ...named }),
    ...named,
    dressed: wearing({ wears: textOf({ ...drawn, ...named }, 'wears') }),
    showIt: who === null ? 'make yourself long' : gestureOf(who.creature, who.one),
    comma: friend === null ? '' : ',',
    alsoLives: isAlong
      ? ` ${capital(person.name)} comes along.`
      : lives === undefined
        ? ''
        : ` Next door ${/ and /.test(lives) ? 'live' : 'lives'} ${lives}.`,
    // Whoever is named beside them is there from the first step to the last.
    alsoCalls: mate === null ? '' : ` “${capital(also?.creature.noise ?? 'Come')}!” calls ${mate}, who has come along.`,
    alsoHome: mate === null ? '' : `, and ${mate}, too`,
    neighbour: other === undefined ? folk1 : isAlong ? other : `${other} from next door`,
  };
}

/** With whose they are: *firefighters’ dogs*. */
function ownedBy({ who, clean }: OwnWords): { hero: Term; heroes: Term } | null {
  const owner = who === null ? undefined : ownerOf(who, clean);
  return who === null || owner === undefined ? null : { hero: one(`${owner} ${who.one}`), heroes: many(`${owner} ${who.many}`) };
}

function ownerOf({ one: single, many: several }: Who, clean: string): string | undefined {
  return new RegExp(`(?<![\\p{L}’])(\\p{Ll}+(?:s’|’s)) (?:${single}|${several})(?!\\p{L})`, 'u').exec(clean)?.[1];
}
