import { hash } from '../../../engine/random.ts';
import type { Slots } from '../fill.ts';
import { type Creature, creatureNamed } from '../lexicon.ts';
import { isVolcano, type OwnWords } from '../read.ts';
import { capital, definite, many, one, type Term } from '../terms.ts';
import rows from './en/natures.json' with { type: 'json' };
import { floorIn, floorSlots } from './floor.ts';
import { pouredSlots } from './poured.ts';
import { rowOf } from './row.ts';

/** What the trouble is in nature, what it does, how it goes, and who can’t get home for it. */

type NaturePlay = {
  name: string;
  /** Its sound from outside. */
  rush: string;
  does: string;
  doesLittle: string;
  /** How children do it. */
  actLittle: string;
  /** What it carries off. */
  stuff: string;
  goes: string;
  goesLittle: string;
  after: string;
};

const natures: Readonly<Record<string, NaturePlay>> = rows;

/** The trouble by what is said of it: *we wait for the rain* tells of a drought, *snow in summer* of snow. */
function playFor({ clean, kind }: OwnWords): NaturePlay {
  const said = clean.toLowerCase();
  if (/\b(?:wait(?:s|ing)? for|no|without|needs?|wants?|wish(?:es)? for) (?:the |some |any |more )?(?:rain|water)\b/.test(said))
    return rows.drought;
  if (/\b(?:thunder\w*|lightning)\b/.test(said)) return rows.thunder;
  const play = rowOf(natures, kind, 'storm');
  if (play === rows.drought && /\b(?:snow(?:s|ing|y)?|ice|icy|frost|blizzard)\b/.test(said)) return rows.winter;
  return play;
}

const troubles = /\b(tornado|hurricane|typhoon|whirlwind|thunderstorm|sandstorm|snowstorm|blizzard|flood|avalanche)(?:s|ed|es)?\b/;

/** What the family calls it: *Zogg the tornado*, *the river floods our garden*. */
function troubleFor({ clean, idea }: OwnWords, name: string): Term {
  const called = /^(\p{Lu}\p{Ll}{1,14}),? (?:the|our|a) (\p{Ll}+)/u.exec(idea ?? clean);
  if (called?.[1] !== undefined && (troubles.test(called[2] ?? '') || /^(?:storm|wind|volcano|fog|rain)$/.test(called[2] ?? '')))
    return { text: called[1], number: 'name' };
  const named = /\b(?:named|called) (\p{Lu}\p{Ll}{1,14})\b/u.exec(idea ?? clean)?.[1];
  if (named !== undefined) return { text: named, number: 'name' };
  if (name === 'winter' && /\bsnow/i.test(clean) && !/\bwinter\b/i.test(clean)) return one('snow');
  return one(troubles.exec(clean.toLowerCase())?.[1] ?? name);
}

/** Who may wait on suitcases, where the words name nobody who could. */
const gentle = ['hedgehog', 'penguin', 'bear', 'mouse', 'duck', 'beaver'];

/** They may wait there, where the words name no more than where people live. */
const townsfolk = /\b(?:town|village|city|people|everybody|everyone|neighbou?rs?|street)\b/i;
const neighbours = one('neighbour', 'people from the town');

/** What is told of weather, which should have gone on. */
const passing: Slots = {
  late: 'should have gone three days ago',
  lateSaid: 'should have gone three days ago, and it hasn’t',
  isThere: 'sits there',
  rest: 'go home',
  mover: 'it',
  inside: '',
  insideLittle: '',
  act: 'get up',
  act2: 'go home',
  goesAs: 'It goes as it came, only quietly.',
  comes: 'come',
  carry: 'I am',
  carryCan: 'I',
  carrier: 'it',
};

/** What is told of a volcano, which stays where it is, has woken up and will sleep again. */
const staying: Slots = {
  late: 'woke up three days ago and does not sleep',
  lateSaid: 'woke up three days ago, all red and hot, and holds in one great puff',
  isThere: 'is awake',
  rest: 'sleep',
  mover: 'its smoke',
  inside: ', warm and red and full of smoke',
  insideLittle: ', and it is warm and red',
  act: 'puff',
  act2: 'puff, and sleep',
  goesAs: 'It lets out one great puff, and grows quiet.',
  comes: 'wake up',
  carry: 'My smoke is',
  carryCan: 'It',
  carrier: 'its smoke',
  rideGoes: 'drifts off, and far away the volcano falls asleep',
  rideGoesLittle: 'drifts off, and the volcano sleeps',
};

/** The slots of what nature does (a season, a storm, a volcano) and of whom it troubles. */
export function natureSlots(words: OwnWords): Slots {
  const { who, where, clean, person, missing } = words;
  const erupts = isVolcano(words);
  const play = erupts ? rows.volcano : playFor(words);
  const does = /\bsummer\b/i.test(words.clean) ? play.does.replace('spring', 'summer') : play.does;
  const isInSnow = play === rows.winter && where?.at === 'in the snow';
  const named = who !== null && lives(who.creature) ? who : null;
  const there = where === null ? null : creatureNamed(where.who);
  const other = there !== null && lives(there) ? there : creatureNamed(gentle[hash(clean) % gentle.length] ?? 'hedgehog');
  const cub = named !== null ? one(named.one, named.many) : townsfolk.test(clean) ? neighbours : one(other.one, other.many);
  const stuff = missing === null ? play.stuff : play.stuff.replace(/and one .*$/, `and ${definite(missing)}`);
  const floor = floorIn(words);
  return {
    ...(isInSnow ? { at: '' } : {}),
    ...(erupts ? { at: words.kind === null ? '' : ' in the garden' } : {}),
    trouble: troubleFor(words, play.name),
    rush: play.rush,
    does,
    doesLittle: play.doesLittle,
    actLittle: play.actLittle,
    stuff,
    throws: capital(stuff),
    goes: play.goes,
    goesLittle: play.goesLittle,
    rideGoes: play.goes,
    rideGoesLittle: play.goesLittle,
    ...(play === rows.volcano ? staying : passing),
    after: play.after,
    ...pouredSlots(words, play === rows.volcano),
    cub,
    herd: many(cub.many ?? cub.text),
    door: person === null ? 'Somebody knocks at your door' : `You and ${person.name} hear somebody knock at the door`,
    floor: floor ?? '',
    ...(floor === null ? {} : { at: '', ...floorSlots(floor, words) }),
  };
}

function lives({ is }: Creature): boolean {
  return is === 'animal' || is === 'person';
}
