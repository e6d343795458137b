import type { Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

import { Team } from './team.entity.ts';

/** The team that a caller names, of this organization; null where they name none. */
export async function requireTeam(
  { em, options }: Working,
  organizationId: string,
  teamId?: string,
): Promise<Team | null> {
  if (teamId === undefined) return null;
  const team = options.organization.teams.enabled
    ? await em.findOne(Team, { id: teamId, organization: organizationId })
    : null;
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  return team;
}
