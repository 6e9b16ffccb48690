// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theCatWhoWonTooWell from '../en/ninjas/the-cat-who-won-too-well.json' with { type: 'json' };
import theDoorThatSaidItAgain from '../en/ninjas/the-door-that-said-it-again.json' with { type: 'json' };
import theGongThatWouldNot from '../en/ninjas/the-gong-that-would-not.json' with { type: 'json' };
import theLunchThatLeftNoTrace from '../en/ninjas/the-lunch-that-left-no-trace.json' with { type: 'json' };
import theStairsThatGrew from '../en/ninjas/the-stairs-that-grew.json' with { type: 'json' };

export const tales: readonly unknown[] = [theCatWhoWonTooWell, theDoorThatSaidItAgain, theGongThatWouldNot, theLunchThatLeftNoTrace, theStairsThatGrew];
