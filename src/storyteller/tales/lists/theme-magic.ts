// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theHatThatKeptItsMouthShut from '../en/magic/the-hat-that-kept-its-mouth-shut.json' with { type: 'json' };
import theMirrorThatShutItsEyes from '../en/magic/the-mirror-that-shut-its-eyes.json' with { type: 'json' };
import theShadowThatTookAWallOfItsOwn from '../en/magic/the-shadow-that-took-a-wall-of-its-own.json' with { type: 'json' };
import theSpellThatStoppedAtAll from '../en/magic/the-spell-that-stopped-at-all.json' with { type: 'json' };
import theWandThatChoseNobody from '../en/magic/the-wand-that-chose-nobody.json' with { type: 'json' };

export const tales: readonly unknown[] = [theHatThatKeptItsMouthShut, theMirrorThatShutItsEyes, theShadowThatTookAWallOfItsOwn, theSpellThatStoppedAtAll, theWandThatChoseNobody];
