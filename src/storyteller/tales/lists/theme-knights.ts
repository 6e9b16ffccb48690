// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theDoorWithNothingBehindIt from '../en/knights/the-door-with-nothing-behind-it.json' with { type: 'json' };
import theDragonWithASuitcase from '../en/knights/the-dragon-with-a-suitcase.json' with { type: 'json' };
import theDrawbridgeThatWouldNotComeDown from '../en/knights/the-drawbridge-that-would-not-come-down.json' with { type: 'json' };
import theEchoWithItsMouthFull from '../en/knights/the-echo-with-its-mouth-full.json' with { type: 'json' };
import theTableTheSizeOfAPlate from '../en/knights/the-table-the-size-of-a-plate.json' with { type: 'json' };

export const tales: readonly unknown[] = [theDoorWithNothingBehindIt, theDragonWithASuitcase, theDrawbridgeThatWouldNotComeDown, theEchoWithItsMouthFull, theTableTheSizeOfAPlate];
