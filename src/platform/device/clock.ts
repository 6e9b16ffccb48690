/** The source of time and random values; all other code gets them as parameters. */

/** The current time in ms since 1970. */
export function now(): number {
  return Date.now();
}

/** The current time as an ISO text. */
export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** A random UUID, made from random bytes because browsers offer `randomUUID` only over https or on localhost. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A non-negative 32-bit integer for a new story. */
export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

export const clock = { now, id: newId };
