import type { RequestContext } from '#server/call/context.ts';
import type { Proof } from '#server/call/principal.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import { proofBy } from '#server/features/sessions/assurance/proof.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import type { User } from '#server/features/users/user.entity.ts';

interface Stated {
  connection: SsoConnection;
  stated: StatedIdentity;
}

/**
 * What a sign-in with a connection proves: one factor, or several if the organization trusts what the provider states about
 * them. That replaces a second factor of the user only in accounts that the organization manages.
 */
export async function proofOf(ctx: RequestContext, user: User, { connection, stated }: Stated): Promise<Proof> {
  const isTrusted = connection.trustsFactors && ssoOptions.of(ctx).mayTrustFactors;
  if (!isTrusted || !statesFactor(connection, stated)) return proofBy('fed');
  const managed = { user: user.id, organization: connection.organizationId };
  const counts = !user.twoFactorEnabled || (await ctx.em.count(ManagedAccount, managed)) > 0;
  return counts ? { amr: ['fed', 'mfa'], level: 2 } : proofBy('fed');
}

/** The claims `amr` (RFC 8176) and `acr` say how the user was authenticated. */
function statesFactor({ factorValues }: SsoConnection, { values: { amr = [], acr = [] } }: StatedIdentity): boolean {
  return factorValues.some((value) => amr.includes(value) || acr.includes(value));
}
