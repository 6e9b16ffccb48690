// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theEggThatEverybodyCameToWatch from '../en/dinosaurs/the-egg-that-everybody-came-to-watch.json' with { type: 'json' };

export const tales: readonly unknown[] = [theEggThatEverybodyCameToWatch];
