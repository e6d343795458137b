import { meetsSecondFactorPolicy } from '#server/call/principal.ts';
import type { OrganizationPolicy } from '#server/call/context.ts';
import { AppError, rejectField } from '#server/lib/errors.ts';
import { hasSecondFactor } from '#server/features/sessions/assurance/proof.ts';
import { sessionOf } from '#server/features/sessions/caller.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';

import type { MemberContext } from './context.ts';
import type { Organization } from './organization.entity.ts';

/** Members of organizations that require a second factor use them with one. */
export const twoFactorPolicy: OrganizationPolicy = {
  // Of every guarded call, because the platform can require a second factor too.
  errors: ['TWO_FACTOR_REQUIRED'],
  setBy: 'requireTwoFactor',
  refusal: ({ principal }) => (meetsSecondFactorPolicy(principal) ? null : new AppError('TWO_FACTOR_REQUIRED')),
};

/** Turns the requirement on or off. Only callers with a second factor turn it on, so that they do not exclude themselves. */
export function setTwoFactorPolicy(ctx: MemberContext, organization: Organization, required: boolean): void {
  if (required === organization.requireTwoFactor) return;
  // An API principal has no second factor.
  const session = sessionOf(ctx);
  // Members could not set up what is required.
  if (required && sessionOptions.of(ctx).twoFactor.policy === 'off') rejectField('data.requireTwoFactor');
  if (required && !hasSecondFactor(session, ctx.user)) throw new AppError('TWO_FACTOR_REQUIRED');
  organization.requireTwoFactor = required;
  ctx.audit('organization.two-factor-policy-set', { organizationId: organization.id, details: { required } });
}
