import { z } from 'zod';

import type { CallMeta } from '#server/call/trpc.ts';
import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { lockMember, type OrganizationGuard } from '#server/features/organizations/lock-member.ts';
import { requireMembership } from '#server/features/organizations/guards.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { authenticated, authenticatedQuery } from '#server/features/sessions/guards.ts';
import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import { mayAdminister } from '#server/features/users/platform-role.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import { LookupId } from '#shared/lib/fields.ts';

import { findOwnedClient } from './queries.ts';

/** Who manages an application: the platform, or an organization whose member the caller is. */
export interface Owner {
  organizationId: string | null;
  /** Whether the caller administers the platform, and not the organization of the application. */
  isOperator: boolean;
}

export type OwnerQueryContext = AuthenticatedQueryContext & Owner;
export type OwnerContext = AuthenticatedContext & Owner;

/** Of calls that name an application. */
export type ClientQueryContext = OwnerQueryContext & { client: OAuthClient };
export type ClientContext = OwnerContext & { client: OAuthClient };

const FORBIDDEN = {
  read: 'YOU_ARE_NOT_ALLOWED_TO_LIST_OAUTH_CLIENTS',
  manage: 'YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS',
} as const;
type Action = keyof typeof FORBIDDEN;
const platform = { read: { oauthClient: ['list'] }, manage: { oauthClient: ['manage'] } } as const;

const guardOf = (action: Action): OrganizationGuard => ({
  permissions: { oauthClient: [action] },
  onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
  onForbidden: FORBIDDEN[action],
});

const metaOf = (action: Action, missing: StaticErrorCode): CallMeta => ({
  guard: `administrator, or member who may ${action} oauthClient`,
  policies: 'organization',
  guardErrors: [
    FORBIDDEN[action],
    missing,
    ...(action === 'manage' ? (['YOU_CANNOT_DO_THIS_WHILE_IMPERSONATING'] as const) : []),
  ],
});
const ofOrganization = 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION';
const ofClient = 'OAUTH_CLIENT_NOT_FOUND';

// Guards run before the input schema, which rejects malformed fields.
const Reference = z
  .object({ organizationId: LookupId.optional().catch(undefined), client_id: z.string().optional().catch(undefined) })
  .catch({});

/** An impersonator does not get the permissions of the user. */
const isOperatorOf = ({ user, options, session }: AuthenticatedQueryContext, action: Action) =>
  session?.impersonatedBy == null && mayAdminister(user, platform[action], options);

function rejectImpersonator({ session }: AuthenticatedQueryContext, action: Action): void {
  if (action === 'manage' && session !== null) requireNotImpersonated(session);
}

/** An administrator, or a member of the organization that the input names. */
async function requireOwner(ctx: AuthenticatedQueryContext, input: unknown, action: Action): Promise<Owner> {
  rejectImpersonator(ctx, action);
  const { organizationId } = Reference.parse(input);
  if (organizationId !== undefined) {
    Object.assign(ctx, await requireMembership(ctx, { organizationId }, guardOf(action)));
    return { organizationId, isOperator: false };
  }
  if (!isOperatorOf(ctx, action)) {
    const details = { code: FORBIDDEN[action], ...ctx.principal.details };
    ctx.failedAttempts.record(ctx, 'admin.refused', { actorId: ctx.session?.impersonatedBy ?? ctx.user.id, details });
    throw new AppError(FORBIDDEN[action]);
  }
  return { organizationId: null, isOperator: true };
}

/** The owner of the application that the input names. Of those of others a caller learns nothing. */
async function requireClientOwner(
  ctx: AuthenticatedQueryContext,
  input: unknown,
  action: Action,
): Promise<Owner & { client: OAuthClient }> {
  rejectImpersonator(ctx, action);
  const client = await findOwnedClient(ctx, Reference.parse(input).client_id ?? '');
  const missing = new AppError('OAUTH_CLIENT_NOT_FOUND');
  if (client === null) throw missing;
  const { organizationId } = client;
  if (organizationId !== null && client.isMember) {
    Object.assign(ctx, await requireMembership(ctx, { organizationId }, guardOf(action)));
    return { client: client.client, organizationId, isOperator: false };
  }
  if (!isOperatorOf(ctx, action)) throw missing;
  return { client: client.client, organizationId, isOperator: true };
}

export const ownerQuery = authenticatedQuery
  .meta(metaOf('read', ofOrganization))
  .use(async ({ ctx, getRawInput, next }) => {
    Object.assign(ctx, await requireOwner(ctx, await getRawInput(), 'read'));
    return next<Owner>({});
  });

/** Locks the organization, so that its limit holds. */
export const ownerMutation = authenticated
  .meta(metaOf('manage', ofOrganization))
  .use(async ({ ctx, getRawInput, next }) => {
    const owner = await requireOwner(ctx, await getRawInput(), 'manage');
    Object.assign(ctx, owner);
    if (owner.organizationId !== null) await lockMember(ctx as never, guardOf('manage'));
    return next<Owner>({});
  });

export const clientQuery = authenticatedQuery.meta(metaOf('read', ofClient)).use(async ({ ctx, getRawInput, next }) => {
  Object.assign(ctx, await requireClientOwner(ctx, await getRawInput(), 'read'));
  return next<Owner & { client: OAuthClient }>({});
});

export const clientMutation = authenticated.meta(metaOf('manage', ofClient)).use(async ({ ctx, getRawInput, next }) => {
  Object.assign(ctx, await requireClientOwner(ctx, await getRawInput(), 'manage'));
  return next<Owner & { client: OAuthClient }>({});
});

/** Of an application of an organization, the platform decides only whether it may be used. @throws if the caller does. */
export function requireOwnOrganization({ organizationId, isOperator }: Owner): void {
  if (organizationId !== null && isOperator) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_OAUTH_CLIENTS');
}
