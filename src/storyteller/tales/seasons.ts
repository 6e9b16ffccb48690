// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → the ids of its tales, in the order of the season. */
export const seasons: Readonly<Record<string, readonly string[]>> = {
  'detectives': ['the-five-missing-minutes', 'the-last-page-of-everything'],
  'dinosaurs': ['the-egg-that-everybody-waited-for', 'the-long-neck-who-said-nothing'],
  'fairy-tale': ['the-wish-in-the-teapot', 'the-giant-who-stamped-at-nine'],
  'jungle': ['the-toad-who-would-not-begin', 'the-path-that-went-somewhere-else'],
  'knights': ['the-drawbridge-that-would-not-come-down', 'the-table-the-size-of-a-plate'],
  'magic': ['the-hat-that-kept-its-mouth-shut', 'the-shadow-that-took-a-wall-of-its-own'],
  'mystery': ['the-letters-signed-yours', 'the-room-that-was-not-there'],
  'ninjas': ['the-gong-that-would-not'],
  'pirates': ['the-ship-that-was-afraid-of-water', 'the-parrot-who-said-nothing-twice', 'the-anchor-that-went-on-holiday'],
  'space': ['the-countdown-that-stuck-at-three', 'the-planet-with-nothing-to-declare'],
  'underwater': ['the-morning-the-sea-stayed-out', 'the-octopus-and-the-eight-strings'],
};
