/** A seeded random number generator: the same seed gives the same numbers on every machine. */
export type Rng = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** An integer, 0 ≤ x < n. */
  below: (n: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T | undefined;
  uuid: () => string;
  /** A short word that is unique in the run. */
  word: () => string;
};

/** Creates a generator. */
export function createRng(seed: number): Rng {
  let state = (seed * 2654435761) >>> 0;
  let words = 0;
  /** The mulberry32 algorithm. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const hex = (): string =>
    Math.floor(next() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0');
  return {
    next,
    below: (n) => Math.floor(next() * n),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    uuid: () => {
      const [a, b, c] = [hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(4, 7)}-a${c.slice(0, 3)}-${c.slice(3)}${a.slice(1)}`;
    },
    word: () => {
      words += 1;
      return `w${words.toString(36)}q`;
    },
  };
}
