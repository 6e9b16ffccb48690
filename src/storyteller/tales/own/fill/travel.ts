import rows from '../plays/en/trips.json' with { type: 'json' };
import { drivenBy } from '../read/driver.ts';
import type { OwnWords } from '../read/own-words.ts';
import { capital, definite, indefinite, one, possessive, type Term } from '../words/terms.ts';
import { isUnfit } from '../words/unfit.ts';

/** What a family's words say about a journey: what takes them, and where they go. */

/** What is said of one kind of journey, camping or moving house, where it is not as on any other. */
type Journey = {
  /** What takes them, whatever else the words name. */
  ride?: string;
  trip?: string;
  /** *You are going …* */
  going?: string;
  /** *You are …*, where nothing needs to be said of a journey. */
  setsOut?: string;
  to?: string;
  there?: string;
  /** Where everything waits for them. `{at}`. */
  goal?: string;
  /** What is built small to tempt the ride. */
  tiny?: string;
  shut: string;
  homeward: string;
  /** What they do when they are there. `{under}` whom or what the tent stands, `{with}` whom they eat. */
  settle: string;
  settleLittle: string;
};

const journeys: Readonly<Record<string, Partial<Journey>>> = rows;

/** Where somebody lives, by a name on the map: *to see grandad in New Zealand*. */
const country = / in (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?)(?![\p{L}’])/u;

/** The journey that the words tell of; what they leave open is as on any journey. */
export function journeyOf({ kind, person, idea }: OwnWords): Journey {
  const lives = country.exec(idea ?? '')?.[1];
  const house = person?.visited === true ? `${possessive(person.name)} house${lives === undefined ? '' : ` in ${lives}`}` : null;
  const visit = house === null ? {} : { there: lives ?? house, to: `to ${house}`, goal: `at ${house}`, tiny: 'house' };
  return { ...rows.journey, ...journeys[kind?.id ?? ''], ...visit };
}

/** What takes them to a place, where the words name nothing. */
const rides: Readonly<Record<string, string>> = {
  moon: 'little rocket',
  space: 'little rocket',
  sea: 'little submarine',
  ocean: 'little boat',
  island: 'little boat',
  river: 'little boat',
  clouds: 'little balloon',
  ice: 'old sledge',
  train: 'train',
};

const named =
  /\b(?:train|bus|boat|ship|bike|car|caravan|sledge|tractor|plane|balloon|submarine|rocket|zug|bahn|boot|schiff|tren|treno|trein)\b/;
const english: Readonly<Record<string, string>> = {
  zug: 'train',
  bahn: 'train',
  boot: 'boat',
  schiff: 'ship',
  tren: 'train',
  treno: 'train',
  trein: 'train',
};

/** What a family climbs into or onto, and no other family would travel in. */
const climbed =
  /\b(in|on|inside|into|onto|with|by) (?:an?|the|our|my|(\p{L}+’s)) ((?:\p{Ll}+ ){0,2}?(?:box|basket|wheelbarrow|carpet|rug|bath|bathtub|tub|trolley|bed|mattress|pillow|sofa|couch|armchair|chair|bucket|umbrella|broom|broomstick|cloud|leaf|shoe|boot|slipper|teapot|teacup|suitcase|pram|buggy|skateboard|scooter|barrel|bubble|banana|nutshell|surfboard|kite|tray|log))(?!\p{L})(?! (?:of|full)\b)/iu;

/** What they climb into, by the family's own words, *in a cardboard box*; null where they name nothing of the kind. */
export function vesselOf({ idea, clean }: OwnWords): { name: string; whose: string; isOn: boolean } | null {
  const [, by = '', owner, name] = climbed.exec(idea ?? clean) ?? [];
  if (name === undefined || isUnfit(name)) return null;
  const isOn =
    /^on/i.test(by) ||
    (!/^in/i.test(by) &&
      /(?:carpet|rug|bed|mattress|sofa|couch|chair|broom|broomstick|cloud|leaf|skateboard|scooter|surfboard|kite|tray|log)$/i.test(name));
  return { name: name.toLowerCase(), whose: owner === undefined ? 'your' : capital(owner), isOn };
}

/** What takes them to the place by itself. */
export function usualRide({ where }: OwnWords): string {
  return rides[where?.id ?? ''] ?? 'old blue bus';
}

/** What takes them there. */
export function rideOf(words: OwnWords): Term {
  const { kind, who, place, clean } = words;
  const { ride } = journeyOf(words);
  if (ride !== undefined) return one(ride);
  const driven = drivenBy(words);
  if (driven !== null) return one(driven);
  const vessel = vesselOf(words);
  if (vessel !== null) return one(vessel.name);
  if (kind?.tale === 'crew') return place ?? one(kind.place);
  if (who?.creature.is === 'vehicle') return one(who.one, who.many);
  const [word] = named.exec(clean.toLowerCase().replaceAll(/(zug|bahn|bus|boot|schiff)(?=fahrt|reise)/g, ' $1 ')) ?? [];
  if (word !== undefined) return one(english[word] ?? word);
  return one(usualRide(words));
}

/** No kind of journey: *I wish we could ride …*. */
const unreal = /^(?:can|could|will|would|shall|should|may|might|must) /;

/** What kind of journey it is: an expedition, a camping trip. */
export function tripOf(words: OwnWords): Term {
  const { kind, place } = words;
  const { trip } = journeyOf(words);
  if (trip !== undefined) return one(trip);
  if (kind?.tale !== 'journey') return one('journey');
  return place === null || unreal.test(place.text) ? one(kind.place) : place;
}

/** Where they arrive: the moon, the camp. */
export function arrivalPlace(words: OwnWords): string {
  const { there } = journeyOf(words);
  return there ?? wayTo(words).replace(/^(?:(?:all the way|right through|far|out|up|to|into|across|along) )+/, '');
}

/** Where they go: to the moon, to a new house. */
export function wayTo(words: OwnWords): string {
  return words.where?.to ?? journeyOf(words).to ?? 'to the end of the map';
}

/** What is said of a journey that needs no other word; undefined for any other. */
function setsOut(words: OwnWords): string | undefined {
  const usual = journeyOf(words).setsOut;
  return usual === undefined || words.where === null ? usual : `moving ${words.where.to} today`;
}

/** How they get into what takes them. */
function climbIn(words: OwnWords): string {
  const vessel = vesselOf(words);
  if (vessel === null) return '';
  return `, ${vessel.isOn ? 'on' : 'in'} ${vessel.whose} ${vessel.name}. ${vessel.isOn ? 'Climb on, and hold on tight' : 'Climb in, and pull in your elbows'}`;
}

/** Who is going, and where. */
export function setoutLine(words: OwnWords): string {
  const { who, person } = words;
  const to = wayTo(words);
  const driven = drivenBy(words);
  if (driven !== null) return `You are ${driven} drivers today, and the ${driven} goes ${to}.`;
  const trip = tripOf(words);
  const whose =
    person !== null && !person.along && person.visited !== true
      ? person.name
      : who?.part === 'owner'
        ? who.ours
          ? `your ${who.one}`
          : `the ${who.one}`
        : null;
  if (whose !== null) return `This is ${possessive(whose)} ${trip.text} ${to}, and you are coming along${climbIn(words)}.`;
  const others =
    who === null || who.creature.is === 'vehicle'
      ? person?.along === true
        ? person.name
        : undefined
      : definite({ text: who.many, number: 'many' });
  const along = others === undefined ? 'You' : `You and ${others}`;
  return `${along} are ${setsOut(words) ?? `setting out on ${indefinite(trip)} ${to}`}${climbIn(words)}.`;
}
