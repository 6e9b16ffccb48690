/** The one place where time and chance come from; everything else is given them. */

/** ms since 1970. */
export function now(): number {
  return Date.now();
}

export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** A random UUID. */
export function newId(): string {
  return crypto.randomUUID();
}

/** A non-negative 32-bit integer for a new story. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export const clock = { now, id: newId };
