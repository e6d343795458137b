import { CompactSign } from 'jose';

import type { RequestContext } from '#server/call/context.ts';
import { currentSigningKey } from '#server/features/jwt/signing-keys.ts';

/** Signs a statement of the service as a JWS, which the key set of the service verifies. */
export async function signStatement(ctx: RequestContext, statement: string): Promise<string> {
  const jwk = await currentSigningKey(ctx);
  return new CompactSign(new TextEncoder().encode(statement))
    .setProtectedHeader({ alg: jwk.alg, kid: jwk.kid, typ: 'erasure-receipt+json' })
    .sign(jwk);
}
