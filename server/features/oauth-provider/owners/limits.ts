import type { RequestContext } from '#server/call/context.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { isOfOrganizations } from '#shared/oauth-provider/organization-scopes.ts';

/** Applications of an organization. */
const MAX_CLIENTS = 50;

/** The caller has locked the organization. @throws OAUTH_CLIENT_LIMIT_REACHED */
export async function requireRoom({ em }: RequestContext, organizationId: string): Promise<void> {
  const count = await em.count(OAuthClient, { organization: organizationId });
  if (count >= MAX_CLIENTS) throw new AppError('OAUTH_CLIENT_LIMIT_REACHED');
}

/** What only the platform may give an application: its own consent, and scopes beyond an organization. */
export function keepWithinOrganization(
  organizationId: string | null,
  { scopes, firstParty }: Pick<OAuthClient, 'scopes' | 'firstParty'>,
): void {
  if (organizationId === null) return;
  if (firstParty) rejectField('skip_consent');
  if (!scopes.every(isOfOrganizations)) rejectField('scope');
}
