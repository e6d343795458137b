import { createRemoteJWKSet, jwtVerify } from 'jose';

const keys = createRemoteJWKSet(new URL('http://localhost:3000/api/auth/jwks'));

/** The verified claims of a token; throws for a token that is forged or expired. */
export async function claimsOf(token: string) {
  const { payload } = await jwtVerify(token, keys, {
    issuer: 'http://localhost:3000',
    audience: 'http://localhost:3000',
    typ: 'JWT',
  });
  return payload;
}
