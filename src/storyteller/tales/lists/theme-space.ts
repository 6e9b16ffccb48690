// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theCometThatPutTheBrakesOn from '../en/space/the-comet-that-put-the-brakes-on.json' with { type: 'json' };
import theCountdownThatStuckAtThree from '../en/space/the-countdown-that-stuck-at-three.json' with { type: 'json' };
import theMoonThatLookedBehindThings from '../en/space/the-moon-that-looked-behind-things.json' with { type: 'json' };
import thePlanetWithNothingToDeclare from '../en/space/the-planet-with-nothing-to-declare.json' with { type: 'json' };
import theTreeThatShrankAtNight from '../en/space/the-tree-that-shrank-at-night.json' with { type: 'json' };

export const tales: readonly unknown[] = [theCometThatPutTheBrakesOn, theCountdownThatStuckAtThree, theMoonThatLookedBehindThings, thePlanetWithNothingToDeclare, theTreeThatShrankAtNight];
