import type { RequestContext } from '#server/call/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { FlowError } from '#server/features/social/flow.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { rolesOf } from '#shared/lib/permissions.ts';

import { ownsOrganization } from './queries.ts';

/** The identity provider of one organization must not gain an account that decides about others, or about the platform. */
export async function requireOrdinaryUser(ctx: RequestContext, user: User): Promise<void> {
  const { defaultRole } = platformOptions.of(ctx);
  const hasRole = rolesOf(user.role).some((role) => role !== defaultRole) || isAdministrator(user, ctx.options);
  const { topRole } = organizationOptions.of(ctx).access;
  if (hasRole || (await ownsOrganization(ctx.em, user.id, topRole))) throw new FlowError('sso_account_refused');
}
