/** Where writes take their time and ids from. `now`: ms since 1970; `id`: a new UUID. */
export type WriteClock = { now: () => number; id: () => string };
