import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { Member } from '#server/features/organizations/members/member.entity.ts';
import { findUser } from '#server/features/users/queries.ts';
import type { OfUser } from '#shared/admin.ts';

/** Where a person is a member, and as what, in the order in which they joined. */
export async function listUserOrganizations({ ctx, input }: Call<SignedIn, typeof OfUser>) {
  const user = await findUser(ctx.em, input.userId);
  if (user === null) throw new AppError('USER_NOT_FOUND');

  const memberships = await ctx.em.find(Member, { user }, { populate: ['organization'], orderBy: { id: 'asc' } });
  return {
    organizations: memberships.map(({ organization, role, createdAt }) => {
      const { id, name, slug, logo } = organization.$;
      return { id, name, slug, logo, role, memberSince: createdAt };
    }),
  };
}
