// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theGongThatWouldNot from '../en/ninjas/the-gong-that-would-not.json' with { type: 'json' };

export const tales: readonly unknown[] = [theGongThatWouldNot];
