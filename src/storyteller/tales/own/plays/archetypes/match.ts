import { occasionOf, othersOf, rivalOf, rootedName } from '../../fill/events.ts';
import type { OwnWords } from '../../read/own-words.ts';
import { type Creature, creatureNamed, keyOf, meaningsOf } from '../../words/lexicon.ts';
import { keeperIn } from '../../words/named.ts';
import { capital, indefinite, many, one, type Slots, severalOf, type Term } from '../../words/terms.ts';
import rows from '../en/matches.json' with { type: 'json' };
import { bodyOf, gestureOf } from './gestures.ts';
import { localOf, wearing } from './guests.ts';
import { rowOf } from './row.ts';

/** What is played, against whom, and how it ends with nobody losing. */

type MatchPlay = {
  ready: string;
  /** What a player does to warm up. */
  drill: string;
  /** What whoever is chosen last gets to do. */
  never: string;
  /** What they play with, which nobody can keep: how it is, why, and how it is in the end. */
  hot: string;
  keen: string;
  lain: string;
  mild: string;
  /** The game itself, told as a doing. */
  finale: string;
  finaleLittle: string;
  /** What else is played, before somebody asks who has won; '' where the finale has told it. */
  played: string;
  result: string;
  last: string;
};

const matches: Readonly<Record<string, MatchPlay>> = rows;

/** Games in which a ball is kicked into a goal. */
const kicked = /\b(?:football|soccer)\b|^(?:the |grand )?(?:world cup|cup|final|tournament)\b/;

/** What is fought out with wands. */
const magic = /\b(?:wizards?|witch(?:es)?|magic(?:al|ian)?s?|spells?|sorcerers?)\b/;

/** The slots of a match: how it is played, and against whom. */
export function matchSlots(words: OwnWords): Slots {
  const { who, also, sides, person, kind, place } = words;
  const isKicked = kind?.id !== 'match' || place === null || kicked.test(place.text);
  const isMagic = magic.test(place?.text ?? '') && !/\b(?:football|soccer|\w*ball|hockey|tennis|race)\b/.test(place?.text ?? '');
  const play = isMagic ? rows.spells : isKicked ? rowOf(matches, kind, 'match') : rows.ball;
  const rival = who === null || who.part === 'owner' ? null : who;
  const beside = person?.name ?? (sides?.mates?.number === 'name' ? sides.mates.text : null);
  const hero = rootedName(words);
  return {
    ready: play.ready,
    drill: play.drill,
    never: play.never,
    hot: one(play.hot),
    keen: play.keen,
    lain: play.lain,
    mild: play.mild,
    finale: play.finale,
    finaleLittle: play.finaleLittle,
    played: play.played === '' ? '' : `${play.played} `,
    result: hero === null ? play.result : `${play.result}, and ${hero} has won, too`,
    heroWon: hero === null ? '' : ` And ${hero} has won, too!`,
    last: play.last,
    ...(isMagic ? { lie1: many('wands'), lie2: many('pointed hats') } : {}),
    mateKnows: beside === null ? '' : ` “Once I was the last, too,” says ${beside}.`,
    mateEnd: beside === null ? '' : `${capital(beside)} has played the whole time beside Jo. `,
    // Whoever has come to watch is asked about it in the end.
    ...(also === null ? {} : { met1: `the ${also.one}` }),
    yours: beside === null ? one('your side') : many(`you and ${beside}`),
    coming: rival?.creature.id === 'alien' ? 'still landing' : 'a bit late',
    ...keeperSlots(words, isKicked && !isMagic),
    ...warmUp(words, play),
    ...rivalSlots(words),
    ...elevenSlots(words),
  };
}

/** Whoever is in goal stands there until the last shot of all. */
function keeperSlots({ clean, person }: OwnWords, isKicked: boolean): Slots {
  const keeper = isKicked ? (keeperIn(clean) ?? (person !== null && inGoal.test(clean) ? person.name : null)) : null;
  if (keeper === null) return {};
  return {
    ready: `The ball lies on the spot, and ${keeper} stands in the goal, with both arms wide`,
    finale: `Then play it, seated or standing: ${keeper} is in goal, and dives left, and dives right: saved, and saved! The last ball ${keeper} lays down for all of you, and you kick at the same moment: *goal!*`,
    finaleLittle: `${keeper} is in goal. Arms left, arms right: saved! Now all kick, one, two: *goal!*`,
    last: `${keeper} dives, and has it, and holds it up. Then all of you kick at once, with ${keeper}, and the ball flies into the net: *goal!*`,
  };
}

const inGoal = /\bin (?:the )?goal\b|\bgoal(?:ie|keeper)\b/i;

/** Animals of every kind, where the words name none of them. */
const anyAnimals = /\b(?:animals?|tiere?|animaux|animales|animali|animais|dieren|zwierzet\p{L}*|hayvanlar)\b/iu;

/** Whom Jo is, and whom Jo plays in the eleven shirts: each is somebody with a face, whom the children can be as well. */
function elevenSlots(words: OwnWords): Slots {
  const { who, sides, clean } = words;
  const known = creatureIn(sides?.rivals ?? null) ?? (who === null || who.part === 'owner' ? null : who.creature);
  const isOpen = known === null && sides === null;
  const isZoo = isOpen && anyAnimals.test(clean);
  const local = isZoo ? creatureNamed('hedgehog') : isOpen ? localOf(words) : null;
  const creature = local ?? known;
  const text = local?.one ?? rivalOf(words).text;
  const body = creature === null ? 'nose' : bodyOf(creature, text);
  const slots = {
    jo: one(`very small ${text}`),
    token: body,
    tokenGoes: creature !== null && /(?:(?<!s)s|feet|teeth)$/.test(body) ? 'go' : 'goes',
    cry: creature?.noise ?? 'hello',
    joAct: creature === null ? 'nod to Jo' : `be like Jo: ${gestureOf(creature, text)}`,
    joDoes: creature === null ? 'bow to both sides' : gestureOf(creature, text),
    ...(local === null ? {} : companionSlots(isZoo ? 'animals' : local.many)),
  };
  if (creature === null)
    return {
      ...slots,
      seven: 'somebody shy',
      three: 'somebody as broad as a door',
      nine: 'somebody very, very old',
      sevenAct: 'let your chin go down, so shy',
      threeAct: 'make your shoulders as broad as a door',
      fence: severalOf(rivalOf(words)),
    };
  if (isZoo)
    return {
      ...slots,
      seven: one('elephant with a sock for a trunk'),
      three: one('lion with a mop for a mane'),
      nine: one('very old turtle'),
      sevenAct: gestureOf(creatureNamed('elephant')),
      threeAct: gestureOf(creatureNamed('lion')),
      fence: 'an elephant, a lion and a very old turtle',
      rival: one('animal'),
      others: many('animals'),
      versus: `Today is the big day: ${occasionOf(words)}. It is you against the animals.`,
    };
  const dressed = `${text} ${wearing(creature)}`;
  return {
    ...slots,
    seven: one(`shy ${text}`),
    three: one(dressed),
    nine: one(`very old ${text}`),
    sevenAct: `${gestureOf(creature, text)}, so shy`,
    threeAct: `${gestureOf(creature, text)}, as big as you can`,
    fence: `two old ${local?.many ?? severalOf(rivalOf(words))} and ${indefinite(one(dressed))}`,
  };
}

/** Those who come to play in the end, where the words name no side. */
function companionSlots(several: string): Slots {
  return { moreCome: `more ${several} come`, noOthers: `No other ${several} dared to play`, friendThere: `among the ${several}` };
}

/** The creature that a side is called by, whatever it is like: *ninja penguins*. */
function creatureIn(side: Term | null): Creature | null {
  if (side === null || side.number === 'name') return null;
  const found = meaningsOf(keyOf(side.text.split(' ').at(-1) ?? '')).find(({ table, en }) => table === 'creature' && en);
  return found?.table === 'creature' ? found.row : null;
}

/** How both sides warm up, each as those do whom the family named. */
function warmUp({ sides }: OwnWords, play: MatchPlay): Slots {
  const mates = sides?.mates ?? null;
  const ours = creatureIn(mates);
  return {
    warmUp:
      mates === null || ours === null
        ? `Try it once. ${capital(play.finaleLittle)}`
        : `Warm up as ${severalOf(mates)} do: ${gestureOf(ours, mates.text)}, and call *${ours.noise}!*`,
  };
}

/** In the end the sides change over. */
function bothWays({ sides }: OwnWords): string {
  const theirs = creatureIn(sides?.rivals ?? null);
  return theirs === null ? '' : `Then you do it as they do: ${gestureOf(theirs, sides?.rivals?.text)}, and call *${theirs.noise}!* `;
}

/** What is said of those who play for one side or the other. */
function rivalSlots(words: OwnWords): Slots {
  const { who, sides } = words;
  const [mates, rivals] = [sides?.mates ?? null, sides?.rivals ?? null];
  const others = rivals ?? (who === null || who.part === 'owner' ? null : one(who.one, who.many));
  const isOne = others?.number === 'name';
  const friend = (side: Term | null, nobody: string) =>
    side === null ? nobody : side.number === 'name' ? `beside ${side.text}` : `among the ${severalOf(side)}`;
  return {
    lookFor: isOne ? ` ${others.text} does not know, either.` : '',
    bothSides: mates === null || others === null ? '' : `, ${groupOf(mates)} and ${groupOf(others)}`,
    moreCome: isOne ? `${severalOf(rivalOf(words))} come` : `more ${severalOf(rivalOf(words))} come`,
    noOthers:
      others === null
        ? 'Nobody else dared to play'
        : isOne
          ? `Nobody else on ${othersOf(words).text} dared to play`
          : `No other ${severalOf(others)} dared to play`,
    shake: mates === null || others === null ? '' : `${capital(groupOf(mates))} and ${groupOf(others)} shake hands. ${bothWays(words)}`,
    friendHere: words.person?.along === true ? `in ${words.person.name}` : friend(mates, 'on this side'),
    friendThere: friend(others, 'on that side'),
  };
}

function groupOf(side: Term): string {
  return side.number === 'name' ? side.text : `the ${severalOf(side)}`;
}
