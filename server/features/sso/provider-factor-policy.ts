import type { OrganizationPolicy } from '#server/call/context.ts';
import { restsOnProvider } from '#server/features/sessions/assurance/proof.ts';
import { AppError } from '#server/lib/errors.ts';

import { connectionIdOf } from './connection.entity.ts';
import { isConnectionOf } from './queries.ts';

/** A second factor that only an identity provider states counts in the organization of the provider, and in no other. */
export const providerFactorPolicy: OrganizationPolicy = {
  errors: ['TWO_FACTOR_REQUIRED'],
  setBy: 'requireTwoFactor',
  refusal: async ({ reads, principal }, { organization }) => {
    const { session, user, impersonator } = principal;
    if (session === null || impersonator !== null || user.twoFactorEnabled || !restsOnProvider(session)) return null;
    const id = connectionIdOf(session.provider);
    const isOwn = id !== null && (await isConnectionOf(reads, organization.id, id));
    return isOwn ? null : new AppError('TWO_FACTOR_REQUIRED');
  },
};
