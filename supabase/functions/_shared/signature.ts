/** Signs a body, so that the receiver can verify that it is ours, complete and recent. */

export const timestampHeader = 'x-venture-timestamp';
export const signatureHeader = 'x-venture-signature';

/** `v1=` and the HMAC-SHA256, in hex, of `{timestamp}.{body}`. `timestamp` is in whole seconds since 1970. */
export async function signature(secret: string, timestamp: number, body: string): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, text.encode(`${timestamp}.${body}`));
  return `v1=${[...new Uint8Array(signed)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
