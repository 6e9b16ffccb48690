// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theNightThatNobodyShone from '../en/jungle/the-night-that-nobody-shone.json' with { type: 'json' };
import thePathThatWentSomewhereElse from '../en/jungle/the-path-that-went-somewhere-else.json' with { type: 'json' };
import theRiverWithTwoNames from '../en/jungle/the-river-with-two-names.json' with { type: 'json' };
import theToadWhoWouldNotBegin from '../en/jungle/the-toad-who-would-not-begin.json' with { type: 'json' };
import theTreeThatSaidShh from '../en/jungle/the-tree-that-said-shh.json' with { type: 'json' };

export const tales: readonly unknown[] = [theNightThatNobodyShone, thePathThatWentSomewhereElse, theRiverWithTwoNames, theToadWhoWouldNotBegin, theTreeThatSaidShh];
