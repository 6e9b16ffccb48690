/** What a database can't store: a NUL, and half of a character. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether a value is a text that can be stored, or no text at all. */
export function storable(value: unknown): boolean {
  return typeof value !== 'string' || !unstorable.test(value);
}
