import { AppError, rejectField } from '#server/errors.ts';
import type { ReadContext, SessionReadContext } from '#server/features/sessions/context.ts';
import { hasSecondFactor, mustEnrol } from '#server/features/sessions/assurance/proof.ts';
import { sessionOf } from '#server/features/sessions/current-session.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';

import type { MemberContext, Membership } from './context.ts';
import type { Organization } from './organization.entity.ts';
import { findMembership } from './queries.ts';

/** Whether the organization requires a second factor that the caller has not set up. Programs need none. */
export function lacksTwoFactor({ session, user }: ReadContext, { organization }: Membership): boolean {
  return organization.requireTwoFactor && session !== null && mustEnrol(session, user);
}

export function requireTwoFactor(ctx: ReadContext, membership: Membership): void {
  if (lacksTwoFactor(ctx, membership)) throw new AppError('TWO_FACTOR_REQUIRED');
}

/** The active organization of the session, unless the caller lacks the second factor that it requires. */
export async function usableOrganizationId(ctx: SessionReadContext): Promise<string | null> {
  const { activeOrganizationId: id } = ctx.session;
  if (id === null || !mustEnrol(ctx.session, ctx.user)) return id;
  const membership = await findMembership(ctx, 'id', id);
  return membership && !lacksTwoFactor(ctx, membership) ? id : null;
}

/** Turns the requirement on or off. Only callers with a second factor turn it on, so that they do not exclude themselves. */
export function setTwoFactorPolicy(ctx: MemberContext, organization: Organization, required: boolean): void {
  if (required === organization.requireTwoFactor) return;
  // A program has no second factor.
  const session = sessionOf(ctx);
  // Members could not set up what is required.
  if (required && sessionOptions.of(ctx).twoFactor.policy === 'off') rejectField('data.requireTwoFactor');
  if (required && !hasSecondFactor(session, ctx.user)) throw new AppError('TWO_FACTOR_REQUIRED');
  organization.requireTwoFactor = required;
  ctx.audit('organization.two-factor-policy-set', { organizationId: organization.id, details: { required } });
}
