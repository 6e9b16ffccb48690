/** What JSON values are, and comparing them. */

/** The value as text with sorted keys: two values are equal exactly if these texts are. A missing field and `undefined` count as equal. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`);
    return `{${entries.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'undefined';
}

/** Whether both have the same canonical text, without building it: a story has tens of kilobytes, and an edit changes one word of it. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isParent(a) || !isParent(b)) return !isParent(a) && !isParent(b) && canonicalJson(a) === canonicalJson(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, index) => sameJson(part, b[index]));
  }
  const [inA, inB] = [definedKeys(a), definedKeys(b)];
  return inA.length === inB.length && inA.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}

/** Whether the value has members: it is an object or a list. */
export function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether the value is an object, and no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return isParent(value) && !Array.isArray(value);
}

function definedKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/**
 * `next`, but with the objects of `before` wherever they are equal, so that code which compares by reference finds only real changes. If
 * everything is equal, it returns `before` itself.
 */
export function withPartsOf<T>(before: unknown, next: T): T;
export function withPartsOf(before: unknown, next: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(next)) {
    const items = next.map((item: unknown, index) => withPartsOf(before[index], item));
    return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
  }
  if (!isParent(before) || !isParent(next) || Array.isArray(before) || Array.isArray(next)) return next;
  const keys = Object.keys(next);
  const parts = keys.map((key) => withPartsOf(Object.hasOwn(before, key) ? before[key] : undefined, next[key]));
  const isSame =
    keys.length === Object.keys(before).length && keys.every((key, index) => Object.hasOwn(before, key) && before[key] === parts[index]);
  return isSame ? before : Object.fromEntries(keys.map((key, index) => [key, parts[index]]));
}

/** Whether the value's JSON has at most `most` bytes. */
export function fitsBytes(value: unknown, most: number): boolean {
  const text = JSON.stringify(value) ?? '';
  // A UTF-16 unit takes at most three bytes of UTF-8, so short texts need no encoding.
  return text.length * 3 <= most || new TextEncoder().encode(text).length <= most;
}

/** The size of the value as JSON, in bytes of UTF-8. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length;
}
