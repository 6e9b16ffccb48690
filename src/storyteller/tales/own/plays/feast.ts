import type { Slots } from '../fill.ts';
import type { OwnWords } from '../read.ts';
import { capital, one, type Term } from '../terms.ts';
import rows from './en/feasts.json' with { type: 'json' };

/** What is celebrated: who has to come out of the dark first, what waits for them, and how it begins. */

type FeastPlay = {
  /** Who has to come out first, where the words name nobody. */
  star?: string;
  /** What waits in the round light. `{other}`: whoever is married to the star. */
  waits: string;
  /** How it draws them. */
  beckons: string;
  /** It gets impatient. */
  longs: string;
  gift: string;
  /** What the star fears or hopes for at the ninth step. */
  nine: string;
  /** How it begins, as it is told. `{star}`, `{other}`. */
  begins: string;
  beginsLittle: string;
  /** What everybody does when they come out. */
  cheer: string;
};

/** What a row leaves out is as at any party. */
const feasts: Readonly<Record<string, Partial<FeastPlay>>> = rows;

/** Who has to come out first: whoever’s day it is, whoever is married, or else the smallest of those who are there. */
function feastStar({ who, person }: OwnWords, drawn: Term | string | undefined, { star }: FeastPlay): Term {
  if (person !== null && who === null) return { text: person.name, number: 'name' };
  if (who?.part === 'owner' || star === undefined) return typeof drawn === 'object' ? drawn : one('smallest guest');
  return one(who === null ? star : `${who.one} ${star}`);
}

export function feastSlots(words: OwnWords, drawn: Slots): Slots {
  const play: FeastPlay = { ...rows.party, ...feasts[words.kind?.id ?? ''] };
  const star = feastStar(words, drawn['star'], play);
  const named = star.number === 'name' || star.text.startsWith('your ') ? star.text : `the ${star.text}`;
  const other = marriedTo(words);
  const said = (text: string) =>
    text
      .replaceAll('{star}', named)
      .replaceAll('{Star}', capital(named))
      .replaceAll('{other}', other)
      .replaceAll('{Other}', capital(other));
  const honoured = /^for (the .+)$/.exec(words.where?.at ?? '')?.[1];
  return {
    watched: honoured === undefined ? '' : `${capital(honoured)} is looking in at the window.`,
    watchedAlone: honoured === undefined ? '' : ` Only ${honoured} looks in.`,
    watchedTurn: honoured === undefined ? '' : ` ${capital(honoured)} looks away, to be polite.`,
    watchedIn: honoured === undefined ? '' : `, and ${honoured} shines in and dances on the wall`,
    star,
    waiting: said(play.waits),
    longs: said(play.longs),
    beckons: said(play.beckons),
    ...(words.kind?.id === 'birthday' ? { event: one('birthday party', 'birthday parties') } : {}),
    gift: one(play.gift),
    nine: said(play.nine),
    begins: said(play.begins),
    beginsLittle: said(play.beginsLittle),
    cheer: play.cheer,
  };
}

/** Whoever waits for the star at a wedding. */
function marriedTo({ who, person }: OwnWords): string {
  if (who === null) return person === null ? 'the groom' : 'the one with the flowers';
  return who.creature.id === 'cat' ? 'the tomcat from next door' : `the ${who.one} from next door`;
}
