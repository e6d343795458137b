import type { FilterQuery } from '@mikro-orm/postgresql';

import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Account } from '#server/features/accounts/account.entity.ts';
import type { Member } from '#server/features/organizations/member.entity.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { GroupMapping } from '#server/features/sso/group-mapping.entity.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { AppError } from '#server/lib/errors.ts';
import type { Access } from '#shared/lib/permissions.ts';

import { providerGroupsCount } from './current-mappings.ts';

interface RoleChanging {
  member: Member;
  roles: readonly string[];
  access: Access;
}

/** The next sign-in would undo the change. It touches neither owners nor members above the ceiling. */
export async function rejectManagedRole(ctx: EventContext, { member, roles, access }: RoleChanging): Promise<void> {
  if (roles.includes(access.topRole)) return;
  const connections = await managersOf(ctx, member, { role: { $ne: null } });
  const isManaged = connections.some((connection) => isWithinCeiling(access, connection, member.role));
  if (isManaged) throw new AppError('ROLE_IS_MANAGED');
}

export async function rejectManagedTeam(ctx: EventContext, change: { member: Member; teamId: string }): Promise<void> {
  const connections = await managersOf(ctx, change.member, { team: change.teamId });
  if (connections.length > 0) throw new AppError('TEAM_IS_MANAGED');
}

/** The connections with which the member signs in and that have such a mapping. */
async function managersOf(
  ctx: EventContext,
  { organizationId, userId }: Member,
  mapping: FilterQuery<GroupMapping>,
): Promise<SsoConnection[]> {
  if (!ssoOptions.of(ctx).enabled) return [];
  const mappings = await ctx.em.find(GroupMapping, { $and: [{ organization: organizationId }, mapping] });
  if (mappings.length === 0 || !(await providerGroupsCount(ctx, organizationId))) return [];
  const id = { $in: mappings.map(({ connection }) => connection.id) };
  const connections = await ctx.em.find(SsoConnection, { id, enabledAt: { $ne: null } });
  const providerId = { $in: connections.map(({ accountProviderId }) => accountProviderId) };
  const identities = await ctx.em.find(Account, { user: userId, providerId });
  return connections.filter(({ accountProviderId }) =>
    identities.some((identity) => identity.providerId === accountProviderId),
  );
}
