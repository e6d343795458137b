import { SignJWT } from 'jose';

import type { SignedIn } from '#server/features/sessions/context.ts';
import { inSeconds, now } from '#server/now.ts';

import { signingKey } from './signing-keys.ts';
import { jwtOptions } from './jwt.options.ts';

/**
 * Says who the caller is to a service that will not ask: a JWT (RFC 7519) of a few minutes, never longer than the
 * session. It carries who they are and nothing that opens an account here.
 */
export async function issueToken({ ctx }: { ctx: SignedIn }) {
  const { session, user, options } = ctx;
  const { issuer = options.baseUrl, audience = options.baseUrl, expiresIn, claims } = jwtOptions.of(ctx);
  const jwk = await signingKey(ctx);
  const token = await new SignJWT({
    ...claims?.({ userId: user.id, sessionId: session.id }),
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    sid: session.id,
    ...(session.activeOrganizationId ? { org_id: session.activeOrganizationId } : {}),
    // Who acts in this person's place (RFC 8693 section 4.1), without this person's role.
    ...(session.impersonatedBy ? { act: { sub: session.impersonatedBy } } : { role: user.role }),
  })
    .setProtectedHeader({ alg: jwk.alg, typ: 'JWT', kid: jwk.kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(user.id)
    .setIssuedAt(now())
    .setExpirationTime(new Date(Math.min(inSeconds(expiresIn).getTime(), session.expiresAt.getTime())))
    .sign(jwk);
  return { token };
}
