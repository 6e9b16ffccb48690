import type { OwnWords } from '../../read/own-words.ts';
import { type Creature, creatureNamed, type Kind, type Where } from '../../words/lexicon.ts';
import { capital, indefinite, many, one, type Slots } from '../../words/terms.ts';
import rows from '../en/shops.json' with { type: 'json' };
import { bodyOf, gestureOf } from './gestures.ts';
import { patientIn, soreIn } from './patients.ts';
import { rowOf } from './row.ts';

/** Who comes to a shop: what they look like, what has never fitted them there, and how the children are one of them. */

type ShopPlay = {
  /** What has never fitted the first of them, as they say it themselves. `{body}`. */
  never: string;
  /** Why the crooked one fits. `{body}`. */
  fits: string;
  /** Where they wait. */
  waits?: string;
  /** What is done there with one's hands, where it is done to a body. `{body}`. */
  do1?: string;
  do2?: string;
  do3?: string;
};

const shops: Readonly<Record<string, ShopPlay>> = rows;

/** How somebody comes in with two fingers, whatever they are. */
function comeIn({ move }: Where): string {
  return /^(?:float|drift|slide)$/.test(move) ? `let two fingers ${move} in, and bow` : 'let two fingers come in, and bow';
}

/** Who lives in the place that the words name, where they name nobody; at home live only the family. */
export function localOf({ who, person, where }: OwnWords): Creature | null {
  return who !== null || person !== null || where === null || /^(?:home|bed|school)$/.test(where.id) ? null : creatureNamed(where.who);
}

/** How somebody is dressed: *wearing a bell with a dent*, *with a ribbon in its mane*. */
export function wearing({ wears }: Pick<Creature, 'wears'>): string {
  return `${wears.includes(' with ') ? 'wearing' : 'with'} ${wears}`;
}

/** The slots of those who come. `first`: the one who has been there most often, for nothing. */
export function shopGuests(words: OwnWords, kind: Kind, where: Where, first: string): Slots {
  const { who, kind: named } = words;
  const play = rowOf(shops, kind, 'shop');
  const guest = who === null || who.part === 'workers' ? null : who;
  const body = guest === null ? 'nose' : (soreIn(words) ?? bodyOf(guest.creature, guest.one));
  const act = guest === null ? comeIn(where) : gestureOf(guest.creature, guest.one);
  const cry = guest?.creature.noise ?? 'ooh';
  const ours = who?.part === 'workers' ? who : null;
  const fitted = (text: string) => text.replaceAll('{body}', body);
  const isShop = named?.tale === 'shop';
  const hands = guest === null || !isShop ? {} : Object.fromEntries(handsOf(play).map(([name, text]) => [name, fitted(text)]));
  const dressed = guest === null || !isShop ? null : `${guest.one} ${wearing(guest.creature)}`;
  return {
    never: fitted(play.never),
    fits: `${fitted(play.fits)}${patientIn(words) === null ? '' : ' And I’m well again!'}`,
    waits: play.waits ?? 'outside',
    guestBody: body,
    guestAct: act,
    guestCry: cry,
    asUs: ours === null ? '' : ` Show him how ${ours.many} do it: ${gestureOf(ours.creature, ours.one)}, *${ours.creature.noise}!*`,
    guestIn: `${ours === null ? '' : `Be ${ours.many}: ${gestureOf(ours.creature, ours.one)}! `}In comes ${first}: *${cry}!* ${capital(guest === null ? act : `be it, too, and ${act}`)}.`,
    ...hands,
    ...(dressed === null ? {} : { folk3: indefinite(one(dressed)), known3: `the ${dressed}` }),
    ...(kind.want[0] === undefined ? {} : { want: one(kind.want[0], kind.want[1]), wants: many(kind.want[1] ?? '') }),
  };
}

function handsOf({ do1, do2, do3 }: ShopPlay): (readonly [string, string])[] {
  return Object.entries({ do1, do2, do3 }).flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
}
