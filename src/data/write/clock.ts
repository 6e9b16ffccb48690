/** The source of times and ids for writes. `now`: ms since 1970; `id`: a new UUID. */
export type WriteClock = { now: () => number; id: () => string };
