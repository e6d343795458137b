import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { CreateTeam } from '#shared/team.ts';

import { Team } from './team.entity.ts';
import { requireFreeName } from './teams.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** A new team, while there may be more. */
export async function createTeam({ ctx, input }: Call<InOrganization, typeof CreateTeam>) {
  const { em, organizationId } = ctx;
  const { maximumTeams } = organizationOptions.of(ctx).teams;
  const most = typeof maximumTeams === 'function' ? await maximumTeams({ organizationId }) : maximumTeams;
  if (most !== undefined && (await em.count(Team, { organization: organizationId })) >= most) {
    throw new AppError('YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_TEAMS');
  }
  await requireFreeName(ctx, organizationId, input.name);
  const team = em.create(Team, { organization: organizationId, name: input.name });
  ctx.audit('team.created', { organizationId, details: { teamId: team.id } });
  return team;
}
