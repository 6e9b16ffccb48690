// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theBottleThatKeptItsCorkIn from '../en/underwater/the-bottle-that-kept-its-cork-in.json' with { type: 'json' };
import theLampThatLookedDown from '../en/underwater/the-lamp-that-looked-down.json' with { type: 'json' };
import theMorningTheSeaStayedOut from '../en/underwater/the-morning-the-sea-stayed-out.json' with { type: 'json' };
import theOctopusAndTheEightStrings from '../en/underwater/the-octopus-and-the-eight-strings.json' with { type: 'json' };
import theShellThatHummed from '../en/underwater/the-shell-that-hummed.json' with { type: 'json' };

export const tales: readonly unknown[] = [theBottleThatKeptItsCorkIn, theLampThatLookedDown, theMorningTheSeaStayedOut, theOctopusAndTheEightStrings, theShellThatHummed];
