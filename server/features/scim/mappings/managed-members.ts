import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { Member } from '#server/features/organizations/member.entity.ts';
import { scimOptions } from '#server/features/scim/scim.options.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import { AppError } from '#server/lib/errors.ts';
import type { Access } from '#shared/lib/permissions.ts';

import { hasMappings } from './queries.ts';

interface RoleChanging {
  member: Member;
  roles: readonly string[];
  access: Access;
}

/** The next change of a group would undo the change. It touches neither owners nor members above the ceiling. */
export async function rejectMappedRole(ctx: EventContext, { member, roles, access }: RoleChanging): Promise<void> {
  if (roles.includes(access.topRole)) return;
  const ceilingRole = await ceilingOf(ctx, member, { condition: `g."role" is not null` });
  if (ceilingRole !== null && isWithinCeiling(access, { ceilingRole }, member.role))
    throw new AppError('ROLE_IS_MANAGED');
}

export async function rejectMappedTeam(ctx: EventContext, change: { member: Member; teamId: string }): Promise<void> {
  if ((await ceilingOf(ctx, change.member, { condition: `g."team_id" = ?`, values: [change.teamId] })) !== null)
    throw new AppError('TEAM_IS_MANAGED');
}

/** The ceiling of the directory of a member that has such a mapping; null without one. */
async function ceilingOf(
  ctx: EventContext,
  { organizationId, userId }: Member,
  { condition, values = [] }: { condition: string; values?: string[] },
): Promise<string | null> {
  if (!scimOptions.of(ctx).enabled) return null;
  const [row] = await ctx.em.execute<{ ceilingRole: string }[]>(
    `select d."ceiling_role" "ceilingRole" from "scim_directory" d join "scim_user" u on u."directory_id" = d."id"
     where d."organization_id" = ? and d."enabled" and u."user_id" = ? and u."active" and u."deleted_at" is null
       and exists(select from "scim_group" g where g."directory_id" = d."id" and ${condition})`,
    [organizationId, userId, ...values],
  );
  return row?.ceilingRole ?? null;
}

interface GroupStatement {
  organizationId: string;
  counts: boolean;
}

/** The groups of the directory win over those that identity providers state. */
export async function preferDirectory(ctx: EventContext, statement: GroupStatement): Promise<void> {
  if (scimOptions.of(ctx).enabled && (await hasMappings(ctx.em, statement.organizationId))) statement.counts = false;
}
