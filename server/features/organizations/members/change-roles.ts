import type { Call } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { managedMembership } from '#server/features/organizations/membership.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import {
  hasAnotherOwner,
  isOwner,
  requireMayGrant,
  requireMayTakeRole,
  requireRoles,
} from '#server/features/organizations/roles.ts';
import type { TransferOwnership, UpdateMemberRole } from '#shared/organization.ts';
import { reaches, rolesOf } from '#shared/permissions.ts';

import { Member } from './member.entity.ts';

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

/** Makes another member the owner and the caller an admin, in one step: there is never none, and never a moment of two. */
export async function transferOwnership({ ctx, input }: Call<InOrganization, typeof TransferOwnership>) {
  const { em, organizationId, member } = ctx;
  const { topRole } = organizationOptions.of(ctx).access;
  if (!isOwner(ctx, member) || input.memberId === member.id) {
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_UPDATE_THIS_MEMBER');
  }
  requireMayTakeRole(ctx, member);
  const owner = await em.findOne(Member, { id: input.memberId, organization: organizationId });
  if (owner === null) throw new AppError('MEMBER_NOT_FOUND');

  const previousOwner = managedMembership(ctx);
  owner.role = topRole;
  previousOwner.role = withoutTop(member.role, topRole);
  ctx.audit('organization.ownership-transferred', { organizationId, subjectId: owner.userId });
  return { owner, previousOwner };
}

/** What remains to somebody who gives ownership away: their other roles, and those of an admin. */
function withoutTop(role: string, topRole: string): string {
  const next = topRole === 'admin' ? 'member' : 'admin';
  const rest = rolesOf(role).filter((name) => name !== topRole && name !== next);
  return [next, ...rest].join(',');
}
