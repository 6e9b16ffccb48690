// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theCountdownThatStuckAtThree from '../en/space/the-countdown-that-stuck-at-three.json' with { type: 'json' };
import theMoonThatLookedBehindThings from '../en/space/the-moon-that-looked-behind-things.json' with { type: 'json' };
import thePlanetWithNothingToDeclare from '../en/space/the-planet-with-nothing-to-declare.json' with { type: 'json' };
import theTreeThatShrankAtNight from '../en/space/the-tree-that-shrank-at-night.json' with { type: 'json' };

export const tales: readonly unknown[] = [theCountdownThatStuckAtThree, theMoonThatLookedBehindThings, thePlanetWithNothingToDeclare, theTreeThatShrankAtNight];
