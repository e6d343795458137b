import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { ChangeTeamMember } from '#shared/team.ts';

import { Member } from '#server/features/organizations/members/member.entity.ts';
import { requireTeam } from './teams.ts';

/**
 * Puts a member into a team. A member is in one team, so this takes them out of another. A team gives no rights, so the
 * caller need not outrank the member: an admin moves an owner, too.
 */
export async function addTeamMember({ ctx, input }: Call<InOrganization, typeof ChangeTeamMember>) {
  const { member, team } = await requireTeamAndMember(ctx, input);
  if (member.teamId !== team.id) {
    ctx.em.assign(member, { team });
    const { organizationId } = ctx;
    ctx.audit('team.member-added', { organizationId, subjectId: member.userId, details: { teamId: team.id } });
  }
  const { id, userId, createdAt } = member;
  return { id, teamId: team.id, userId, createdAt };
}

/** Takes a member out of a team; they stay in the organization. */
export async function removeTeamMember({ ctx, input }: Call<InOrganization, typeof ChangeTeamMember>) {
  const { member, team } = await requireTeamAndMember(ctx, input);
  if (member.teamId !== team.id) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
  member.team = null;
  const { organizationId } = ctx;
  ctx.audit('team.member-removed', { organizationId, subjectId: member.userId, details: { teamId: team.id } });
  return { message: 'Team member removed successfully.' as const };
}

async function requireTeamAndMember(ctx: InOrganization, { userId, teamId }: { userId: string; teamId: string }) {
  const { em, organizationId } = ctx;
  const member = await em.findOne(Member, { organization: organizationId, user: userId });
  if (member === null) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', { status: 400 });
  const team = await requireTeam(ctx, organizationId, teamId);
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  return { member, team };
}
