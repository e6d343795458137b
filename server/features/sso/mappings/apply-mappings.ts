import type { RequestContext } from '#server/call/context.ts';
import type { Member } from '#server/features/organizations/member.entity.ts';
import { changeRole } from '#server/features/organizations/members/membership.ts';
import type { Organization } from '#server/features/organizations/organization.entity.ts';
import { findTeams } from '#server/features/organizations/teams/require-teams.ts';
import { TeamMember } from '#server/features/organizations/teams/team-member.entity.ts';
import { joinTeam, leaveTeam } from '#server/features/organizations/teams/team-members.ts';
import { isWithinCeiling } from '#server/features/sso/connections/connection-roles.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import type { Access } from '#shared/lib/permissions.ts';

import { grantedRole, hasRoles, type GroupAccess, type GroupSource } from './group-access.ts';

interface Mapped {
  organization: Organization;
  /** Managed by the unit of work. */
  member: Member;
  source: GroupSource;
  by: { connectionId: string } | { directoryId: string };
  access: Access;
  groups: GroupAccess;
}

/**
 * Gives a member the roles and the teams of the groups. Requires the lock on the organization.
 *
 * @returns whether a team had no place for the member.
 */
export async function applyGroups(ctx: RequestContext, mapped: Mapped): Promise<{ isTeamFull: boolean }> {
  await applyRole(ctx, mapped);
  return { isTeamFull: await applyTeams(ctx, mapped) };
}

async function applyRole(ctx: RequestContext, { organization, member, source, by, access, groups }: Mapped) {
  const role = grantedRole(access, source, groups);
  // Owners, and members whom a manager has given more than the source may, keep their roles.
  if (role === null || hasRoles(member, role) || !isWithinCeiling(access, source, member.role)) return;
  const confirm = (changed: string) => requireRoles(access, changed).join(',');
  await changeRole(ctx, { member, organization, role, confirm, by });
}

/** Only in teams that are targets of a mapping. */
async function applyTeams(ctx: RequestContext, { organization, member, by, groups }: Mapped): Promise<boolean> {
  const change = { organization, by };
  const changed = [...groups.teams].filter(([id, belongs]) => belongs !== member.teamIds.includes(id));
  let isTeamFull = false;
  for (const team of await findTeams(
    ctx,
    organization.id,
    changed.map(([id]) => id),
  )) {
    if (groups.teams.get(team.id)) {
      isTeamFull ||= !(await joinUnlessFull(() => joinTeam(ctx, member, { ...change, team })));
    } else {
      const teamMember = await ctx.em.findOneOrFail(TeamMember, { team, member }, { populate: ['member'] });
      await leaveTeam(ctx, teamMember, { ...change, team });
    }
  }
  return isTeamFull;
}

/** A full team prevents nothing else. */
async function joinUnlessFull(join: () => Promise<unknown>): Promise<boolean> {
  try {
    await join();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.errorCode === 'TEAM_MEMBER_LIMIT_REACHED') return false;
    throw error;
  }
}
