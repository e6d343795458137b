import type { Working } from '#server/context.ts';

import { User } from './user.entity.ts';

/** Something that has a say before a person goes: it may put things in order, or refuse by throwing. */
export type BeforeUserDeleted = (ctx: Working, user: User) => Promise<void>;

/** Deletes a person with all that is theirs, in one transaction; sessions, accounts and mailed secrets go by cascade. */
export async function removeUser(ctx: Working, user: User): Promise<void> {
  if (!ctx.em.isInTransaction()) await ctx.em.begin();
  for (const consult of ctx.beforeUserDeleted) await consult(ctx, user);
  await ctx.em.flush();
  await ctx.em.nativeDelete(User, { id: user.id });
  ctx.audit('user.deleted', { subjectId: user.id });
}
