// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theAnchorThatWentOnHoliday from '../en/pirates/the-anchor-that-went-on-holiday.json' with { type: 'json' };
import theIslandThatWouldNotBeLandedOn from '../en/pirates/the-island-that-would-not-be-landed-on.json' with { type: 'json' };
import theMapThatDrewItselfWrong from '../en/pirates/the-map-that-drew-itself-wrong.json' with { type: 'json' };
import theParrotWhoSaidNothingTwice from '../en/pirates/the-parrot-who-said-nothing-twice.json' with { type: 'json' };
import theShipThatWasAfraidOfWater from '../en/pirates/the-ship-that-was-afraid-of-water.json' with { type: 'json' };

export const tales: readonly unknown[] = [theAnchorThatWentOnHoliday, theIslandThatWouldNotBeLandedOn, theMapThatDrewItselfWrong, theParrotWhoSaidNothingTwice, theShipThatWasAfraidOfWater];
