/** Classifies network addresses, so that a story is only requested from allowed ones. */

export type AddressKind = 'loopback' | 'private' | 'never' | 'public';

type Range = readonly [prefix: readonly number[], bits: number, kind: AddressKind];

/** Groups of 16 bits and a prefix length; the first range that matches decides. */
const ranges6: readonly Range[] = [
  [[0, 0, 0, 0, 0, 0, 0, 1], 128, 'loopback'],
  [[0, 0, 0, 0, 0, 0, 0, 0], 128, 'never'],
  [[0xff00], 8, 'never'],
  [[0xfe80], 10, 'private'],
  [[0xfec0], 10, 'private'],
  [[0xfc00], 7, 'private'],
  [[0x2001, 0x0db8], 32, 'never'],
  [[0x0100], 8, 'never'],
];

/** IPv4 as two groups of 16 bits. */
const ranges4: readonly Range[] = [
  [[0x7f00], 8, 'loopback'],
  [[0x0000], 8, 'never'],
  [[0x0a00], 8, 'private'],
  [[0x6440], 10, 'private'],
  [[0xa9fe], 16, 'private'],
  [[0xac10], 12, 'private'],
  [[0xc0a8], 16, 'private'],
  [[0xc000, 0x0000], 24, 'never'],
  [[0xc000, 0x0200], 24, 'never'],
  [[0xc633, 0x6400], 24, 'never'],
  [[0xcb00, 0x7100], 24, 'never'],
  [[0xc612], 15, 'private'],
  [[0xe000], 3, 'never'],
];

/**
 * The kind of an address; one that can't be parsed is `never`. An IPv4 address inside an IPv6 address (mapped, translated, 6to4) counts as
 * that IPv4 address.
 */
export function kindOfAddress(address: string): AddressKind {
  const four = groups4(address);
  if (four !== null) return kindIn(ranges4, four);
  const six = groups6(address.replace(/%.*$/, ''));
  if (six === null) return 'never';
  const inner = embedded4(six);
  return inner === null ? kindIn(ranges6, six) : kindIn(ranges4, inner);
}

/** An address or name that never leaves this machine. */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || kindOfAddress(host) === 'loopback';
}

function kindIn(ranges: readonly Range[], groups: readonly number[]): AddressKind {
  return ranges.find(([prefix, bits]) => hasPrefix(groups, prefix, bits))?.[2] ?? 'public';
}

function hasPrefix(groups: readonly number[], prefix: readonly number[], bits: number): boolean {
  for (let at = 0; at * 16 < bits; at += 1) {
    const mask = (0xffff << Math.max(0, 16 - (bits - at * 16))) & 0xffff;
    if (((groups[at] ?? 0) & mask) !== ((prefix[at] ?? 0) & mask)) return false;
  }
  return true;
}

function embedded4(groups: readonly number[]): number[] | null {
  const leads = (...prefix: number[]): boolean => prefix.every((group, at) => groups[at] === group);
  if (leads(0, 0, 0, 0, 0, 0xffff) || leads(0x64, 0xff9b, 0, 0, 0, 0)) return groups.slice(6);
  if (leads(0, 0, 0, 0, 0, 0) && (groups[6] ?? 0) !== 0) return groups.slice(6);
  return groups[0] === 0x2002 ? groups.slice(1, 3) : null;
}

function groups4(text: string): number[] | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (parts === undefined || parts.some((part) => part > 255)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  return [a * 256 + b, c * 256 + d];
}

function groups6(text: string): number[] | null {
  if (!text.includes(':')) return null;
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const last = tail === null ? null : groups4(tail[2] ?? '');
  if (tail !== null && last === null) return null;
  const plain = tail === null ? text : `${tail[1] ?? ''}${(last ?? []).map((group) => group.toString(16)).join(':')}`;
  const [head = '', rest, more] = plain.split('::');
  if (more !== undefined) return null;
  const left = head === '' ? [] : head.split(':');
  const right = rest === undefined || rest === '' ? [] : rest.split(':');
  const missing = 8 - left.length - right.length;
  if (rest === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...left, ...Array.from({ length: rest === undefined ? 0 : missing }, () => '0'), ...right];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null;
}
