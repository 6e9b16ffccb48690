// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → the ids of its tales, in the order of the season. */
export const seasons: Readonly<Record<string, readonly string[]>> = {
  'detectives': ['the-five-missing-minutes', 'the-last-page-of-everything', 'one-thing-too-many'],
  'dinosaurs': ['the-egg-that-everybody-waited-for', 'the-long-neck-who-said-nothing', 'the-footprints-that-stopped'],
  'fairy-tale': ['the-wish-in-the-teapot', 'the-giant-who-stamped-at-nine', 'the-wolf-who-said-please'],
  'jungle': ['the-toad-who-would-not-begin', 'the-path-that-went-somewhere-else', 'the-night-that-nobody-shone'],
  'knights': ['the-drawbridge-that-would-not-come-down', 'the-table-the-size-of-a-plate', 'the-door-with-nothing-behind-it'],
  'magic': ['the-hat-that-kept-its-mouth-shut', 'the-shadow-that-took-a-wall-of-its-own'],
  'mystery': ['the-letters-signed-yours', 'the-room-that-was-not-there', 'the-lighthouse-that-winked-at-four'],
  'ninjas': ['the-gong-that-would-not', 'the-cat-who-won-too-well', 'the-door-that-said-it-again'],
  'pirates': ['the-ship-that-was-afraid-of-water', 'the-parrot-who-said-nothing-twice', 'the-anchor-that-went-on-holiday'],
  'space': ['the-countdown-that-stuck-at-three', 'the-planet-with-nothing-to-declare', 'the-moon-that-looked-behind-things'],
  'underwater': ['the-morning-the-sea-stayed-out', 'the-octopus-and-the-eight-strings', 'the-bottle-that-kept-its-cork-in'],
};
