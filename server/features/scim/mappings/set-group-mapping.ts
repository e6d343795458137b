import type { Call } from '#server/call/context.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { Team } from '#server/features/organizations/organization.entity.ts';
import { requireTeams } from '#server/features/organizations/teams/require-teams.ts';
import { requireManagedDirectory } from '#server/features/scim/directories/find-directory.ts';
import { presentGroup } from '#server/features/scim/directories/list-directory.ts';
import type { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { ScimGroup } from '#server/features/scim/group.entity.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { AppError } from '#server/lib/errors.ts';
import type { SetGroupMapping } from '#shared/scim/schemas.ts';

import { applyMappings } from './apply-mappings.ts';

/** Replaces what a group gives its members, at once for all of them. The guard has locked the organization. */
export async function setGroupMapping({ ctx, input }: Call<MemberContext, typeof SetGroupMapping>) {
  const { em, organizationId } = ctx;
  const directory = await requireManagedDirectory(ctx);
  const group = await em.findOne(ScimGroup, { id: input.groupId, directory });
  if (group === null) throw new AppError('DIRECTORY_GROUP_NOT_FOUND');
  const role = grantableRole(ctx, directory, input.roles);
  const [team = null] = await requireTeams(ctx, organizationId, input.teamId ?? []);
  const ended = { role: group.role, teamId: group.team?.id ?? null };
  if (ended.role !== role || ended.teamId !== (team?.id ?? null)) {
    Object.assign(group, { role, team: team && em.getReference(Team, team.id, { wrapped: true }) });
    const details = { directoryId: directory.id, directoryGroupId: group.id };
    ctx.audit('directory.mapping-changed', { organizationId, details });
    await applyMappings({ ctx, directory }, { userIds: null, ended });
    await em.flush();
  }
  return presentGroup(group);
}

/** Joined by commas; null without roles. The caller outranks the ceiling, and so every role below it. */
function grantableRole({ access }: MemberContext, directory: ScimDirectory, input: readonly string[]): string | null {
  if (input.length === 0) return null;
  const roles = requireRoles(access, input);
  if (!isWithinCeiling(access, directory, roles)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE');
  return [...new Set(roles)].join(',');
}
