import type { Call } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { Team } from '#server/features/organizations/organization.entity.ts';
import { changesBefore, runAfter, runOrganizationHooks } from '#server/features/organizations/organization-hooks.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { findMembership } from '#server/features/organizations/queries.ts';
import { findSelectedMembership } from '#server/features/organizations/selected-membership.ts';
import { policyRefusal, requirePolicies } from '#server/features/organizations/policies.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { sendPage } from '#server/call/paging.ts';
import { can } from '#shared/lib/permissions.ts';
import type { CreateTeam, ListUserTeams, RemoveTeam, UpdateTeam } from '#shared/organizations/teams.ts';

import { clearActiveTeam } from './active-team.ts';
import { readTeamsOfUser, removeFromInvitations, requireFreeTeamName, type TeamOfUser } from './queries.ts';
import { requireTeam } from './require-teams.ts';

/** Creates a team, within the limit of the options. */
export async function createTeam({ ctx, input }: Call<MemberContext, typeof CreateTeam>) {
  const { em, organizationId } = ctx;
  const { maximumTeams } = organizationOptions.of(ctx).teams;
  const limit = typeof maximumTeams === 'function' ? await maximumTeams({ organizationId }) : maximumTeams;
  if (limit !== undefined && (await em.count(Team, { organization: organizationId })) >= limit) {
    throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS');
  }
  const team = em.create(Team, { organization: organizationId, name: input.name }, { persist: false });
  const payload = () => ({ team, user: ctx.user, organization: ctx.organization });
  Object.assign(team, await changesBefore(ctx, 'CreateTeam', { subject: team, payload }));
  await requireFreeTeamName(em, organizationId, { name: team.name });
  em.persist(team);
  await runAfter(ctx, 'CreateTeam', payload);
  ctx.audit('team.created', { organizationId, details: { teamId: team.id, name: team.name } });
  return team;
}

/** Renames a team of the organization. */
export async function updateTeam({ ctx, input }: Call<MemberContext, typeof UpdateTeam>) {
  const { em, organizationId } = ctx;
  const team = await requireTeam(ctx, organizationId, input.teamId);
  const { user, organization } = ctx;
  const { organizationId: _, ...updates } = input.data;
  const payload = () => ({ team, updates, user, organization });
  const { name = team.name } = {
    ...updates,
    ...(await changesBefore(ctx, 'UpdateTeam', { subject: updates, payload })),
  };
  if (name !== team.name) await requireFreeTeamName(em, organizationId, { id: team.id, name });
  const previousName = team.name;
  team.name = name;
  await runAfter(ctx, 'UpdateTeam', payload);
  ctx.audit('team.updated', { organizationId, details: { teamId: team.id, name, previousName } });
  return team;
}

/** Removes a team, neither one of the caller's own nor the last one; its members stay in the organization. */
export async function removeTeam({ ctx, input }: Call<MemberContext, typeof RemoveTeam>) {
  const { em, organizationId, member } = ctx;
  const team = await requireTeam(ctx, organizationId, input.teamId);
  if (member.teamIds.includes(team.id)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  const { allowRemovingAllTeams } = organizationOptions.of(ctx).teams;
  if (!allowRemovingAllTeams && (await em.count(Team, { organization: organizationId })) <= 1) {
    throw new AppError('UNABLE_TO_REMOVE_LAST_TEAM');
  }
  await runOrganizationHooks(ctx, 'DeleteTeam', () => ({ team, user: ctx.user, organization: ctx.organization }));
  await clearActiveTeam(ctx, team);
  await removeFromInvitations(em, team);
  em.remove(team);
  ctx.audit('team.removed', { organizationId, details: { teamId: team.id, name: team.name } });
  return { message: 'Team removed successfully.' as const };
}

/** The caller's teams in all organizations or in one, or those of another member for callers who may add members to teams. */
export async function listUserTeams({ ctx, input }: Call<AuthenticatedQueryContext, typeof ListUserTeams>) {
  const { organizationId, userId = ctx.user.id, ...page } = input;
  const isOwn = userId === ctx.user.id;
  if (isOwn && organizationId === undefined) {
    const { rows, ...rest } = await readTeamsOfUser(ctx, { userId, ...page });
    return sendPage(ctx, { ...rest, rows: await withoutRefused(ctx, rows) });
  }
  const membership = await findSelectedMembership(ctx, { organizationId });
  if (membership === undefined) throw new AppError('NO_ACTIVE_ORGANIZATION');
  if (membership === null) throw new AppError('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  await requirePolicies(ctx, membership);
  const mayRead = isOwn || can(membership.access, membership.member.role, { member: ['update'] });
  if (!mayRead) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  const selected = { userId, organizationId: membership.organizationId, ...page };
  return sendPage(ctx, await readTeamsOfUser(ctx, selected));
}

/** Without the teams of organizations whose policies the caller does not meet. A page may then be shorter. */
async function withoutRefused(ctx: AuthenticatedQueryContext, teams: readonly TeamOfUser[]): Promise<TeamOfUser[]> {
  const ids = new Set(teams.flatMap(({ organizationId, hasPolicy }) => (hasPolicy ? [organizationId] : [])));
  const refused = await Promise.all(
    [...ids].map(async (id) => {
      const membership = await findMembership(ctx, 'id', id);
      return membership && (await policyRefusal(ctx, membership)) === null ? [] : [id];
    }),
  );
  return teams.filter(({ organizationId }) => !refused.flat().includes(organizationId));
}
