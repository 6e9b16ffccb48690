/**
 * Chance without a random generator: each decision is a hash of the adventure's seed and the decision's own name. The same seed gives the same story on
 * every device, and new content changes no other decision.
 */

/** A 32-bit hash of a text (FNV-1a with a final mix), 0 to 2³² − 1; the same on every device. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A number from 0 to just under 1 for a name under a seed. */
export function chance(seed: number, name: string): number {
  return hash(`${seed}|${name}`) / 4294967296;
}

/** A UUID made from a text: the same text has the same one. */
export function uuidOf(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${part}#${text}`).toString(16).padStart(8, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
