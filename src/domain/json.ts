/** Comparing JSON values. */

/** The value as text with its keys in order: two values are equal exactly when these texts are. Absent and `undefined` are the same. */
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

/** Whether the canonical texts of both are equal, without writing them: a story is tens of kilobytes, and an edit changes a word of it. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isParent(a) || !isParent(b)) return !isParent(a) && !isParent(b) && canonicalJson(a) === canonicalJson(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((part, index) => sameJson(part, b[index]));
  }
  const [inA, inB] = [definedKeys(a), definedKeys(b)];
  return inA.length === inB.length && inA.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function definedKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/**
 * What `next` says, made of the parts of `before` that say the same: what has not changed is the same object as before, and whoever looks for news
 * by looking at objects finds only what is new. A value that says the same as `before` is `before`.
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

/** Whether the value takes at most `most` bytes as JSON. */
export function fitsBytes(value: unknown, most: number): boolean {
  const text = JSON.stringify(value) ?? '';
  // (so few letters can't be more, whatever they are)
  return text.length * 3 <= most || new TextEncoder().encode(text).length <= most;
}

/** The size of the value as JSON, in bytes of UTF-8. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length;
}
