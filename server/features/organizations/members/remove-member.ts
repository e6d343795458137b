import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { memberRemoved } from '#server/features/organizations/events.ts';
import { managedMembership } from '#server/features/organizations/membership.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { hasAnotherOwner, isOwner, requireMayTakeRole } from '#server/features/organizations/roles.ts';
import { canonicalEmail, LookupId } from '#shared/fields.ts';
import type { RemoveMember } from '#shared/organization.ts';
import { reaches } from '#shared/permissions.ts';

import { Member } from './member.entity.ts';

/** Ends somebody's membership: an owner's only at an owner's hand, and never the last one's. */
export async function removeMember({ ctx, input }: Call<InOrganization, typeof RemoveMember>) {
  const { em, organizationId } = ctx;
  const { memberIdOrEmail: who } = input;
  const whose = who.includes('@') ? { user: { email: canonicalEmail(who) } } : { id: LookupId.parse(who.slice(0, 64)) };
  const target = await em.findOne(Member, { organization: organizationId, ...whose }, { populate: ['user'] });
  if (target === null) throw new AppError('MEMBER_NOT_FOUND');
  await requireMayRemove(ctx, target);

  const { id, userId, role, teamId, createdAt } = target;
  const removed = { id, organizationId, userId, role, teamId, createdAt, user: target.user.$ };
  em.remove(target);
  await memberRemoved.emit(ctx, { organizationId, userId });
  ctx.audit('member.removed', { organizationId, subjectId: userId });
  return { member: removed };
}

async function requireMayRemove(ctx: InOrganization, target: Member): Promise<void> {
  requireMayTakeRole(ctx, target);
  if (isOwner(ctx, target) && !(isOwner(ctx, ctx.member) && (await hasAnotherOwner(ctx, target)))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  if (!reaches(organizationOptions.of(ctx).access, ctx.member.role, target.role)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_DELETE_THIS_MEMBER');
  }
}

/** Ends the caller's own membership; the only owner stays. */
export async function leaveOrganization({ ctx }: Call<InOrganization>) {
  const { em, member, organizationId, user } = ctx;
  requireMayTakeRole(ctx, member);
  if (isOwner(ctx, member) && !(await hasAnotherOwner(ctx, member))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  em.remove(managedMembership(ctx));
  await memberRemoved.emit(ctx, { organizationId, userId: user.id });
  ctx.audit('member.left', { organizationId, subjectId: user.id });
  return { ...member, user };
}
