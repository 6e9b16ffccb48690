import { comingTo, occasionOf, starOf } from '../../fill/events.ts';
import { mishapIn } from '../../read/mishap.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { ourOwn, type Who } from '../../read/who.ts';
import { type Creature, creatureNamed, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, indefinite, one, type Slots, type Term } from '../../words/terms.ts';
import rows from '../en/feasts.json' with { type: 'json' };
import { bodyOf, gestureOf } from './gestures.ts';
import { localOf, wearing } from './guests.ts';

/** What is celebrated: who has to come out of the dark first, what waits for them, and how it begins. */

type FeastPlay = {
  /** Who has to come out first, where the words name nobody. */
  star?: string;
  /** Who comes out first where the words name nobody, and which creature that is like. */
  lone?: string;
  as?: string;
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

/** A feast that has a play of its own, by the family's word for it. */
const called: readonly (readonly [RegExp, string, Term | null])[] = [
  [/\btea ?party\b/i, 'teaparty', one('tea party')],
  [/\bdisco\b/i, 'dance', one('disco')],
  [/\bpyjama party\b/i, 'sleepover', null],
  [/\bsleepover\b/i, 'sleepover', one('sleepover')],
];

/** Those who are invited, where the words name them beside what is celebrated: *teddy bear tea party*. */
function invited({ clean, who }: OwnWords): Who | null {
  if (who !== null) return null;
  const named = /\b(teddy(?: bear)?|teddies|dolls?|toys?)\b/i.exec(clean)?.[1]?.toLowerCase();
  if (named === undefined) return null;
  const single = named === 'teddies' ? 'teddy' : named.replace(/s$/, '');
  return {
    creature: creatureNamed('teddy'),
    one: single,
    many: single === 'teddy' ? 'teddies' : `${single}s`,
    several: true,
    part: 'guests',
    called: null,
    ours: false,
  };
}

/** Whoever a family says is sad, shy or ill there: *a party but the clown is sad*. At a wedding it is always the bride. */
function unwellIn(words: OwnWords): Term | null {
  const who = words.kind?.id === 'wedding' ? '' : (mishapIn(words, 'feast')?.who ?? '');
  if (who === '') return null;
  return /^\p{Lu}/u.test(who) ? { text: who, number: 'name' } : one(who);
}

/** Who has to come out first: whoever’s day it is, whoever is married, or else the smallest of those who are there. */
function feastStar(words: OwnWords, drawn: Term | string | undefined, { star, lone }: FeastPlay): Term {
  const { who, person, clean } = words;
  const local = localOf(words);
  const unwell = unwellIn(words);
  if (unwell !== null) return unwell;
  if (person !== null && who === null) return { text: person.name, number: 'name' };
  if (who?.ours === true && !who.several) return { text: ourOwn(who, clean), number: 'name' };
  if (who === null && lone !== undefined) return one(lone);
  if (local !== null && star === undefined) return one(`smallest ${local.one}`, `smallest ${local.many}`);
  if (who?.part === 'owner' || star === undefined) return typeof drawn === 'object' ? drawn : one('smallest guest');
  return one(who === null ? star : `${who.one} ${star}`);
}

/**
 * The slots of a feast: who is celebrated, and what is done. `drawnAtFirst`: those that were drawn, which count where the words name no
 * guests.
 */
export function feastSlots(read: OwnWords, drawnAtFirst: Slots): Slots {
  const guests = invited(read);
  const [, id, event] = called.find(([each]) => each.test(read.clean)) ?? [null, read.kind?.id ?? '', null];
  const words = { ...read, who: guests ?? read.who, place: event ?? read.place };
  const drawn = guests === null ? drawnAtFirst : { ...drawnAtFirst, star: starOf(words) };
  const play: FeastPlay = { ...rows.party, ...feasts[id] };
  const star = feastStar(words, drawn['star'], play);
  const named = star.number === 'name' || /^(?:your|the) /.test(star.text) ? star.text : `the ${star.text}`;
  const other = marriedTo(words);
  const isCakeLost = mishapIn(words, 'feast')?.id === 'cake';
  const said = (text: string) =>
    text
      .replaceAll('{star}', named)
      .replaceAll('{Star}', capital(named))
      .replaceAll('{other}', other)
      .replaceAll('{Other}', capital(other))
      .replaceAll(/\b(the) (?=cake\b)/gi, isCakeLost ? '$1 new ' : '$&');
  const honoured = /^for (the .+)$/.exec(words.where?.at ?? '')?.[1];
  return {
    watched: honoured === undefined ? '' : `${capital(honoured)} is looking in at the window.`,
    watchedAlone: honoured === undefined ? '' : ` Only ${honoured} looks in.`,
    watchedTurn: honoured === undefined ? '' : ` ${capital(honoured)} looks away, to be polite.`,
    watchedIn: honoured === undefined ? '' : `, and ${honoured} shines in and dances on the wall`,
    star,
    ...(event === null ? {} : { event }),
    ...dayOf(words, guests !== null || event !== null),
    ...companyOf(words),
    ...starSlots(starOwn(words, play), words.who?.one),
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

/** All who have come, and who is seen of them. */
function companyOf(words: OwnWords): Slots {
  const { who } = words;
  const local = localOf(words);
  if (local !== null)
    return {
      guests: 'guests',
      guestDoes: gestureOf(local),
      beThem: `All the guests are here. Be one of them: ${gestureOf(local)}, *${local.noise}!*`,
    };
  if (who === null || who.part === 'owner' || (who.ours && !who.several))
    return {
      guests: 'guests',
      guestDoes: 'straighten your hat',
      beThem: 'All the guests are here. Be one, too, and straighten your best hat.',
    };
  const does = gestureOf(who.creature, who.one);
  return {
    guests: who.many,
    guestDoes: does,
    beThem: `Here they are! Be one of them: ${does}, *${who.creature.noise}!*`,
    walker1: `a very old ${who.one}`,
    folk2: `two tall ${who.many}`,
    folk3: indefinite(one(`${who.one} ${wearing(who.creature)}`)),
  };
}

/** Which creature has to come out first, or is most like whoever has to. */
function starOwn(words: OwnWords, { star, as }: FeastPlay): Creature | null {
  const unwell = unwellIn(words);
  if (unwell !== null) {
    const meant = meaningsOf(keyOf(unwell.text.split(' ').at(-1) ?? '')).find(({ table }) => table === 'creature');
    return meant?.table === 'creature' ? meant.row : null;
  }
  if (words.who !== null) return words.who.creature;
  if (as !== undefined && words.person === null) return creatureNamed(as);
  return star === undefined ? localOf(words) : null;
}

/** What is seen and heard of whoever has to come out first, and how the children are like them. */
function starSlots(creature: Creature | null, word: string | undefined): Slots {
  if (creature === null)
    return {
      starBody: 'feet',
      trace: 'somebody’s feet',
      starDoes: 'wave with one hand',
      yell: 'hello',
      cried: '',
      forgets: 'my name',
    };
  return {
    starBody: bodyOf(creature, word),
    trace: `somebody’s ${bodyOf(creature, word)}`,
    starDoes: gestureOf(creature, word),
    yell: creature.noise,
    cried: `, and go *${creature.noise}*`,
    forgets: `my *${creature.noise}*`,
  };
}

/** What day it is, where more is known of it than at first, or it is for somebody of their own. */
function dayOf(words: OwnWords, isNew: boolean): Slots {
  const isTheirs = words.who?.ours === true && !words.who.several;
  if (!isNew && !isTheirs) return {};
  return { day: `Today is the big day: ${occasionOf(words)}${isTheirs || words.person === null ? '' : comingTo(words)}.` };
}

/** Whoever waits for the star at a wedding. */
function marriedTo({ who, person }: OwnWords): string {
  if (who === null) return person === null ? 'the groom' : 'the one with the flowers';
  return who.creature.id === 'cat' ? 'the tomcat from next door' : `the ${who.one} from next door`;
}
