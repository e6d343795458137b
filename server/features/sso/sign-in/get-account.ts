import type { Call } from '#server/call/context.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import { ManagedAccount } from '#server/features/domains/managed-account.entity.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { connectionsToConfirm } from '#server/features/sso/open-confirmation.ts';

/** Of all organizations of a user. */
const MAX_CONNECTIONS = 100;

/** With which identity providers the caller can sign in or connect the account, and whether an organization manages it. */
export async function getSsoAccount({ ctx }: Call<AuthenticatedQueryContext>) {
  const { em, user } = ctx;
  const members = await em.find(Member, { user: user.id }, { fields: ['organization'] });
  const toConfirm = await connectionsToConfirm(ctx, user.id);
  const offered = [{ organization: members.map(({ organization }) => organization.id) }, { id: toConfirm }];
  const connections = await em.find(
    SsoConnection,
    { $or: offered, enabledAt: { $ne: null } },
    {
      populate: ['organization'],
      orderBy: { id: 'asc' },
      limit: MAX_CONNECTIONS,
    },
  );
  const providerIds = connections.map(({ accountProviderId }) => accountProviderId);
  const identities = await em.find(Account, { user: user.id, providerId: providerIds });
  const isConnected = ({ accountProviderId }: SsoConnection) =>
    identities.some(({ providerId }) => providerId === accountProviderId);
  const managed = await em.findOne(ManagedAccount, { user: user.id }, { populate: ['organization'] });
  const followed = connections.filter((connection) => connection.updatesProfile && isConnected(connection));
  return {
    managedBy: managed && {
      organizationName: managed.organization.$.name,
      followsProfile: followed.some(({ organizationId }) => organizationId === managed.organizationId),
    },
    connections: connections.map((connection) => ({
      organizationId: connection.organizationId,
      organizationName: connection.organization.$.name,
      providerId: connection.providerId,
      name: connection.name,
      accountProviderId: connection.accountProviderId,
      connected: isConnected(connection),
      toConfirm: toConfirm.includes(connection.id),
    })),
  };
}
