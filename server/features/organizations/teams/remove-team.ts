import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { RemoveTeam } from '#shared/team.ts';

import { Team } from './team.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** Removes a team, neither the caller's own nor the last one; its members stay in the organization. */
export async function removeTeam({ ctx, input }: Call<InOrganization, typeof RemoveTeam>) {
  const { em, organizationId, member } = ctx;
  const team = await em.findOne(Team, { id: input.teamId, organization: organizationId });
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  if (member.teamId === team.id) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_TEAM');
  const { allowRemovingAllTeams } = organizationOptions.of(ctx).teams;
  if (!allowRemovingAllTeams && (await em.count(Team, { organization: organizationId })) <= 1) {
    throw new AppError('UNABLE_TO_REMOVE_LAST_TEAM');
  }
  em.remove(team);
  ctx.audit('team.removed', { organizationId, details: { teamId: team.id } });
  return { message: 'Team removed successfully.' as const };
}
