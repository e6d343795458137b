import type { Call } from '#server/context.ts';
import type { Looking } from '#server/features/sessions/context.ts';

import { readOrganizations } from './queries.ts';

/** The caller's organizations, in the order in which they joined. */
export async function listOrganizations({ ctx }: Call<Looking>) {
  return readOrganizations(ctx, ctx.user.id);
}
