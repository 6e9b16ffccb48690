/** What a database can't store: a NUL, and a lone surrogate. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Whether a value can be stored; true for anything that is not a text. */
export function isStorable(value: unknown): boolean {
  return typeof value !== 'string' || !unstorable.test(value);
}
