import type { Call, RequestContext } from '#server/call/context.ts';
import { toPage } from '#server/call/paging.ts';
import { AuditCheckpoint } from '#server/features/audit-chain/seals/seal.entity.ts';
import type { ListCheckpoints } from '#shared/audit-chain/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

/** A page of the checkpoints, oldest first. */
export async function listCheckpoints({ ctx, input }: Call<RequestContext, typeof ListCheckpoints>) {
  const limit = pageSize(input.limit);
  const after = input.cursor ?? input.after;
  const found = await ctx.em.findAll(AuditCheckpoint, {
    where: { number: { $gt: after } },
    orderBy: { number: 'asc' },
    limit: limit + 1,
  });
  const { rows, nextCursor } = toPage(found, limit, ({ number }) => number);
  return { checkpoints: rows, nextCursor };
}
