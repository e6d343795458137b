import { SignJWT } from 'jose';
import { v4 } from 'uuid';

import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { jwtOptions } from '#server/features/jwt/jwt.options.ts';
import { currentSigningKey } from '#server/features/jwt/signing-keys.ts';
import type { ApiPrincipalContext } from '#server/features/sessions/context.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import type { IssueAccessToken } from '#shared/jwt/schemas.ts';

/** Short, because other services verify a token without a lookup of the key. */
const EXPIRES_IN = 300;

/**
 * Issues an access token (RFC 9068) for the credential of an API principal, as the grant `client_credentials` does (RFC 6749 section
 * 4.4). It is no credential for this service.
 */
export async function issueAccessToken({ ctx, input }: Call<ApiPrincipalContext, typeof IssueAccessToken>) {
  const { user, credential } = ctx.principal;
  const { id: clientId, scopes } = credential;
  const requested = input.scope ?? scopes;
  if (requested.some((scope) => !scopes.includes(scope))) throw new AppError('INSUFFICIENT_API_KEY_PERMISSIONS');
  const { issuer = ctx.options.baseUrl, accessTokenAudience } = jwtOptions.of(ctx);
  const scope = requested.join(' ');
  const jwk = await currentSigningKey(ctx);
  const token = await new SignJWT({ client_id: clientId, scope })
    // The type prevents that a service takes it for the JWT of a session.
    .setProtectedHeader({ alg: jwk.alg, typ: 'at+jwt', kid: jwk.kid })
    .setIssuer(issuer)
    .setAudience(accessTokenAudience!)
    .setSubject(user.id)
    .setJti(v4())
    .setIssuedAt(now())
    .setExpirationTime(inSeconds(EXPIRES_IN))
    .sign(jwk);
  return { access_token: token, token_type: 'Bearer' as const, expires_in: EXPIRES_IN, scope };
}
