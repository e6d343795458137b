import type { RequestContext } from '#server/call/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { FlowError } from '#server/features/social/flow.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { ssoOptions } from '#server/features/sso/sso.options.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { ownsOrganization } from './queries.ts';

/** Whether the user has a role of the platform or owns an organization. */
export async function isPrivilegedUser(ctx: RequestContext, user: User): Promise<boolean> {
  const { topRole } = organizationOptions.of(ctx).access;
  return hasPlatformRole(user, ctx.options) || ownsOrganization(ctx.em, user.id, topRole);
}

/**
 * Whether the identity provider of an organization may gain an account only with the consent of its user: the account decides
 * about an organization, or about the platform if the operator allows that at all.
 */
export async function needsConsent(ctx: RequestContext, user: User, connection: SsoConnection): Promise<boolean> {
  requirePlatformRoleAllowed(ctx, user, connection);
  return isPrivilegedUser(ctx, user);
}

export function requirePlatformRoleAllowed(ctx: RequestContext, user: User, { providerId }: SsoConnection): void {
  const isAllowed = ssoOptions.of(ctx).allowPlatformRoles.includes(providerId);
  if (hasPlatformRole(user, ctx.options) && !isAllowed) throw new FlowError('sso_account_refused');
}
