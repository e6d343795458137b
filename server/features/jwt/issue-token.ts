import { SignJWT } from 'jose';

import { usableOrganizationId } from '#server/features/organizations/policies.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { inSeconds, now } from '#server/lib/now.ts';

import { currentSigningKey } from './signing-keys.ts';
import { jwtOptions } from './jwt.options.ts';

/**
 * Issues a short-lived JWT (RFC 7519) that identifies the caller to other services. It expires with the session at the
 * latest, and is no credential for this service.
 */
export async function issueToken({ ctx }: { ctx: SessionContext }) {
  const { session, user, options } = ctx;
  const { issuer = options.baseUrl, audience = options.baseUrl, expiresIn, claims } = jwtOptions.of(ctx);
  const organizationId = await usableOrganizationId(ctx);
  const jwk = await currentSigningKey(ctx);
  const token = await new SignJWT({
    ...claims?.({ userId: user.id, sessionId: session.id }),
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    sid: session.id,
    ...(organizationId ? { org_id: organizationId } : {}),
    // The impersonator (RFC 8693 section 4.1); then without the role of the user.
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
