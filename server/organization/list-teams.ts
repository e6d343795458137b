import type { Call, InOrganization } from '#server/context.ts';

import { Team } from './team.entity.ts';

/** The organization's teams, in the order in which they were made. */
export async function listTeams({ ctx }: Call<InOrganization>) {
  return ctx.em.find(Team, { organization: ctx.organization }, { orderBy: { id: 'asc' } });
}
