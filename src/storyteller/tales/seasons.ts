// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → the ids of its tales, in the order of the season. */
export const seasons: Readonly<Record<string, readonly string[]>> = {
  'detectives': ['the-five-missing-minutes', 'the-last-page-of-everything', 'one-thing-too-many', 'the-statue-that-had-been-up-all-night', 'two-hundred-left-gloves'],
  'dinosaurs': ['the-egg-that-everybody-waited-for', 'the-long-neck-who-said-nothing', 'the-volcano-with-hiccups', 'the-stones-that-left', 'the-footprints-that-stopped'],
  'fairy-tale': ['the-wish-in-the-teapot', 'the-giant-who-stamped-at-nine', 'the-wolf-who-said-please', 'the-troll-who-asked-too-much', 'the-pea-that-asked-for-a-bed'],
  'jungle': ['the-toad-who-would-not-begin', 'the-path-that-went-somewhere-else', 'the-night-that-nobody-shone', 'the-river-with-two-names', 'the-tree-that-said-shh'],
  'knights': ['the-drawbridge-that-would-not-come-down', 'the-table-the-size-of-a-plate', 'the-door-with-nothing-behind-it', 'the-dragon-with-a-suitcase', 'the-echo-with-its-mouth-full'],
  'magic': ['the-hat-that-kept-its-mouth-shut', 'the-shadow-that-took-a-wall-of-its-own', 'the-spell-that-stopped-at-all', 'the-mirror-that-shut-its-eyes', 'the-wand-that-chose-nobody'],
  'mystery': ['the-letters-signed-yours', 'the-room-that-was-not-there', 'the-lighthouse-that-winked-at-four', 'the-street-that-was-mended-first', 'the-lift-that-stopped-at-three-and-a-half'],
  'ninjas': ['the-gong-that-would-not', 'the-cat-who-won-too-well', 'the-door-that-said-it-again', 'the-lunch-that-left-no-trace', 'the-stairs-that-grew'],
  'pirates': ['the-ship-that-was-afraid-of-water', 'the-parrot-who-said-nothing-twice', 'the-anchor-that-went-on-holiday', 'the-map-that-drew-itself-wrong', 'the-island-that-would-not-be-landed-on'],
  'space': ['the-countdown-that-stuck-at-three', 'the-planet-with-nothing-to-declare', 'the-moon-that-looked-behind-things', 'the-tree-that-shrank-at-night', 'the-comet-that-put-the-brakes-on'],
  'underwater': ['the-morning-the-sea-stayed-out', 'the-octopus-and-the-eight-strings', 'the-bottle-that-kept-its-cork-in', 'the-lamp-that-looked-down', 'the-shell-that-hummed'],
};
