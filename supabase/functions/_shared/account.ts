import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { isUuid } from '../../../src/domain/ids.ts';

/** The caller's account. */

export type Account = { id: string; email: string | null };

/** The account of a token; null if the token is forged, expired, or not a person's. */
export type VerifyToken = (token: string) => Promise<Account | null>;

/** Verifies the signature, expiry and audience, with a secret or with the issuer's public keys. */
export function tokenVerifier(key: Uint8Array | JWTVerifyGetKey): VerifyToken {
  const options = { audience: 'authenticated', requiredClaims: ['sub', 'exp'] };
  return async (token) => {
    try {
      const { payload } =
        key instanceof Uint8Array
          ? await jwtVerify(token, key, { ...options, algorithms: ['HS256'] })
          : await jwtVerify(token, key, options);
      if (payload['role'] !== 'authenticated' || payload.sub === undefined || !isUuid(payload.sub)) return null;
      return { id: payload.sub, email: typeof payload['email'] === 'string' && payload['email'] !== '' ? payload['email'] : null };
    } catch {
      return null;
    }
  };
}

/** The token of an `Authorization: Bearer …` header; null if there is none that could be a person's. */
export function bearerToken(request: Request): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return token !== undefined && token.split('.').length === 3 ? token : null;
}
