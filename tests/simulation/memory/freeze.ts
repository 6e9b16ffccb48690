/** Values that are handed around instead of being copied: whoever writes into one is stopped, as a copy would have been left alone. */

/** Freezes a value with all of its parts, and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
