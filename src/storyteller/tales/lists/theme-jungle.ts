// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import thePathThatWentSomewhereElse from '../en/jungle/the-path-that-went-somewhere-else.json' with { type: 'json' };
import theToadWhoWouldNotBegin from '../en/jungle/the-toad-who-would-not-begin.json' with { type: 'json' };

export const tales: readonly unknown[] = [thePathThatWentSomewhereElse, theToadWhoWouldNotBegin];
