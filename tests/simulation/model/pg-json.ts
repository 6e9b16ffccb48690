/** JSON as PostgreSQL prints it: what rows are measured by. */

const encoder = new TextEncoder();

export function bytesOf(text: string): number {
  // (most texts are plain, and a text has at least as many bytes as characters)
  return /^[\0-\x7f]*$/.test(text) ? text.length : encoder.encode(text).length;
}

/** `jsonb::text`: keys by their length in bytes, then by their bytes; a space after each separator. */
export function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`;
  if (typeof value === 'number') return numericText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort((a, b) => bytesOf(a) - bytesOf(b) || (a < b ? -1 : 1));
  return `{${names.map((name) => `${JSON.stringify(name)}: ${jsonbText((value as Record<string, unknown>)[name])}`).join(', ')}}`;
}

/** Without an exponent, however many digits it takes. */
function numericText(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', part = '', exponent = ''] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === '') return text;
  const [digits, point] = [whole + part, whole.length + Number(exponent)];
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + (point >= digits.length ? digits.padEnd(point, '0') : `${digits.slice(0, point)}.${digits.slice(point)}`);
}

/** The number of bytes of {@link jsonbText}, without writing it. */
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

/** The number of bytes of `json_build_object` with these members, each as it is printed. */
export function builtBytes(members: readonly (readonly [name: string, bytes: number])[]): number {
  return (
    2 + Math.max(0, members.length - 1) * 2 + members.reduce((sum, [name, bytes]) => sum + bytesOf(JSON.stringify(name)) + 3 + bytes, 0)
  );
}

/** Texts that jsonb can't hold: its error, or null. */
export function unstorableIn(value: unknown): { code: string; message: string } | null {
  if (typeof value === 'string') {
    // (the first of them in the text is the one that is told about)
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
