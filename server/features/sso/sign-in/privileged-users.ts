import type { RequestContext } from '#server/call/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { hasPlatformRole } from '#server/features/users/platform-role.ts';
import type { User } from '#server/features/users/user.entity.ts';

import { ownsOrganization } from './queries.ts';

/** The identity provider of one organization must not gain an account that decides about others, or about the platform. */
export async function requireOrdinaryUser(ctx: RequestContext, user: User): Promise<void> {
  if (await isPrivilegedUser(ctx, user)) throw new FlowError('sso_account_refused');
}

/** Whether the user has a role of the platform or owns an organization. */
export async function isPrivilegedUser(ctx: RequestContext, user: User): Promise<boolean> {
  const { topRole } = organizationOptions.of(ctx).access;
  return hasPlatformRole(user, ctx.options) || ownsOrganization(ctx.em, user.id, topRole);
}
