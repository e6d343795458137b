import type { Call, LookingIn } from '#server/context.ts';

import { readTeams } from './reads.ts';

/** The organization's teams, in the order in which they were made. */
export async function listTeams({ ctx }: Call<LookingIn>) {
  return readTeams(ctx, ctx.organizationId);
}
