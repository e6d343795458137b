import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { UpdateMemberRole } from '#shared/organization.ts';
import { reaches } from '#shared/permissions.ts';

import { Member } from './member.entity.ts';
import { hasAnotherOwner, isOwner, requireRoles } from '#server/features/organizations/roles.ts';
import { requireMayGrant, requireMayTakeRole } from '#server/features/organizations/while-impersonating.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

/** Gives a member other roles: neither theirs nor the new ones may be above the caller's, and an owner always remains. */
export async function updateMemberRole({ ctx, input }: Call<InOrganization, typeof UpdateMemberRole>) {
  const { em, organizationId, member } = ctx;
  const { access } = organizationOptions.of(ctx);
  const roles = requireRoles(ctx, input.role);
  const target = await em.findOne(Member, { id: input.memberId, organization: organizationId });
  if (target === null) throw new AppError('MEMBER_NOT_FOUND');
  if (!reaches(access, member.role, target.role) || !reaches(access, member.role, roles)) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  requireMayGrant(ctx, roles.join(','));
  requireMayTakeRole(ctx, target);
  if (isOwner(ctx, target) && !roles.includes(access.topRole) && !(await hasAnotherOwner(ctx, target))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }

  const role = roles.join(',');
  ctx.audit('member.role-changed', {
    organizationId,
    subjectId: target.userId,
    details: { from: target.role, to: role },
  });
  target.role = role;
  return target;
}
