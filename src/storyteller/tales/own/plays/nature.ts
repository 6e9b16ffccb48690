import { hash } from '../../../engine/random.ts';
import type { Slots } from '../fill.ts';
import { type Creature, creatureNamed } from '../lexicon.ts';
import { isVolcano, type OwnWords } from '../read.ts';
import { capital, definite, many, one } from '../terms.ts';
import rows from './en/natures.json' with { type: 'json' };
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

/** Who may wait on suitcases, where the words name nobody who could. */
const gentle = ['hedgehog', 'penguin', 'bear', 'mouse', 'duck', 'beaver'];

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
  carry: 'My cloud is',
  carryCan: 'It',
  carrier: 'its cloud',
  rideGoes: 'drifts off, and behind you the volcano falls asleep',
  rideGoesLittle: 'drifts off, and the volcano sleeps',
};

export function natureSlots(words: OwnWords): Slots {
  const erupts = isVolcano(words);
  const play = rowOf(natures, words.kind, erupts ? 'volcano' : 'storm');
  const { who, where, clean, person, missing } = words;
  const named = who !== null && lives(who.creature) ? who : null;
  const there = where === null ? null : creatureNamed(where.who);
  const other = there !== null && lives(there) ? there : creatureNamed(gentle[hash(clean) % gentle.length] ?? 'hedgehog');
  const cub = named === null ? one(other.one, other.many) : one(named.one, named.many);
  const stuff = missing === null ? play.stuff : play.stuff.replace(/and one .*$/, `and ${definite(missing)}`);
  return {
    ...(erupts ? { at: words.kind === null ? '' : ' in the garden' } : {}),
    trouble: one(play.name),
    rush: play.rush,
    does: play.does,
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
    cub,
    herd: many(cub.many ?? cub.text),
    door: person === null ? 'Somebody knocks at your door' : `You and ${person.name} hear somebody knock at the door`,
  };
}

function lives({ is }: Creature): boolean {
  return is === 'animal' || is === 'person';
}
