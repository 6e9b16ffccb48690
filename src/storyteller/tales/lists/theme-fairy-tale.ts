// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theGiantWhoStampedAtNine from '../en/fairy-tale/the-giant-who-stamped-at-nine.json' with { type: 'json' };
import thePeaThatAskedForABed from '../en/fairy-tale/the-pea-that-asked-for-a-bed.json' with { type: 'json' };
import theTrollWhoAskedTooMuch from '../en/fairy-tale/the-troll-who-asked-too-much.json' with { type: 'json' };
import theWishInTheTeapot from '../en/fairy-tale/the-wish-in-the-teapot.json' with { type: 'json' };
import theWolfWhoSaidPlease from '../en/fairy-tale/the-wolf-who-said-please.json' with { type: 'json' };

export const tales: readonly unknown[] = [theGiantWhoStampedAtNine, thePeaThatAskedForABed, theTrollWhoAskedTooMuch, theWishInTheTeapot, theWolfWhoSaidPlease];
