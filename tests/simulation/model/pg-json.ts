/** JSON as PostgreSQL prints it, since the sizes of rows are measured on the printed text. */

const encoder = new TextEncoder();

/** The number of bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  // A fast path for ASCII, which most texts are.
  return /^[\0-\x7f]*$/.test(text) ? text.length : encoder.encode(text).length;
}

/** A value as `jsonb::text` prints it: keys sorted by their length in bytes, then by their bytes; a space after each separator. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`;
  if (typeof value === 'number') return numericText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort((a, b) => bytesOf(a) - bytesOf(b) || (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}: ${jsonbText((value as Record<string, unknown>)[name])}`).join(', ')}}`;
}

/** A number as `numeric` prints it: without an exponent, however many digits that takes. */
function numericText(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', part = '', exponent = ''] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const [digits, point] = [whole + part, whole.length + Number(exponent)];
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + (point >= digits.length ? digits.padEnd(point, '0') : `${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** The number of bytes of {@link jsonbText}, without building the text. */
export function jsonbBytes(value: unknown): number {
  if (typeof value === 'string') return bytesOf(JSON.stringify(value));
  if (typeof value === 'number') return numericText(value).length;
  if (typeof value !== 'object' || value === null) return String(value).length;
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let bytes = 2 + Math.max(0, parts.length - 1) * 2;
  for (const part of parts) bytes += jsonbBytes(part);
  if (!Array.isArray(value)) for (const name of Object.keys(value)) bytes += bytesOf(JSON.stringify(name)) + 2;
  return bytes;
}

/** The number of bytes of `json_build_object` with these members, whose printed sizes are given in bytes. */
export function builtBytes(members: readonly (readonly [name: string, bytes: number])[]): number {
  return (
    2 + Math.max(0, members.length - 1) * 2 + members.reduce((sum, [name, bytes]) => sum + bytesOf(JSON.stringify(name)) + 3 + bytes, 0)
  );
}

/** The error with which PostgreSQL refuses to convert the value to jsonb (a NUL, or half of a surrogate pair); null where it does not. */
export function unstorableIn(value: unknown): { code: string; message: string } | null {
  if (typeof value === 'string') {
    // PostgreSQL reports the first one in the text.
    const found = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.exec(value);
    if (found === null) return null;
    return found[0] === '\0'
      ? { code: '22P05', message: 'unsupported Unicode escape sequence' }
      : { code: '22P02', message: 'invalid input syntax for type json' };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = (Array.isArray(value) ? null : unstorableIn(name)) ?? unstorableIn(part);
    if (found !== null) return found;
  }
  return null;
}
