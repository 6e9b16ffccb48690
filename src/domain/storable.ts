/** Makes texts storable: Postgres refuses a row if any of its texts contains a NUL or a lone surrogate. */

/** With the `u` flag, `\p{Cs}` matches only lone surrogates; an emoji's pair is one character. */
const unstorable = /\0|\p{Cs}/gu;

/** The text without NULs and lone surrogates, which a cut through an emoji or a pasted file can leave behind. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/** The same for all texts and field names in plain data, at any depth. What needs no change stays the same object. */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => storable(item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const clean = entries.map(([key, field]) => [storableText(key), storable(field)] as const);
  return clean.some(([key, field], index) => key !== entries[index]?.[0] || field !== entries[index]?.[1])
    ? Object.fromEntries(clean)
    : value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
