/** What every sentence about a value that does not fit is made of, whoever it is said to. */

/** The kinds of values that schemas expect, in plain words; a kind that is not here is called by its own name. */
export const kindNouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What stands at `path` in `json`; undefined where the path leads nowhere. */
export function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  let value = json;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
