// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import oneThingTooMany from '../en/detectives/one-thing-too-many.json' with { type: 'json' };
import theFiveMissingMinutes from '../en/detectives/the-five-missing-minutes.json' with { type: 'json' };
import theLastPageOfEverything from '../en/detectives/the-last-page-of-everything.json' with { type: 'json' };
import theStatueThatHadBeenUpAllNight from '../en/detectives/the-statue-that-had-been-up-all-night.json' with { type: 'json' };
import twoHundredLeftGloves from '../en/detectives/two-hundred-left-gloves.json' with { type: 'json' };

export const tales: readonly unknown[] = [oneThingTooMany, theFiveMissingMinutes, theLastPageOfEverything, theStatueThatHadBeenUpAllNight, twoHundredLeftGloves];
