/** A seeded source of chance: the same seed tells the same story, on every machine. */
export type Rng = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** An integer, 0 ≤ x < n. */
  below: (n: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T | undefined;
  uuid: () => string;
  /** A short word, never the same twice in one run. */
  word: () => string;
};

export function createRng(seed: number): Rng {
  let state = (seed * 2654435761) >>> 0;
  let words = 0;
  /** mulberry32 */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const hex = (digits: number): string => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    next,
    below: (n) => Math.floor(next() * n),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    word: () => {
      words += 1;
      return `w${words.toString(36)}q`;
    },
  };
}
