import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { areRoles, outranksMember, rolesOf } from '#shared/permissions.ts';

import type { Member } from './members/member.entity.ts';
import { organizationOptions } from './organization.options.ts';

/** The roles a caller typed, each a known one. */
export function requireRoles({ options }: RequestContext, typed: string | readonly string[]): string[] {
  const roles = rolesOf(typed);
  if (!areRoles(organizationOptions.of({ options }).access, roles)) throw new AppError('ROLE_NOT_FOUND');
  return roles;
}

export function isOwner({ options }: EventContext, member: Pick<Member, 'role'>): boolean {
  return rolesOf(member.role).includes(organizationOptions.of({ options }).access.topRole);
}

/** Whether an owner would be left without this one. Only meant under the organization's lock. */
export async function hasAnotherOwner(
  { em, options }: EventContext,
  member: Pick<Member, 'id' | 'organizationId'>,
): Promise<boolean> {
  const others = await em.execute<object[]>(
    `select 1 from "member" where "organization_id" = ? and "id" <> ? and ? = any(string_to_array("role", ',')) limit 1`,
    [member.organizationId, member.id, organizationOptions.of({ options }).access.topRole],
  );
  return others.length > 0;
}

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
