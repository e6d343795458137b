import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import type { ScimDirectory } from '#server/features/scim/directory.entity.ts';
import { actorRole, requireGrantable } from '#server/features/sso/connections/connection-roles.ts';
import { AppError } from '#server/lib/errors.ts';
import { outranks } from '#shared/lib/permissions.ts';

type DirectoryRoles = Pick<ScimDirectory, 'defaultRole' | 'ceilingRole'>;

/** The directory makes users members with these roles, so that callers whom they outrank may not manage it. */
export function requireManageable(ctx: OrganizationActorContext, { ceilingRole }: DirectoryRoles): void {
  if (!outranks(ctx.access, actorRole(ctx), ceilingRole))
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_DIRECTORIES');
}

/** The same rule as for identity providers. */
export function requireGrantableRoles(ctx: OrganizationActorContext, roles: DirectoryRoles): void {
  requireGrantable(ctx, { ...roles, trustsFactors: false });
}
