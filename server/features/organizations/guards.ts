import { z } from 'zod';

import { isSystemCall, type RequestContext } from '#server/context.ts';
import { AppError, type StaticErrorCode } from '#server/errors.ts';
import type { ReadContext } from '#server/features/sessions/context.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { signedIn, signedInQuery } from '#server/features/sessions/guards.ts';
import { User } from '#server/features/users/user.entity.ts';
import { anyone } from '#server/trpc.ts';
import type { Status } from '#shared/core.ts';
import { LookupId } from '#shared/fields.ts';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import type { ActorContext, MemberContext, Membership } from './context.ts';
import { organizationOptions } from './organization.options.ts';
import { findMembership, findSelectedMembership, lockUserAndOrganization } from './queries.ts';

/** An error code, with a status if the call answers another one than usual. */
type GuardError = StaticErrorCode | readonly [code: StaticErrorCode, status: Status];

/** How a call names its organization, and the errors for callers who may not make it. */
export interface OrganizationGuard {
  /** The input names no organization, and none is active. */
  onMissing: GuardError;
  /** The caller is not a member, or the organization does not exist. */
  onNotMember: GuardError;
  /** No role of the caller grants the permissions that the call needs. */
  onForbidden?: GuardError;
  /** The field that names the organization, beside `organizationId`. */
  by?: 'slug' | 'invitation' | 'data';
  /** Locks the organization, so that calls that change members, roles, teams or invitations run one after another. */
  locks?: true;
  /** Rejects an administrator who impersonates the user. */
  notImpersonated?: true;
}

type MembershipGuard = OrganizationGuard &
  ({ permissions?: undefined } | { permissions: OrganizationPermissions; onForbidden: GuardError });

/** The signed-in user, or the user that an in-process call without a session names as `userId`. */
export const onBehalfOfUser = anyone.meta({ guard: 'signed in' }).use(async ({ ctx, getRawInput, next }) => {
  const actor = await resolveActor(ctx, await getRawInput());
  Object.assign(ctx, actor);
  return next<typeof actor>({});
});

/** A member of the organization that the input names, or else of the active one. */
export function member(guard: MembershipGuard) {
  return signedIn
    .meta({ guard: 'member', guardErrors: guardErrorsOf(guard) })
    .use(async ({ ctx, getRawInput, next }) => {
      if (guard.notImpersonated && ctx.session.impersonatedBy !== null) {
        throw new AppError('YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING');
      }
      const membership = await requireMembership(ctx, await getRawInput(), guard);
      const memberContext = Object.assign(ctx, membership);
      if (guard.locks) await lockMembership(memberContext, guard);
      return next<Membership>({});
    });
}

/** A member, for a call that only reads. */
export function memberQuery(guard: OrganizationGuard) {
  return signedInQuery
    .meta({ guard: 'member', guardErrors: guardErrorsOf(guard) })
    .use(async ({ ctx, getRawInput, next }) => {
      Object.assign(ctx, await requireMembership(ctx, await getRawInput(), guard));
      return next<Membership>({});
    });
}

/** A member with a role that grants all these permissions. */
export function permitted(
  permissions: OrganizationPermissions,
  guard: OrganizationGuard & { onForbidden: GuardError },
) {
  const actions = Object.entries(permissions).map(([resource, names]) => `${names.join(' and ')} ${resource}`);
  return member({ ...guard, permissions }).meta({ guard: `member who may ${actions.join(', ')}` });
}

/**
 * Locks the organization, so that no other call changes its members meanwhile, and checks membership and permissions
 * again: both may have changed while the call waited for the lock.
 */
export async function lockMembership(ctx: MemberContext, guard: MembershipGuard): Promise<void> {
  const { em, organizationId, member: caller } = ctx;
  const current = await lockUserAndOrganization(em, { userId: caller.userId, organizationId });
  if (current?.id !== caller.id) throw toAppError(guard.onNotMember);
  const { role, teamId } = current;
  requirePermissions(ctx, Object.assign(caller, { role, teamId }), guard);
}

async function requireMembership(ctx: ReadContext, input: unknown, guard: MembershipGuard): Promise<Membership> {
  const membership = await findNamedMembership(ctx, input, guard.by);
  if (membership === undefined) throw toAppError(guard.onMissing);
  if (membership === null) throw toAppError(guard.onNotMember);
  requirePermissions(ctx, membership.member, guard);
  return membership;
}

function requirePermissions({ options }: RequestContext, caller: { role: string }, guard: MembershipGuard): void {
  if (guard.permissions && !can(organizationOptions.of({ options }).access, caller.role, guard.permissions)) {
    throw toAppError(guard.onForbidden);
  }
}

// Guards run before the input schema, which rejects what is malformed here.
const organizationId = LookupId.optional().catch(undefined);
const OrganizationReference = z
  .object({
    organizationId,
    organizationSlug: z.string().optional().catch(undefined),
    invitationId: LookupId.optional().catch(undefined),
    data: z.object({ organizationId }).optional().catch(undefined),
  })
  .partial()
  .catch({});

async function findNamedMembership(ctx: ReadContext, input: unknown, by: OrganizationGuard['by']) {
  const { invitationId, data, ...named } = OrganizationReference.parse(input);
  if (by === 'invitation')
    return invitationId === undefined ? undefined : findMembership(ctx, 'invitation', invitationId);
  return findSelectedMembership(ctx, {
    organizationId: named.organizationId ?? (by === 'data' ? data?.organizationId : undefined),
    organizationSlug: by === 'slug' ? named.organizationSlug : undefined,
  });
}

function toAppError(error: GuardError): AppError {
  const [code, status] = typeof error === 'string' ? [error] : error;
  return new AppError<StaticErrorCode>(code, status === undefined ? {} : { status });
}

/** The errors that a guard can answer, for the OpenAPI document. */
function guardErrorsOf({ onMissing, onNotMember, onForbidden, notImpersonated }: OrganizationGuard): GuardError[] {
  const impersonating = notImpersonated ? (['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] as const) : [];
  return [onMissing, onNotMember, ...(onForbidden ? [onForbidden] : []), ...impersonating];
}

const ActorReference = z.object({ userId: LookupId }).nullable().catch(null);

async function resolveActor(ctx: RequestContext, input: unknown): Promise<Pick<ActorContext, 'session' | 'user'>> {
  const hasNoSession = ctx.serverCall && !ctx.headers.cookie && !ctx.headers.authorization;
  const reference = hasNoSession ? ActorReference.parse(input) : null;
  if (reference === null && isSystemCall(ctx)) throw new AppError('EITHER_USERID_OR_SESSION_IS_REQUIRED');
  if (reference === null) return requireSession(ctx);
  const user = await ctx.em.findOne(User, { id: reference.userId });
  if (user === null) throw new AppError('USER_NOT_FOUND');
  return { user, session: null };
}
