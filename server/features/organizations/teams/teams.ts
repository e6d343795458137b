import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { Team } from '#server/features/organizations/organization.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { requireFreeTeamName } from '#server/features/organizations/queries.ts';
import type { ChangeTeamMember, CreateTeam, RemoveTeam, UpdateTeam } from '#shared/team.ts';

/** Creates a team, within the limit of the options. */
export async function createTeam({ ctx, input }: Call<MemberContext, typeof CreateTeam>) {
  const { em, organizationId } = ctx;
  const { maximumTeams } = organizationOptions.of(ctx).teams;
  const limit = typeof maximumTeams === 'function' ? await maximumTeams({ organizationId }) : maximumTeams;
  if (limit !== undefined && (await em.count(Team, { organization: organizationId })) >= limit) {
    throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS');
  }
  await requireFreeTeamName(em, organizationId, input.name);
  const team = em.create(Team, { organization: organizationId, name: input.name });
  ctx.audit('team.created', { organizationId, details: { teamId: team.id } });
  return team;
}

/** Renames a team of the organization. */
export async function updateTeam({ ctx, input }: Call<MemberContext, typeof UpdateTeam>) {
  const { em, organizationId } = ctx;
  const team = await requireTeam(ctx, organizationId, input.teamId);
  const { name = team.name } = input.data;
  const isSame = name.toLowerCase() === team.name.trim().toLowerCase();
  if (!isSame) await requireFreeTeamName(em, organizationId, name);
  team.name = name;
  ctx.audit('team.updated', { organizationId, details: { teamId: team.id } });
  return team;
}

/** Removes a team, neither the caller's own nor the last one; its members stay in the organization. */
export async function removeTeam({ ctx, input }: Call<MemberContext, typeof RemoveTeam>) {
  const { em, organizationId, member } = ctx;
  const team = await requireTeam(ctx, organizationId, input.teamId);
  if (member.teamId === team.id) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  const { allowRemovingAllTeams } = organizationOptions.of(ctx).teams;
  if (!allowRemovingAllTeams && (await em.count(Team, { organization: organizationId })) <= 1) {
    throw new AppError('UNABLE_TO_REMOVE_LAST_TEAM');
  }
  em.remove(team);
  ctx.audit('team.removed', { organizationId, details: { teamId: team.id } });
  return { message: 'Team removed successfully.' as const };
}

/**
 * Adds a member to a team. A member is in one team, so this removes them from another. A team grants no permissions, so the
 * caller need not outrank the member.
 */
export async function addTeamMember({ ctx, input }: Call<MemberContext, typeof ChangeTeamMember>) {
  const { member, team } = await requireTeamAndMember(ctx, input);
  if (member.teamId !== team.id) {
    ctx.em.assign(member, { team });
    const { organizationId } = ctx;
    ctx.audit('team.member-added', { organizationId, subjectId: member.userId, details: { teamId: team.id } });
  }
  const { id, userId, createdAt } = member;
  return { id, teamId: team.id, userId, createdAt };
}

/** Removes a member from a team; they stay in the organization. */
export async function removeTeamMember({ ctx, input }: Call<MemberContext, typeof ChangeTeamMember>) {
  const { member, team } = await requireTeamAndMember(ctx, input);
  if (member.teamId !== team.id) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
  member.team = null;
  const { organizationId } = ctx;
  ctx.audit('team.member-removed', { organizationId, subjectId: member.userId, details: { teamId: team.id } });
  return { message: 'Team member removed successfully.' as const };
}

async function requireTeamAndMember(ctx: MemberContext, { userId, teamId }: { userId: string; teamId: string }) {
  const { em, organizationId } = ctx;
  const member = await em.findOne(Member, { organization: organizationId, user: userId });
  if (member === null) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', { status: 400 });
  return { member, team: await requireTeam(ctx, organizationId, teamId) };
}

/** A team of this organization. */
export async function requireTeam(ctx: RequestContext, organizationId: string, id: string): Promise<Team> {
  const { enabled } = organizationOptions.of(ctx).teams;
  const team = enabled ? await ctx.em.findOne(Team, { id, organization: organizationId }) : null;
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  return team;
}
