import { journeyOf, rideOf, usualRide, vesselOf, wayTo } from '../../fill/travel.ts';
import type { OwnWords } from '../../read/own-words.ts';
import type { Who } from '../../read/who.ts';
import { capital, indefinite, one, type Slots } from '../../words/terms.ts';
import rows from '../en/lands.json' with { type: 'json' };
import { moveFor } from '../moves.ts';
import { knackOf } from './knack.ts';

/** Where the journey goes, on what or on whom, and with whom. */

type Land = {
  off: string;
  grounds: string;
  edge: string;
  slope: string;
  /** What goes by, and over one’s shoulders. */
  hill: string;
  /** Whom the ride has only ever seen as a stripe, and what they are doing. */
  beast: string;
  seen: string;
  /** Who goes past. */
  snail: string;
  /** What falls or rises there, one of it and all of it. */
  drop: string;
  rains: string;
  scent: string;
  /** Who gets on, where the words name nobody. */
  look: string;
  /** How it goes there, as the body feels it, for the little ones and for the others; and how the little ones arrive. */
  goLittle: string;
  go: string;
  landLittle: string;
  /** Where they arrive, where it is not the place itself: from up there, the top is seen from nowhere. */
  there?: string;
  goal?: string;
};

/** What a row leaves out is as on the plain. */
const lands: Readonly<Record<string, Partial<Land>>> = rows;

/** Where a ship goes, if the words don't say. */
const crews: Readonly<Record<string, string>> = { ship: 'ocean', rocket: 'space', balloon: 'clouds' };

/** Big enough to carry a family. */
const carriers = new Set(
  'dinosaur dragon unicorn horse pony bear polarbear elephant giraffe hippo rhino turtle cow donkey camel zebra whale dolphin swan eagle kangaroo giant'.split(
    ' ',
  ),
);

/** A vehicle that the words name, whoever else is in them. */
const named = /\b(?:train|bus|boat|ship|bike|car|caravan|sledge|tractor|plane|digger|truck|lorry)\b/i;

/** Places that can be seen from far off as a whole. */
const small = /^(?:moon|island|beach|jungle|forest|mountain|castle|city|village|garden|farm|park)$/;

/** The slots of a journey: what takes them, where they go, and what they see there. */
export function journeySlots(words: OwnWords): Slots {
  const { where, person } = words;
  const carrier = carrierOf(words);
  const crossing = swims(carrier) ? lands['ocean'] : crossed(rideOf(words).text);
  const there = lands[where?.id ?? ''] ?? lands[sailsTo(words)] ?? lands[where?.at.split(' ').at(-1) ?? ''] ?? crossing;
  const land: Land = {
    ...rows.plain,
    ...there,
    ...(there?.go === undefined ? drivenAs(words) : {}),
    // A whale knows what a whale is.
    ...(swims(carrier) ? { beast: 'gull', seen: 'It bobs up and down on a wave' } : {}),
  };
  const journey = journeyOf(words);
  const at = where === null ? '' : ` ${where.at}`;
  const under = carrier === null ? 'right there' : flies(carrier) ? 'under one wing' : 'under its chin';
  const visited = person?.visited === true ? person.name : null;
  const beside = person?.along === true ? ` with ${person.name}` : '';
  const said = (text: string) => text.replaceAll('{at}', at).replaceAll('{under}', under).replaceAll('{with}', beside);
  return {
    off: flies(carrier) && where === null ? 'over the last roof, and up where the swallows are' : land.off,
    lit:
      carrier?.creature.id === 'dragon'
        ? 'The dragon breathes on it, very gently, and it’s lit'
        : 'There’s a little light inside; shield it',
    grounds: land.grounds,
    edge: land.edge,
    slope: land.slope,
    hill: one(land.hill),
    beast: one(land.beast),
    cow: land.seen,
    snail: one(land.snail),
    drop: one(land.drop),
    rains: land.rains,
    scent: land.scent,
    go: land.go,
    goLittle: land.goLittle,
    landLittle: land.landLittle,
    ...(land.there === undefined || journey.there !== undefined ? {} : { there: land.there }),
    goal: said(journey.goal ?? land.goal ?? where?.at ?? 'at the end of the map'),
    tiny: journey.tiny ?? (where !== null && small.test(where.id) ? where.id : 'world'),
    ...wayOfGoing(words, carrier),
    ...(carrier === null ? drivenSlots(journey.shut, vesselOf(words)) : carriedSlots(words, carrier)),
    ...matesSlots(matesOf(words, carrier), person?.along === true ? person.name : null, land.look),
    homeward: journey.homeward,
    settle: said(journey.settle),
    settleLittle: said(journey.settleLittle),
    ...(visited === null ? { waits: '' } : visitSlots(visited)),
  };
}

/** Where a crew goes whose words name no place; '' for a journey of any other kind. */
function sailsTo({ kind, clean }: OwnWords): string {
  if (kind?.tale !== 'crew') return '';
  return /\b(?:fl(?:ying|ies|iegt)|vol\w+)\b/i.test(clean) ? 'clouds' : (crews[kind.id] ?? '');
}

/** What they go through, by what takes them there: a submarine has no road. */
function crossed(ride: string): Partial<Land> | undefined {
  const through: readonly (readonly [RegExp, string])[] = [
    [/submarine/, 'sea'],
    [/boat|ship|raft|canoe|ferry/, 'ocean'],
    [/rocket|spaceship|ufo/, 'space'],
    [/balloon|plane|helicopter|broom|carpet/, 'clouds'],
    [/sledge|sleigh/, 'ice'],
  ];
  return lands[through.find(([each]) => each.test(ride))?.[1] ?? ''];
}

/** Whoever carries the family; null where they go by something else. */
function carrierOf(words: OwnWords): Who | null {
  const { who, kind, clean } = words;
  if (journeyOf(words).ride !== undefined) return null;
  if (who === null || who.part === 'owner' || !carriers.has(who.creature.id) || (kind !== null && kind.tale !== 'journey')) return null;
  const vehicleNamed = /\b(?:train|bus|boat|ship|bike|car|rocket|balloon|zug|tren|trein|treno)\b/i.test(clean);
  return vehicleNamed ? null : who;
}

function swims(carrier: Who | null): boolean {
  return /^(?:whale|dolphin|turtle|seal)$/.test(carrier?.creature.id ?? '');
}

/** How the family's own vehicle goes, done with both arms. */
function drivenAs(words: OwnWords): Partial<Land> {
  const does = words.who?.creature.is === 'vehicle' || named.test(words.clean) ? moveFor({ ...words, clean: rideOf(words).text }) : null;
  return does === null
    ? {}
    : { goLittle: `${capital(does.act)}! Off we go.`, go: `You do as it does, with both arms: ${does.whole}, *${does.noise}!*` };
}

/** How anything goes that nobody has ever gone by. */
const leaning = { act: 'lean, lean', whole: 'lean, lean, left and right', noise: 'whee' };

/** How children are what takes them there: what their arms do, how it sounds, and how it goes when it goes slowly. */
function wayOfGoing(words: OwnWords, carrier: Who | null): Slots {
  const as = (ride: string) => moveFor({ ...words, clean: ride, person: null, also: null, idea: ride });
  const ride = rideOf(words).text;
  const usual = vesselOf(words) === null ? null : usualRide(words) === 'old blue bus' ? leaning : as(usualRide(words));
  const does = carrier === null ? ((/^(?:moon|space)$/.test(words.where?.id ?? '') ? usual : null) ?? as(ride) ?? usual) : knackOf(words);
  const { act, whole, noise } = does ?? { act: 'rock, rock', whole: 'rock, rock, left and right', noise: 'brmm' };
  const isSaid = whole.endsWith(` ${noise}`);
  return {
    rideAct: act,
    rideSlow: act.replaceAll(', ', ' … '),
    rideAll: isSaid ? whole : `${whole}, and say ${noise === '' ? 'hmmm' : noise}`,
  };
}

function flies(carrier: Who | null): boolean {
  return /^(?:dragon|swan|eagle)$/.test(carrier?.creature.id ?? '');
}

function carriedSlots(words: OwnWords, carrier: Who): Slots {
  const going = journeyOf(words).going ?? `on a ${words.kind?.place ?? 'journey'}`;
  return {
    ride: one(`old ${carrier.one}`),
    setout: `You are going ${going} with ${indefinite(one(carrier.one))}, ${wayTo(words)}.`,
    aboard: 'You climb up, and sit one behind the other',
    out: 'down',
    shut: 'The bags go on its back, you climb up after them',
    quiet: 'without a sound',
    front: swims(carrier) ? 'On its back' : 'Round its neck',
  };
}

function drivenSlots(shut: string, vessel: ReturnType<typeof vesselOf>): Slots {
  if (vessel !== null) {
    const [at, off] = vessel.isOn ? ['on', 'off'] : ['in', 'out'];
    return {
      aboard: `You all sit ${at} it, one behind the other`,
      out: off,
      shut: `The bags go ${at}, you climb ${at} after them`,
      quiet: 'without a sound',
      front: 'At the front',
    };
  }
  return {
    aboard: 'You are all aboard',
    out: 'out',
    shut,
    quiet: 'with its lamps off',
    front: 'At the front',
  };
}

/** Whoever is visited waits for them, and is there when they come. */
function visitSlots(name: string): Slots {
  return {
    waits: ` ${name} has lit them for you.`,
    matesEnd: `${name} comes to meet you, and gives each of you a hug`,
    settleLittle: `${name} comes to meet you, and gives you a hug`,
  };
}

/** Who goes along, several of them; null for nobody. */
function matesOf({ who, clean }: OwnWords, carrier: Who | null): string | null {
  if (who === null) return /\bpirate/i.test(clean) ? 'pirates' : null;
  return carrier !== null || who.creature.is === 'vehicle' || who.part === 'owner' ? null : who.many;
}

function matesSlots(mates: string | null, person: string | null, look: string): Slots {
  if (person !== null)
    return {
      matesLook: `${person} has got the window seat`,
      matesEnd: `${person} looks up at the lights, and leans against you`,
      tells: `says ${person}`,
    };
  if (mates === null)
    return {
      matesLook: look,
      matesEnd: 'Everybody who overtook you has come as well',
      tells: 'you say',
    };
  return {
    matesLook: `The ${mates} have all got the window seat`,
    matesEnd: `The ${mates} look up at the lights, and hold on to each other`,
    tells: `say the ${mates}`,
  };
}
