import { BlockList, isIP } from 'node:net';

/** Who is calling, by address: what limits are counted for. */

/** The address of a client, from the socket's other end and the header that proxies write. */
export type ClientAddress = (peer: string, forwardedFor: string | null) => string;

/** Null where `text` is no address, or network in the form `10.0.0.0/8`. */
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
 * `proxies`: those whose word is taken for whom they speak for; null where there are none. Anybody can send the header, so it is read from
 * its end, which the nearest proxy wrote, and only as far as proxies are known.
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

/** An IPv4 address as such, where a socket for both kinds spells it otherwise; without a port. */
function plain(address: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household has one IPv4 address, and 2^64 of the others. */
function household(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}
