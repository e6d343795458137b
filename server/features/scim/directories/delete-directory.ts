import type { EntityManager } from '@mikro-orm/postgresql';

import type { Call } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { MemberContext } from '#server/features/organizations/context.ts';
import { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { InDirectory } from '#shared/scim/schemas.ts';

import { requireManagedDirectory } from './find-directory.ts';

/** The members stay, and the organization no longer manages their accounts. */
export async function deleteDirectory({ ctx }: Call<MemberContext, typeof InDirectory>) {
  const directory = await requireManagedDirectory(ctx);
  await releaseUsers(ctx.em, directory.id);
  ctx.em.remove(directory);
  const { id: directoryId, organizationId } = directory;
  ctx.audit('directory.deleted', { organizationId, details: { directoryId } });
  return { success: true as const };
}

export async function releaseUsersOf({ em }: EventContext, { organizationId }: { organizationId: string }) {
  const directory = await em.findOne(ScimDirectory, { organization: organizationId });
  if (directory !== null) await releaseUsers(em, directory.id);
}

/** Lifts the bans of a directory, which nothing else would lift later. */
async function releaseUsers(em: EntityManager, directoryId: string): Promise<void> {
  await em.begin();
  for (const user of await em.find(User, { banned: true, bannedBy: `directory:${directoryId}` }))
    Object.assign(user, { banned: false, banReason: null, banExpires: null, bannedBy: null });
  await em.execute(
    `delete from "managed_account" where "source" = 'scim'
     and "user_id" in (select "user_id" from "scim_user" where "directory_id" = ?)`,
    [directoryId],
  );
}
