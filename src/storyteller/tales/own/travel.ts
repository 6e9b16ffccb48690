import type { OwnWords } from './read.ts';
import { definite, indefinite, one, possessive, type Term } from './terms.ts';

/** What a family's words say about a journey: what takes them, and where they go. */

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

/** What takes them there. */
export function rideOf({ kind, who, place, where, clean }: OwnWords): Term {
  if (kind?.id === 'moving') return one('removal van');
  if (kind?.tale === 'crew') return place ?? one(kind.place);
  if (who?.creature.is === 'vehicle') return one(who.one, who.many);
  const [word] = named.exec(clean.toLowerCase().replaceAll(/(zug|bahn|bus|boot|schiff)(?=fahrt|reise)/g, ' $1 ')) ?? [];
  if (word !== undefined) return one(english[word] ?? word);
  return one(rides[where?.id ?? ''] ?? 'old blue bus');
}

/** What kind of journey it is: an expedition, a camping trip. */
export function tripOf({ kind, place }: OwnWords): Term {
  const isTrip = kind?.tale === 'journey' && kind.id !== 'camping';
  return isTrip ? (place ?? one(kind.place)) : one(kind?.id === 'camping' ? 'camping trip' : 'journey');
}

/** Where they arrive: the moon, the camp, or There. */
export function destinationOf({ kind, where }: OwnWords): string {
  if (kind?.id === 'camping') return 'the camp';
  if (kind?.id === 'moving') return 'the new house';
  return where === null ? 'There' : where.to.replace(/^(?:(?:all the way|right through|far|out|up|to|into|across|along) )+/, '');
}

/** Who is going, and where. */
export function setoutLine(words: OwnWords): string {
  const { who, person, where } = words;
  const to = where?.to ?? (words.kind?.id === 'moving' ? 'to a new house' : 'to the end of the map');
  const trip = tripOf(words);
  const whose =
    person !== null && !person.along ? person.name : who?.part === 'owner' ? (who.ours ? `your ${who.one}` : `the ${who.one}`) : null;
  if (whose !== null) return `This is ${possessive(whose)} ${trip.text} ${to}, and you are coming along.`;
  const others = who === null || who.creature.is === 'vehicle' ? person?.name : definite({ text: who.many, number: 'many' });
  const along = others === undefined ? 'You' : `You and ${others}`;
  return `${along} are setting out on ${indefinite(trip)} ${to}.`;
}
