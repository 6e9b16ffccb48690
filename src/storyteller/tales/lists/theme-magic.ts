// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theHatThatKeptItsMouthShut from '../en/magic/the-hat-that-kept-its-mouth-shut.json' with { type: 'json' };

export const tales: readonly unknown[] = [theHatThatKeptItsMouthShut];
