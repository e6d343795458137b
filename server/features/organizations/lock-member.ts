import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { Status } from '#shared/lib/core-errors.ts';
import { can } from '#shared/lib/permissions.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { Membership, OrganizationActorContext } from './context.ts';
import { lockOrganizationForAccess, lockUserAndOrganization } from './queries.ts';

/** An error code, with a status if the call answers another one than usual. */
type GuardError = StaticErrorCode | readonly [code: StaticErrorCode, status: Status];

/** How a call names its organization, and the errors for callers who may not make it. */
export type OrganizationGuard = {
  /** The input names no organization, and none is active. By default `NO_ACTIVE_ORGANIZATION`. */
  onMissing?: GuardError;
  /** The caller is not a member, or the organization does not exist. */
  onNotMember: GuardError;
  /** The field that names the organization, beside `organizationId`. */
  by?: 'slug' | 'invitation' | 'team' | 'data';
  /** Rejects an administrator who impersonates the user. */
  notImpersonated?: true;
  /** Allowed to members without the second factor that the organization requires. */
  beforeEnrolment?: true;
} & (
  | { permissions?: undefined; onForbidden?: undefined }
  /** A role of the caller must grant all these permissions. */
  | { permissions: OrganizationPermissions; onForbidden: GuardError }
);

/**
 * Locks the organization, and checks membership, roles and permissions again under the lock: all may have changed while the
 * call waited for it. The permissions of a principal without a user do not change.
 */
export async function lockMember(ctx: OrganizationActorContext, guard: OrganizationGuard): Promise<void> {
  const { organizationId, member: caller } = ctx;
  if (caller === null) {
    Object.assign(ctx, { access: await lockOrganizationForAccess(ctx, organizationId) });
    return;
  }
  const { member: current, access } = await lockUserAndOrganization(ctx, { userId: caller.userId, organizationId });
  if (current?.id !== caller.id) throw toAppError(guard.onNotMember);
  const { role, teamId, teamIds } = current;
  Object.assign(ctx, { access });
  requirePermissions({ access, member: Object.assign(caller, { role, teamId, teamIds }) }, guard);
}

export function requirePermissions(
  { access, member }: Pick<Membership, 'access' | 'member'>,
  guard: OrganizationGuard,
): void {
  if (guard.permissions && !can(access, member.role, guard.permissions)) {
    throw toAppError(guard.onForbidden);
  }
}

export function toAppError(error: GuardError): AppError {
  const [code, status] = typeof error === 'string' ? [error] : error;
  return new AppError<StaticErrorCode>(code, status === undefined ? {} : { status });
}
