// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theDoorWithNothingBehindIt from '../en/knights/the-door-with-nothing-behind-it.json' with { type: 'json' };
import theDrawbridgeThatWouldNotComeDown from '../en/knights/the-drawbridge-that-would-not-come-down.json' with { type: 'json' };
import theTableTheSizeOfAPlate from '../en/knights/the-table-the-size-of-a-plate.json' with { type: 'json' };

export const tales: readonly unknown[] = [theDoorWithNothingBehindIt, theDrawbridgeThatWouldNotComeDown, theTableTheSizeOfAPlate];
