import type { Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

import { Team } from './team.entity.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** Refuses a name that another team of the organization has, whatever its case. Only meant under the organization's lock. */
export async function requireFreeName({ em }: Working, organizationId: string, name: string): Promise<void> {
  const same = await em.execute<object[]>(
    'select 1 from "team" where "organization_id" = ? and lower(btrim("name")) = lower(?) limit 1',
    [organizationId, name],
  );
  if (same.length > 0) throw new AppError('TEAM_ALREADY_EXISTS');
}

/** The team that a caller names, of this organization; null where they name none. */
export async function requireTeam(
  { em, options }: Working,
  organizationId: string,
  teamId?: string,
): Promise<Team | null> {
  if (teamId === undefined) return null;
  const team = organizationOptions.of({ options }).teams.enabled
    ? await em.findOne(Team, { id: teamId, organization: organizationId })
    : null;
  if (team === null) throw new AppError('TEAM_NOT_FOUND');
  return team;
}
