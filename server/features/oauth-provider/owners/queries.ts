import type { RequestContext } from '#server/call/context.ts';
import { OAuthClient, organizationIdOf } from '#server/features/oauth-provider/client.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';

export interface OwnedClient {
  client: OAuthClient;
  organizationId: string | null;
  /** Whether the caller is a member of its organization. */
  isMember: boolean;
}

/** An application, and whether the caller belongs to its organization. */
export async function findOwnedClient(
  { em, user }: AuthenticatedQueryContext,
  clientId: string,
): Promise<OwnedClient | null> {
  const client = await em.findOne(OAuthClient, { clientId });
  if (client === null) return null;
  const isMember = (await findMemberOf({ em }, client, user.id)) !== null;
  return { client, organizationId: organizationIdOf(client), isMember };
}

/** The membership of a user in the organization of an application; null for an application of the platform. */
export async function findMemberOf(
  { em }: Pick<RequestContext, 'em'>,
  client: Pick<OAuthClient, 'organization'>,
  userId: string,
): Promise<Member | null> {
  const organization = organizationIdOf(client);
  return organization === null ? null : em.findOne(Member, { organization, user: userId });
}
