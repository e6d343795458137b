import type { Call } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { AppError } from '#server/lib/errors.ts';
import type { MemberContext, MemberQueryContext } from '#server/features/organizations/context.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { teamMemberChanging } from '#server/features/organizations/managed-members.ts';
import type { Team } from '#server/features/organizations/organization.entity.ts';
import { runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { sendPage, encodeIdCursor, toPage, decodeIdCursor, limitPlusOne } from '#server/call/paging.ts';
import type * as records from '#server/options/hooks/records.ts';
import type { ChangeTeamMember, ListTeamMembers } from '#shared/organizations/teams.ts';

import { clearActiveTeam } from './active-team.ts';
import { requireTeam } from './require-teams.ts';
import { TeamMember } from './team-member.entity.ts';

/**
 * Adds a member to a team; idempotent. A team grants no permissions, so the caller need not outrank the member.
 */
export async function addTeamMember({ ctx, input }: Call<MemberContext, typeof ChangeTeamMember>) {
  const { member, team, teamMember } = await findTeamMember(ctx, input);
  if (teamMember) return teamMember;
  await teamMemberChanging.emit(ctx, { member, teamId: team.id });
  return joinTeam(ctx, member, { team, organization: ctx.organization });
}

/** Removes a member from a team; they stay in the organization. */
export async function removeTeamMember({ ctx, input }: Call<MemberContext, typeof ChangeTeamMember>) {
  const { member, team, teamMember } = await findTeamMember(ctx, input);
  if (teamMember === null) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_TEAM');
  await teamMemberChanging.emit(ctx, { member, teamId: team.id });
  await leaveTeam(ctx, teamMember, { team, organization: ctx.organization });
  return { message: 'Team member removed successfully.' as const };
}

interface TeamChange {
  team: Team;
  organization: Readonly<records.Organization>;
  by?: { connectionId: string } | { directoryId: string };
}

/** Adds a member to a team, within its limit. Requires the lock on the organization. */
export async function joinTeam(ctx: EventContext, member: Member, change: TeamChange): Promise<TeamMember> {
  const [added] = await addToTeams(ctx, member, { ...change, teams: [change.team] });
  await runOrganizationHooks(ctx, 'AddTeamMember', () => payloadOf(ctx, added!, change));
  return added!;
}

/** Removes a member from a team. Requires the lock on the organization, and the loaded member. */
export async function leaveTeam(ctx: EventContext, teamMember: TeamMember, change: TeamChange): Promise<void> {
  const { team, by } = change;
  const { userId } = teamMember;
  await runOrganizationHooks(ctx, 'RemoveTeamMember', () => payloadOf(ctx, teamMember, change));
  ctx.em.remove(teamMember);
  await clearActiveTeam(ctx, team, userId);
  const details = { teamId: team.id, name: team.name, ...by };
  ctx.audit('team.member-removed', { organizationId: team.organizationId, subjectId: userId, details });
}

async function payloadOf(ctx: EventContext, row: TeamMember, { team, organization }: TeamChange) {
  // A plain row: the entity loses its relations when it is removed.
  const { id, teamId, userId, createdAt } = row;
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  return { teamMember: { id, teamId, userId, createdAt }, team, user, organization };
}

async function findTeamMember(ctx: MemberContext, { userId, teamId }: { userId: string; teamId: string }) {
  const { em, organizationId } = ctx;
  const member = await em.findOne(Member, { organization: organizationId, user: userId });
  if (member === null) throw new AppError('USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION', { status: 400 });
  const team = await requireTeam(ctx, organizationId, teamId);
  return { member, team, teamMember: await em.findOne(TeamMember, { team, member }) };
}

/** The members of a team, in the order of joining. */
export async function listTeamMembers({ ctx, input }: Call<MemberQueryContext, typeof ListTeamMembers>) {
  const { limit, offset, cursor } = input;
  const team = input.teamId ?? ctx.session?.activeTeamId;
  const last = decodeIdCursor(cursor);
  const where = { team, ...(last && { id: { $gt: last } }) };
  const page = { orderBy: { id: 'asc' }, offset, ...limitPlusOne(limit) } as const;
  const rows = await ctx.em.find(TeamMember, where, { populate: ['member'], ...page });
  return sendPage(ctx, toPage(rows, limit, encodeIdCursor));
}

/** Rejects one more member of teams at the limit. Requires the lock on the organization. */
export async function requireTeamCapacity(
  ctx: EventContext,
  organizationId: string,
  teams: readonly Team[],
): Promise<void> {
  const { maximumMembersPerTeam: maximum } = organizationOptions.of(ctx).teams;
  if (maximum === undefined) return;
  for (const team of teams) {
    const limit = typeof maximum === 'function' ? await maximum({ organizationId, teamId: team.id }) : maximum;
    if ((await ctx.em.count(TeamMember, { team })) >= limit) throw new AppError('TEAM_MEMBER_LIMIT_REACHED');
  }
}

/** Adds a member to teams, within their limits. Requires the lock on the organization. */
export async function addToTeams(
  ctx: EventContext,
  member: Member,
  { teams, by }: { teams: readonly Team[] } & Pick<TeamChange, 'by'>,
): Promise<TeamMember[]> {
  const { organizationId, userId } = member;
  await requireTeamCapacity(ctx, organizationId, teams);
  for (const { id: teamId, name } of teams) {
    ctx.audit('team.member-added', { organizationId, subjectId: userId, details: { teamId, name, ...by } });
  }
  return joinTeams(ctx, member, teams);
}

export function joinTeams({ em }: Pick<EventContext, 'em'>, member: Member, teams: readonly Team[]): TeamMember[] {
  member.teamIds = [...member.teamIds, ...teams.map(({ id }) => id)];
  return teams.map((team) => em.create(TeamMember, { team, member }));
}
