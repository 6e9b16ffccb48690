import type { Where } from '../words/lexicon.ts';

/** Where a story of a family’s own words is, when they name no place. */
export const town: Where = {
  id: 'town',
  at: '',
  to: 'to the end of the map',
  ground: 'paving stones',
  weather: 'a soft rain',
  far: 'the tower with the clock',
  move: 'stroll',
  folk: ['a postman with a cold', 'two sisters with one umbrella', 'a dog with a shopping bag'],
  who: 'mouse',
  signs: [],
  en: [],
  other: [],
};
