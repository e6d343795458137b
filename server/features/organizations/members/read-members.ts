import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { MemberReadContext } from '#server/features/organizations/context.ts';
import { findSelectedMembership } from '#server/features/organizations/queries.ts';
import type { ReadContext } from '#server/features/sessions/context.ts';
import type { GetActiveMemberRole, InOrganization, ListMembers } from '#shared/organization.ts';

import { Member } from './member.entity.ts';
import { readMemberPage } from './queries.ts';

/** One page of an organization's members, with the number of all that match. */
export async function listMembers({ ctx, input }: Call<MemberReadContext, typeof ListMembers>) {
  const page = await readMemberPage(ctx.reads, ctx.organizationId, input);
  if (page.members.length > 0 || input.offset === 0) return page;
  // Beyond the last page no row carries the total.
  const { total } = await readMemberPage(ctx.reads, ctx.organizationId, { ...input, limit: 1, offset: 0 });
  return { members: [], total };
}

/** The caller's membership of the selected or active organization; null without one. */
export async function getActiveMember({ ctx, input }: Call<ReadContext, typeof InOrganization>) {
  const membership = await findSelectedMembership(ctx, input);
  return membership ? { ...membership.member, user: ctx.user } : null;
}

/** The caller's role, or that of another member of the same organization. */
export async function getActiveMemberRole({ ctx, input }: Call<MemberReadContext, typeof GetActiveMemberRole>) {
  const { em, member, organizationId } = ctx;
  const { userId = member.userId } = input;
  if (userId === member.userId) return { role: member.role };
  const other = await em.findOne(Member, { organization: organizationId, user: userId });
  if (other === null) throw new AppError('YOU_ARE_NOT_A_MEMBER_OF_THIS_ORGANIZATION');
  return { role: other.role };
}
