import { wordSet } from '../words/word-set.ts';
import { isRoomAbroad } from './abroad/read.ts';
import type { NoteLanguage } from './events.ts';
import { indoorPlaces, openAirPlaces } from './words.ts';

/** What else has a roof, where a note says that the game is there now. */
const more = wordSet('home in cupboard closet wardrobe bed bunk sunroom hut shop van minivan');

/** Whether a place that a note names is indoors: *the bedroom*, *kitchen table*. The last word that is known decides: a *school playground* is not. */
export function isIndoors(place: string, language?: NoteLanguage): boolean {
  if (language !== undefined) return isRoomAbroad(place, language);
  const isInside = (word: string): boolean => indoorPlaces.has(word) || more.has(word);
  const words = place.toLowerCase().split(/[^\p{L}-]+/u);
  return isInside(words.findLast((word) => isInside(word) || openAirPlaces.has(word)) ?? '');
}
