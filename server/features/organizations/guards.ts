import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import { z } from 'zod';

import type { RequestContext } from '#server/call/context.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { requireCaller, sessionOf } from '#server/features/sessions/caller.ts';
import { apiCredentialOf, notAllowedForApi, resolveOrganizationPrincipal } from '#server/call/api-credentials.ts';
import type { OrganizationPrincipal } from '#server/call/principal.ts';
import { authenticate, authenticated, authenticatedQuery } from '#server/features/sessions/guards.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';
import { User, type UserRow } from '#server/features/users/user.entity.ts';
import { anyone, type CallMeta } from '#server/call/trpc.ts';
import { LookupId } from '#shared/lib/fields.ts';
import { permissionErrorOf, type PlatformPermissions } from '#shared/lib/platform-permissions.ts';

import { includesAll } from '#shared/lib/organization-access.ts';

import type { ActorContext, Membership, OrganizationActorContext } from './context.ts';
import { readAccess } from './custom-roles/queries.ts';
import { lockMember, requirePermissions, toAppError, type OrganizationGuard } from './lock-member.ts';
import { Organization } from './organization.entity.ts';
import { requirePolicies } from './policies.ts';
import { findNamedMembership, OrganizationReference } from './selected-membership.ts';

const ActorReference = z.object({ userId: LookupId }).nullable().catch(null);

/**
 * The signed-in user, or the user whom the input names as `userId`: in a call in process without a session, or by a service
 * account of the platform with these permissions.
 */
export function onBehalfOfUser(required: PlatformPermissions) {
  const guardErrors: StaticErrorCode[] = [
    'EITHER_USERID_OR_SESSION_IS_REQUIRED',
    'API_KEY_NOT_ALLOWED',
    'USER_NOT_FOUND',
    permissionErrorOf(required),
  ];
  return anyone.meta({ guard: 'signed in', guardErrors }).use(async ({ ctx, meta, getRawInput, next }) => {
    const isAnonymous = !ctx.headers.cookie && !ctx.headers.authorization && !apiCredentialOf(ctx);
    const isInProcess = ctx.serverCall && isAnonymous;
    const caller = isInProcess ? null : await requireCaller(ctx, meta);
    if (caller !== null) requireMayActForUsers(ctx, caller.user, required);
    const isNamed = caller === null || caller.user.kind !== 'person';
    const reference = isNamed ? ActorReference.parse(await getRawInput()) : null;
    if (isNamed && reference === null) throw new AppError('EITHER_USERID_OR_SESSION_IS_REQUIRED');
    const user =
      reference === null
        ? ctx.em.merge(User, caller!.user)
        : await ctx.em.findOne(User, { id: reference.userId, kind: 'person' });
    if (user === null) throw new AppError('USER_NOT_FOUND');
    const { audit } = ctx;
    const actor: Pick<ActorContext, 'session' | 'user' | 'isNamed' | 'audit'> = {
      session: caller?.session ?? null,
      user,
      isNamed,
      audit: (event, about) => audit(event, { actorId: caller?.user.id ?? user.id, ...about }),
    };
    Object.assign(ctx, actor);
    return next<typeof actor>({});
  });
}

/** A call in process, or one of a service account of the platform with these permissions; otherwise it does not exist. */
export function serverOrService(required: PlatformPermissions) {
  const meta: CallMeta = { guard: 'service account', guardErrors: ['NOT_FOUND', permissionErrorOf(required)] };
  return anyone.meta(meta).use(async ({ ctx, meta: callMeta, next }) => {
    if (apiCredentialOf(ctx)) {
      const { user } = await requireCaller(ctx, callMeta);
      requireMayActForUsers(ctx, user, required);
      const { audit } = ctx;
      ctx.audit = (event, about) => audit(event, { actorId: user.id, ...about });
    } else if (!ctx.serverCall) throw new AppError('NOT_FOUND');
    return next();
  });
}

/** Users act for themselves. Service accounts act for users, those of organizations never. */
function requireMayActForUsers(ctx: RequestContext, caller: UserRow, required: PlatformPermissions): void {
  if (caller.kind === 'organization service') throw notAllowedForApi(ctx);
  const isService = caller.kind === 'platform service';
  if (isService && !mayAdminister(caller, required, ctx.options)) throw new AppError(permissionErrorOf(required));
}

/**
 * A member of the organization that the input names, or else of the active one. Locks the organization, so that calls that
 * change its members, roles, teams or invitations run one after another.
 */
export function member(guard: OrganizationGuard) {
  return unlockedMember(guard).use(async ({ ctx, next }) => {
    await lockMember(ctx, guard);
    return next();
  });
}

/** A member, for a call that waits for another service before it changes data: then it must call `lockMember`. */
export function unlockedMember(guard: OrganizationGuard) {
  return authenticated.meta(metaOf(guard)).use(async ({ ctx, getRawInput, next }) => {
    checkImpersonation(ctx, guard);
    Object.assign(ctx, await requireMembership(ctx, await getRawInput(), guard));
    return next<Membership>({});
  });
}

/** A member, for a call that only reads; nothing is locked. */
export function memberQuery(guard: OrganizationGuard) {
  return authenticatedQuery.meta(metaOf(guard)).use(async ({ ctx, getRawInput, next }) => {
    checkImpersonation(ctx, guard);
    Object.assign(ctx, await requireMembership(ctx, await getRawInput(), guard));
    return next<Membership>({});
  });
}

type OrganizationActor = Pick<
  OrganizationActorContext,
  'organization' | 'organizationId' | 'access' | 'member' | 'user' | 'session' | 'delegate'
>;

/** A member, or a principal of one of these kinds that acts for the organization without a user. Nothing is locked. */
export function memberOr(kinds: readonly [string, ...string[]], guard: OrganizationGuard & { by?: undefined }) {
  const { guard: name, ...documented } = metaOf(guard);
  return anyone
    .meta({ ...documented, guard: `${name}, or ${kinds.join(' or ')}` })
    .use(async ({ ctx, meta, type, getRawInput, next }) => {
      const principal = await resolveOrganizationPrincipal(ctx, kinds);
      const input = await getRawInput();
      if (principal === null) {
        await authenticate(ctx, { meta, type });
        // `authenticate` has extended it.
        const caller = ctx as AuthenticatedContext;
        checkImpersonation(caller, guard);
        Object.assign(ctx, await requireMembership(caller, input, guard));
      } else Object.assign(ctx, await requireOwnOrganization(ctx, input, { principal, guard }));
      return next<OrganizationActor>({});
    });
}

/** The same, for a call that changes data. Locks the organization. */
export function lockedMemberOr(kinds: readonly [string, ...string[]], guard: OrganizationGuard & { by?: undefined }) {
  return memberOr(kinds, guard).use(async ({ ctx, next }) => {
    await lockMember(ctx, guard);
    return next();
  });
}

/** Of another organization than its own a principal learns no more than a user who is not a member. */
async function requireOwnOrganization(
  ctx: RequestContext,
  input: unknown,
  { principal, guard }: { principal: OrganizationPrincipal; guard: OrganizationGuard },
): Promise<OrganizationActor> {
  const { organizationId, permissions } = principal;
  const named = OrganizationReference.parse(input).organizationId ?? organizationId;
  const organization = named === organizationId ? await ctx.em.findOne(Organization, { id: organizationId }) : null;
  if (organization === null) throw toAppError(guard.onNotMember);
  if (guard.permissions && !includesAll(permissions, guard.permissions)) throw toAppError(guard.onForbidden);
  const access = await readAccess(ctx, organizationId);
  return { organization, organizationId, access, member: null, user: null, session: null, delegate: principal };
}

function checkImpersonation(ctx: AuthenticatedQueryContext, { notImpersonated }: OrganizationGuard): void {
  if (notImpersonated) requireNotImpersonated(sessionOf(ctx));
}

/** The membership that the input of a call names. @throws the errors of the guard. */
export async function requireMembership(
  ctx: AuthenticatedQueryContext,
  input: unknown,
  guard: OrganizationGuard,
): Promise<Membership> {
  const membership = await findNamedMembership(ctx, input, guard.by);
  if (membership === undefined) throw toAppError(guard.onMissing ?? 'NO_ACTIVE_ORGANIZATION');
  if (membership === null) throw toAppError(guard.onNotMember);
  if (!guard.beforeEnrolment) await requirePolicies(ctx, membership);
  requirePermissions(membership, guard);
  return membership;
}

/** The guard and its errors, for the OpenAPI document. */
function metaOf({ onMissing = 'NO_ACTIVE_ORGANIZATION', onNotMember, ...guard }: OrganizationGuard): CallMeta {
  const actions = Object.entries(guard.permissions ?? {}).map(
    ([resource, names]) => `${names.join(' and ')} ${resource}`,
  );
  return {
    guard: guard.permissions ? `member who may ${actions.join(', ')}` : 'member',
    ...(guard.beforeEnrolment ? {} : { policies: 'organization' as const }),
    guardErrors: [
      onMissing,
      onNotMember,
      ...(guard.onForbidden ? [guard.onForbidden] : []),
      ...(guard.notImpersonated ? (['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] as const) : []),
    ],
  };
}
