import type { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { AuthenticatedQueryContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import { withUsableOrganization, type OrganizationNaming } from '#server/features/sessions/active-organization.ts';

import type { Membership } from './context.ts';
import { findMembership } from './queries.ts';

/** The error of the first policy of the organization that the caller does not meet. */
export async function policyRefusal(
  ctx: Pick<AuthenticatedQueryContext, keyof AuthenticatedQueryContext>,
  { organization, member }: Membership,
): Promise<AppError | null> {
  for (const { setBy, refusal } of ctx.organizationPolicies) {
    const error = organization[setBy] ? await refusal(ctx, { organization, member }) : null;
    if (error !== null) return error;
  }
  return null;
}

/** Every use of an organization asks it. @throws the error of the first policy that the caller does not meet. */
export async function requirePolicies(ctx: AuthenticatedQueryContext, membership: Membership): Promise<void> {
  const error = await policyRefusal(ctx, membership);
  if (error !== null) throw error;
}

/** The active organization of the session, unless the caller does not meet its policies. */
export async function usableOrganizationId(ctx: SessionQueryContext): Promise<string | null> {
  return (await withUsableOrganization(ctx, ctx.session, ctx.principal)).activeOrganizationId;
}

/** An answer names the active organization only to members who meet its policies. */
export async function hideRefusedOrganization(_ctx: EventContext, naming: OrganizationNaming): Promise<void> {
  const { request, organizationId } = naming;
  // Policies read what every guarded call has.
  const { user, session } = request.principal;
  const caller = Object.assign(request, { user, session }) as unknown as AuthenticatedQueryContext;
  const membership = await findMembership(caller, 'id', organizationId);
  naming.isUsable = !!membership && (await policyRefusal(caller, membership)) === null;
}
