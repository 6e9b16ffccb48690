// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theWishInTheTeapot from '../en/fairy-tale/the-wish-in-the-teapot.json' with { type: 'json' };

export const tales: readonly unknown[] = [theWishInTheTeapot];
