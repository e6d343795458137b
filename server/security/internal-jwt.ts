import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';

import { inSeconds, now } from '#server/lib/now.ts';

import { deriveKey } from './hash.ts';

const ISSUER = 'gatehouse';

/** Signs a token that only this service reads, for one purpose, with a key of that purpose (HS256, RFC 7519). */
export async function signJwt(
  secrets: readonly string[],
  { purpose, expiresIn, claims }: { purpose: string; expiresIn: number; claims: JWTPayload },
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(purpose)
    .setIssuedAt(now())
    .setExpirationTime(inSeconds(expiresIn))
    .sign(deriveKey(secrets[0]!, `jwt:${purpose}`));
}

/** The claims of a valid token of this purpose, or why it is not valid. */
export async function verifyJwt(
  secrets: readonly string[],
  { purpose, token }: { purpose: string; token: string },
): Promise<JWTPayload | 'expired' | 'invalid'> {
  for (const secret of secrets) {
    try {
      const options = { algorithms: ['HS256'], issuer: ISSUER, audience: purpose, currentDate: now() };
      return (await jwtVerify(token, deriveKey(secret, `jwt:${purpose}`), options)).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
    }
  }
  return 'invalid';
}
