import type { RequestContext } from '#server/call/context.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { Identity } from '#server/features/social/sign-in-with-identity.ts';
import type { StatedIdentity } from '#server/features/sso/claims.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';

/** A user at the identity provider of an organization. */
export function identityOf(
  { em }: RequestContext,
  { accountProviderId: providerId, organizationId }: SsoConnection,
  { subject: accountId }: StatedIdentity,
): Identity {
  const organizationName = async () => (await em.findOneOrFail(Organization, { id: organizationId })).name;
  return { providerId, accountId, tokens: null, organizationName };
}
