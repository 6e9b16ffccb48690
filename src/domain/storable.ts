/** Text that every database takes: the server refuses a row for a NUL or for half of a character in any of its texts. */

/** (In a pattern with `u`, only a half that stands alone is a surrogate: an emoji is one whole character.) */
const unstorable = /\0|\p{Cs}/gu;

/** The text without NULs and halves of characters, which a cut through an emoji or a pasted file can leave behind. */
export function storableText(text: string): string {
  return text.replace(unstorable, '');
}

/** The same for every text and every field name in plain data, however deep. What needs no change stays the same object. */
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
