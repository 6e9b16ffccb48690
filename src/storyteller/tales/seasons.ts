// Written by `npm run story:check`: a new file needs nothing but to lie in its folder.
/** Theme → the ids of its tales, in the order of the season. */
export const seasons: Readonly<Record<string, readonly string[]>> = {
  'detectives': ['the-five-missing-minutes'],
  'dinosaurs': ['the-egg-that-everybody-waited-for'],
  'fairy-tale': ['the-wish-in-the-teapot'],
  'jungle': ['the-toad-who-would-not-begin'],
  'knights': ['the-drawbridge-that-would-not-come-down'],
  'magic': ['the-hat-that-kept-its-mouth-shut'],
  'mystery': ['the-letters-signed-yours'],
  'ninjas': ['the-gong-that-would-not'],
  'pirates': ['the-ship-that-was-afraid-of-water', 'the-parrot-who-said-nothing-twice', 'the-anchor-that-went-on-holiday'],
  'space': ['the-countdown-that-stuck-at-three'],
  'underwater': ['the-morning-the-sea-stayed-out'],
};
