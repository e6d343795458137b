import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import type { Member } from '#server/records.ts';
import { outranksMember } from '#shared/permissions.ts';

import { isOwner } from './roles.ts';
import { organizationOptions } from './organization.options.ts';

/**
 * What an impersonator may not do to an organization: an hour of impersonation must not become a role that lasts. Every
 * call that writes a role of a member or an invitation asks here, and so does every call that takes an owner's role.
 */
export function requireMayGrant(ctx: SignedIn, roles: string): void {
  if (ctx.session.impersonatedBy === null) return;
  if (outranksMember(organizationOptions.of(ctx).access, roles))
    throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
}

export function requireMayTakeRole(ctx: SignedIn, member: Pick<Member, 'role'>): void {
  if (ctx.session.impersonatedBy === null) return;
  if (isOwner(ctx, member)) throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
}
