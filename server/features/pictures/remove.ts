import type { EventContext } from '#server/call/lifecycle-events.ts';

import { pictureOptions } from './picture.options.ts';
import type { PictureOwner } from './picture.types.ts';

/**
 * Deletes the uploaded picture of an owner whose image is now `url`, unless that is the uploaded one. Requires the lock on the
 * owner.
 */
export async function deleteReplaced(ctx: EventContext, owner: PictureOwner, url: string | null): Promise<void> {
  const [column, id] = 'userId' in owner ? ['user_id', owner.userId] : ['organization_id', owner.organizationId];
  await ctx.em.begin();
  const deleted = await ctx.em.execute<{ url: string; isElsewhere: boolean }[]>(
    `delete from "picture" where "${column}" = ? and "url" is distinct from ?
     returning "url", "data" is null as "isElsewhere"`,
    [id, url],
  );
  const { remove } = pictureOptions.of(ctx);
  for (const picture of deleted.filter(({ isElsewhere }) => isElsewhere)) {
    if (remove) ctx.afterCommit('replaced picture', async () => remove({ url: picture.url, owner }));
  }
}

/** Before an owner is deleted. What PostgreSQL stores goes by cascade. */
export async function deleteStored(ctx: EventContext, owner: PictureOwner): Promise<void> {
  if (pictureOptions.of(ctx).remove) await deleteReplaced(ctx, owner, null);
}
