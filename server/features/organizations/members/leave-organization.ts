import type { Call } from '#server/context.ts';
import type { InOrganization } from '#server/features/organizations/context.ts';
import { AppError } from '#server/errors.ts';

import { memberRemoved } from '#server/features/organizations/events.ts';
import { managedMembership } from '#server/features/organizations/membership.ts';
import { withUser } from '#server/features/organizations/present.ts';
import { hasAnotherOwner, isOwner } from '#server/features/organizations/roles.ts';
import { requireMayTakeRole } from '#server/features/organizations/while-impersonating.ts';

/** Ends the caller's own membership; the only owner stays. */
export async function leaveOrganization({ ctx }: Call<InOrganization>) {
  const { em, member, organizationId, user } = ctx;
  requireMayTakeRole(ctx, member);
  if (isOwner(ctx, member) && !(await hasAnotherOwner(ctx, member))) {
    throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
  }
  const left = withUser(member, user);
  em.remove(managedMembership(ctx));
  await memberRemoved.emit(ctx, { organizationId, userId: user.id });
  ctx.audit('member.left', { organizationId, subjectId: user.id });
  return left;
}
