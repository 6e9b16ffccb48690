import { environmentInfo, isPredefinedEnvironment } from '../domain/catalog.ts';
import type { TellingPlace } from '../domain/telling.ts';
import type { Space } from './vocabulary.ts';

/** What is known of a place: only what is sure. A place that can't be told is taken for a small one with nothing but a floor. */

export type PlaceFacts = {
  /** `indoors`, `outdoors`, or null where nobody can tell. */
  roof: 'indoors' | 'outdoors' | null;
  space: Space;
  /** One of the seven, or null. */
  known: string | null;
  name: string;
};

const outdoorWords =
  /\b(garden|yard|lawn|park|field|meadow|forest|woods?|beach|seaside|shore|playground|campsite|farm|orchard|outdoors?|outside|hill|allotment|grass)\b/i;
const indoorWords =
  /\b(room|house|flat|apartment|kitchen|hall|hallway|corridor|attic|basement|cellar|garage|school|class|library|church|gym|nursery|indoors?|inside|cabin|caravan|landing|cottage|hotel|office|den|conservatory)\b/i;
const seatWords =
  /\b(car|train|plane|aeroplane|airplane|bus|ferry|boat|waiting|hospital|clinic|ward|bed|sofa|couch|armchair|restaurant|caf[eé]|airport|queue|tiny|cramped|very small|seat|seats|bath)\b/i;
const wideWords = /\b(big|large|huge|wide|open|spacious|field|park|lawn|meadow|beach|gym|sports hall|playground)\b/i;
const smallWords = /\b(small|little|narrow|tight|balcony|terrace|patio|courtyard|rooftop)\b/i;

const knownSpace: Record<string, Space> = {
  backyard: 'lawn',
  park: 'lawn',
  playground: 'lawn',
  'living-room': 'rug',
  bedroom: 'rug',
  classroom: 'rug',
  basement: 'rug',
};

export function readPlace(place: TellingPlace): PlaceFacts {
  if (isPredefinedEnvironment(place.type)) {
    const roof = environmentInfo[place.type].outdoors ? 'outdoors' : 'indoors';
    return { roof, space: knownSpace[place.type] ?? 'rug', known: place.type, name: place.name };
  }
  const words = `${place.name} ${place.description} ${place.spaceDetails}`;
  const outdoors = outdoorWords.test(words);
  const indoors = indoorWords.test(words);
  const roof = outdoors && !indoors ? 'outdoors' : indoors && !outdoors ? 'indoors' : null;
  if (seatWords.test(place.name)) return { roof: roof ?? 'indoors', space: 'seat', known: null, name: place.name };
  const lawn = roof === 'outdoors' && !smallWords.test(words) && (wideWords.test(words) || outdoorWords.test(place.name));
  return { roof, space: lawn ? 'lawn' : 'rug', known: null, name: place.name };
}
