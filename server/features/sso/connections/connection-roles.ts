import { AppError } from '#server/lib/errors.ts';
import type { OrganizationActorContext } from '#server/features/organizations/context.ts';
import { isOwner, requireDirectSession } from '#server/features/organizations/roles.ts';
import { requireRoles } from '#server/features/users/platform-role.ts';
import { outranks, rolesOf, type Access } from '#shared/lib/permissions.ts';

import { ssoOptions } from '#server/features/sso/sso.options.ts';

interface ConnectionRoles {
  defaultRole: string;
  ceilingRole: string;
  trustsFactors: boolean;
}

/** A principal without a user ranks as a plain member. */
export const actorRole = ({ member }: Pick<OrganizationActorContext, 'member'>): string => member?.role ?? 'member';

/** The provider signs in members with these roles, so that callers whom they outrank may not manage it. */
export function requireManageable(
  ctx: OrganizationActorContext,
  { ceilingRole }: Pick<ConnectionRoles, 'ceilingRole'>,
): void {
  if (!outranks(ctx.access, actorRole(ctx), ceilingRole)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_MANAGE_SSO');
}

/** Whether a provider may grant the roles, never the top role, and change members who have them. */
export function isWithinCeiling(
  access: Access,
  { ceilingRole }: Pick<ConnectionRoles, 'ceilingRole'>,
  roles: string | readonly string[],
): boolean {
  return !rolesOf(roles).includes(access.topRole) && outranks({ ...access, topRole: '' }, ceilingRole, roles);
}

/** The top role is never granted by a provider. */
export function requireGrantable(
  ctx: OrganizationActorContext,
  { defaultRole, ceilingRole, trustsFactors }: ConnectionRoles,
) {
  const { access, member } = ctx;
  const roles = requireRoles(access, [defaultRole, ceilingRole]);
  if (!isWithinCeiling(access, { ceilingRole }, [defaultRole, ceilingRole])) throw new AppError('INVALID_CEILING_ROLE');
  if (!outranks(access, actorRole(ctx), roles)) throw new AppError('YOU_ARE_NOT_ALLOWED_TO_GRANT_THIS_ROLE');
  if (member !== null) requireDirectSession(ctx, access, roles.join(','));
  if (trustsFactors && !(ssoOptions.of(ctx).mayTrustFactors && member !== null && isOwner(ctx, member)))
    throw new AppError('YOU_ARE_NOT_ALLOWED_TO_TRUST_SECOND_FACTORS');
}
