import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { UpdateTeam } from '#shared/team.ts';

import { Team } from './team.entity.ts';
import { requireFreeName } from './teams.ts';

/** Renames a team of the organization. */
export async function updateTeam({ ctx, input }: Call<InOrganization, typeof UpdateTeam>) {
  const { em, organizationId } = ctx;
  const team = await em.findOne(Team, { id: input.teamId, organization: organizationId });
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  const { name = team.name } = input.data;
  const isSame = name.toLowerCase() === team.name.trim().toLowerCase();
  if (!isSame) await requireFreeName(ctx, organizationId, name);
  team.name = name;
  ctx.audit('team.updated', { organizationId, details: { teamId: team.id } });
  return team;
}
