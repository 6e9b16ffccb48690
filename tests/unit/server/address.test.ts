import { expect, test } from 'vitest';
import { clientAddress, readProxies } from '../../../server/http/address.ts';

const behind = (proxies: string) => clientAddress(readProxies(proxies));

test('without a trusted proxy the forwarded header is ignored', () => {
  const direct = clientAddress(null);
  expect(direct('198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
  expect(direct('::ffff:198.51.100.7', null)).toBe('198.51.100.7');
  expect(behind('10.0.0.1')('198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
});

test.each([
  ['127.0.0.1', '127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['127.0.0.1', '::ffff:127.0.0.1', '203.0.113.1', '203.0.113.1'],
  ['::1', '::1', '203.0.113.1:4711', '203.0.113.1'],
  // What the client itself wrote comes before what the proxy wrote.
  ['127.0.0.1', '127.0.0.1', '192.0.2.99, 203.0.113.1', '203.0.113.1'],
  // Two proxies, one behind the other.
  ['127.0.0.1, 10.0.0.0/8', '127.0.0.1', '192.0.2.99, 203.0.113.1, 10.1.2.3', '203.0.113.1'],
  // A proxy without a valid header counts as the client.
  ['127.0.0.1', '127.0.0.1', null, '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1', '203.0.113.1, <script>', '127.0.0.1'],
  ['2001:db8:1::/48', '2001:db8:1::5', '203.0.113.1', '203.0.113.1'],
])('the client behind the proxies %s, connected from %s, with the header %s', (proxies, peer, header, client) => {
  expect(behind(proxies)(peer, header)).toBe(client);
});

test('all addresses of one IPv6 network count as one client', () => {
  const direct = clientAddress(null);
  const home = direct('2001:db8:7:1:aaaa:bbbb:cccc:dddd', null);
  for (const address of ['2001:db8:7:1::1', '2001:0DB8:0007:0001:0:0:0:9', '[2001:db8:7:1::2]:443'])
    expect(direct(address, null)).toBe(home);
  expect(direct('2001:db8:7:2::1', null)).not.toBe(home);
  expect(direct('::1', null)).not.toBe(home);
});

test.each(['localhost', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '', '127.0.0.1,', '::1/129', '10.0.0.1/x'])(
  '“%s” is refused as a proxy’s address',
  (text) => {
    expect(readProxies(text)).toBeNull();
  },
);
