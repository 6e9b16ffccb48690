import { networkInterfaces } from 'node:os';

/** The addresses at which other devices in the same network reach this machine. */
export function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4' && !address.internal && !address.address.startsWith('169.254.'))
    .map((address) => address.address);
}

/** All origins of a server on `host` and `port`; the best one for other devices first. */
export function originsOf(scheme: 'http' | 'https', host: string, port: number): string[] {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? [...lanAddresses(), 'localhost'] : [host.includes(':') ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}
