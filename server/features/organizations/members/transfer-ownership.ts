import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';
import type { TransferOwnership } from '#shared/organization.ts';
import { rolesOf } from '#shared/permissions.ts';

import { Member } from './member.entity.ts';
import { managedMembership } from '#server/features/organizations/membership.ts';
import { isOwner } from '#server/features/organizations/roles.ts';
import { requireMayTakeRole } from '#server/features/organizations/while-impersonating.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';

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
