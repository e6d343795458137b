import type { Call, Looking } from '#server/context.ts';

import { readOrganizations } from './reads.ts';

/** The caller's organizations, in the order in which they joined. */
export async function listOrganizations({ ctx }: Call<Looking>) {
  return readOrganizations(ctx, ctx.user.id);
}
