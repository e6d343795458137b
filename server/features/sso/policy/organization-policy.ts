import type { OrganizationPolicy } from '#server/call/context.ts';
import { levelOf } from '#server/call/principal.ts';
import { speaksFor } from '#server/features/domains/proven-domain.ts';
import { isOwner } from '#server/features/organizations/roles.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';
import { AppError } from '#server/lib/errors.ts';

import { readRequirement } from './queries.ts';

/**
 * Members of organizations that require single sign-on use them with a session of the identity provider, owners also with two
 * factors of their own. API keys act without a session: those of guests whom the organization refuses are refused too, and those
 * of owners need the level of a session.
 */
export const ssoOrganizationPolicy: OrganizationPolicy = {
  errors: ['SSO_REQUIRED'],
  setBy: 'requiresProvider',
  refusal: async (ctx, { organization, member }) => {
    const { principal, em, options } = ctx;
    const { user, session, credential, impersonator } = principal;
    if (!ssoOptions.of(ctx).enabled || impersonator !== null || user.kind !== 'person') return null;
    if (hasPlatformRole(user, options)) return null;
    const owns = isOwner(ctx, member);
    if (owns && levelOf(principal) === 2) return null;
    const { isMet, guests } = await readRequirement(em, organization.id, session?.provider ?? null);
    if (isMet) return null;
    if (owns) return new AppError('SSO_REQUIRED');
    const isGuest = !(await speaksFor(em, organization.id, user.email));
    const isAllowed = isGuest ? guests === 'allow' : credential !== null;
    return isAllowed ? null : new AppError('SSO_REQUIRED');
  },
};
