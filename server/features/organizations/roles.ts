import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { RequestContext } from '#server/call/context.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { sessionOf } from '#server/features/sessions/caller.ts';
import { outranksMember, rolesOf, type Access } from '#shared/lib/permissions.ts';

import type { Member } from './member.entity.ts';
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

/** An organization always has an owner: the last one neither leaves, nor is removed, nor gets another role. */
export async function rejectLastOwner(ctx: EventContext, member: Pick<Member, 'id' | 'organizationId' | 'role'>) {
  if (await isLastOwner(ctx, member)) throw new AppError('YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER');
}

/**
 * Neither an hour of impersonation nor an API key must become a role that lasts, so they grant no role above a plain
 * member's. Every call that writes the role of a member or of an invitation checks this.
 */
export function requireDirectSession(
  ctx: Pick<AuthenticatedContext, 'session'> & RequestContext,
  access: Access,
  roles: string,
): void {
  if (outranksMember(access, roles)) rejectWithoutOwnSession(ctx);
}

/** Neither an impersonator nor an API key takes an owner's role away, by demotion, removal or leaving. */
export function rejectOwnerChangeWithoutOwnSession(ctx: AuthenticatedContext, member: Pick<Member, 'role'>): void {
  if (isOwner(ctx, member)) rejectWithoutOwnSession(ctx);
}

function rejectWithoutOwnSession(ctx: Pick<AuthenticatedContext, 'session'> & RequestContext): void {
  requireNotImpersonated(sessionOf(ctx));
}
