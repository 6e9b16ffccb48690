import { BlockList, isIP } from 'node:net';

/** The caller's address, for which limits are counted. */

/** Determines a client's address from the socket's peer and the header that proxies write. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

/** A list of addresses and networks such as `10.0.0.0/8`; null if one can't be parsed. */
export function readProxies(text: string): BlockList | null {
  const proxies = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (family === null || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) return null;
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
}

/**
 * `proxies`: those whose header is trusted; null if there are none. Anybody can send the header, so it is read from its end, which the
 * nearest proxy wrote, and only as far as the proxies are trusted.
 */
export function clientAddress(proxies: BlockList | null): ClientAddress {
  const known = (address: string): boolean => {
    const family = familyOf(address);
    return proxies !== null && family !== null && proxies.check(address, family);
  };
  return (peer, forwardedFor) => {
    let client = plain(peer);
    const spoken = (forwardedFor ?? '').split(',').map((part) => plain(part.trim()));
    while (known(client)) {
      const before = spoken.pop();
      if (before === undefined || isIP(before) === 0) break;
      client = before;
    }
    return household(client);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
}

/** The address without a port; an IPv4 address mapped into IPv6 as plain IPv4. */
function plain(address: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** A household has one IPv4 address, or a /64 network of IPv6 addresses. */
function household(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
