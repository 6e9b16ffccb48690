// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
import theDrawbridgeThatWouldNotComeDown from '../en/knights/the-drawbridge-that-would-not-come-down.json' with { type: 'json' };

export const tales: readonly unknown[] = [theDrawbridgeThatWouldNotComeDown];
