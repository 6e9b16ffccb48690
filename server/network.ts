import { networkInterfaces } from 'node:os';

/** The addresses under which other devices of the same network reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'))
    .map((address) => address.address);
}

/** Every origin under which a server on `host` and `port` is reached; the first is the best to tell another device. */
export function originsOf(scheme: 'http' | 'https', host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? [...lanAddresses(), 'localhost'] : [host.includes(':') ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}
