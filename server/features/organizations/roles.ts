import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { outranksMember, rolesOf } from '#shared/permissions.ts';

import type { Member } from './members/member.entity.ts';
import { organizationOptions } from './organization.options.ts';
import { hasOtherMemberWithRole } from './queries.ts';

export function isOwner({ options }: Pick<EventContext, 'options'>, member: Pick<Member, 'role'>): boolean {
  return rolesOf(member.role).includes(organizationOptions.of({ options }).access.topRole);
}

/** Requires the lock on the organization. */
export async function isLastOwner(ctx: EventContext, member: Pick<Member, 'id' | 'organizationId' | 'role'>) {
  const { topRole } = organizationOptions.of(ctx).access;
  return isOwner(ctx, member) && !(await hasOtherMemberWithRole(ctx.em, member, topRole));
}

/**
 * An hour of impersonation must not become a role that lasts, so an impersonator grants no role above a plain member's.
 * Every call that writes the role of a member or of an invitation checks this.
 */
export function rejectImpersonatedGrant(ctx: SignedIn, roles: string): void {
  if (ctx.session.impersonatedBy !== null && outranksMember(organizationOptions.of(ctx).access, roles)) {
    throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
  }
}

/** An impersonator takes no owner's role away, by demotion, removal or leaving. */
export function rejectImpersonatedOwnerChange(ctx: SignedIn, member: Pick<Member, 'role'>): void {
  if (ctx.session.impersonatedBy !== null && isOwner(ctx, member)) {
    throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
  }
}
