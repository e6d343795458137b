import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { UpdateTeam } from '#shared/team.ts';

import { Team } from './team.entity.ts';

/** Renames a team of the organization. */
export async function updateTeam({ ctx, input }: Call<InOrganization, typeof UpdateTeam>) {
  const { em, organizationId } = ctx;
  const team = await em.findOne(Team, { id: input.teamId, organization: organizationId });
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  if (input.data.name !== undefined) team.name = input.data.name;
  ctx.audit('team.updated', { organizationId, details: { teamId: team.id } });
  return team;
}
