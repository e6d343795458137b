import type { AppServices, Call } from '#server/call/context.ts';
import type { MemberQueryContext } from '#server/features/organizations/context.ts';
import { requireDirectory } from '#server/features/scim/directories/find-directory.ts';
import { inSeconds } from '#server/lib/now.ts';
import type { InDirectory } from '#shared/scim/schemas.ts';

import { deleteOldRequests, KEPT_REQUESTS } from './queries.ts';
import { ScimRequest } from './request.entity.ts';

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** The newest first. */
export async function listDirectoryRequests({ ctx }: Call<MemberQueryContext, typeof InDirectory>) {
  const directory = await requireDirectory(ctx);
  return ctx.em.find(ScimRequest, { directory }, { orderBy: { id: 'desc' }, limit: KEPT_REQUESTS });
}

export async function sweepRequests(service: AppServices): Promise<void> {
  await deleteOldRequests(service.reads, inSeconds(-MAX_AGE_SECONDS));
}
