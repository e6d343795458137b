import type { Call, SignedIn } from '#server/context.ts';

import { Member } from './member.entity.ts';

/** The caller's organizations, in the order in which they joined. */
export async function listOrganizations({ ctx }: Call<SignedIn>) {
  const members = await ctx.em.find(Member, { user: ctx.user }, { populate: ['organization'], orderBy: { id: 'asc' } });
  return members.map((member) => member.organization.$);
}
