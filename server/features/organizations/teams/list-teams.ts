import type { Call } from '#server/context.ts';
import type { LookingIn } from '#server/features/organizations/context.ts';

import { readTeams } from '#server/features/organizations/queries.ts';

/** The organization's teams, in the order in which they were made. */
export async function listTeams({ ctx }: Call<LookingIn>) {
  return readTeams(ctx, ctx.organizationId);
}
