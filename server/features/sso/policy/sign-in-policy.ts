import type { SignInPolicy } from '#server/call/context.ts';
import type { PrincipalUser, Proof } from '#server/call/principal.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { Organization } from '#server/features/organizations/organization.entity.ts';
import type { StartedInBrowser } from '#server/features/sessions/browser-sessions.ts';
import { awaitsConfirmation } from '#server/features/sso/open-confirmation.ts';
import { breakGlassMail } from '#server/features/sso/sso.definitions.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';
import { AppError } from '#server/lib/errors.ts';

import { findOwners, requirementsFor } from './queries.ts';
import { isAnySsoRequired } from './required-sso.ts';

/**
 * Users with an address of an organization that requires single sign-on sign in with its identity provider. Before a credential
 * was verified the domain decides alone, so that the answer tells nothing about a user or a password.
 */
export const ssoSignInPolicy: SignInPolicy = {
  errors: ['SSO_REQUIRED'],
  verdict: async (ctx, { email, user, proof, provider }) => {
    if (!(await isAnySsoRequired(ctx))) return null;
    const requirements = await requirementsFor(ctx, { email, userId: user?.id ?? null, provider });
    if (requirements.length === 0 || requirements.some(({ isMet }) => isMet)) return null;
    if (await awaitsConfirmation(ctx, email)) return null;
    if (user !== null && proof !== null) {
      if (hasPlatformRole(user, ctx.options)) return null;
      if (requirements.some(({ isOwner }) => isOwner)) return breakGlass(user, proof);
    }
    return new AppError('SSO_REQUIRED');
  },
};

/** Owners get in without the identity provider, which may fail, by a credential of their own and a second factor. */
function breakGlass({ twoFactorEnabled }: PrincipalUser, { amr, level }: Proof): AppError | { level: 2 } | null {
  if (!amr.includes('pwd') && !amr.includes('passkey')) return new AppError('SSO_REQUIRED');
  if (level === 2) return null;
  return twoFactorEnabled ? { level: 2 } : new AppError('SSO_REQUIRED');
}

/** All owners learn that one of them signed in without the identity provider. */
export async function recordBreakGlass(
  ctx: EventContext,
  { request, user, provider }: StartedInBrowser,
): Promise<void> {
  if (!(await isAnySsoRequired(request)) || hasPlatformRole(user, ctx.options)) return;
  const requirements = await requirementsFor(request, { email: user.email, userId: user.id, provider });
  if (requirements.some(({ isMet }) => isMet)) return;
  for (const { organizationId } of requirements.filter(({ isOwner }) => isOwner)) {
    ctx.audit('sso.break-glass-used', { actorId: user.id, organizationId });
    const { name: organizationName } = await ctx.em.findOneOrFail(Organization, { id: organizationId });
    for (const owner of await findOwners(request, organizationId))
      request.sendMail(breakGlassMail, { user: owner, organizationName, ownerEmail: user.email });
  }
}
