import type { RequestContext } from '#server/call/context.ts';
import { listedAdministratorIds, platformAccess } from '#server/features/users/platform-role.ts';
import { findMailRecipients, textArray } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';
import { can, type Access, type Permissions } from '#shared/lib/permissions.ts';

import { readAccess } from './custom-roles/queries.ts';

/** What members manage. */
export interface Managed {
  organizationId: string;
  creator: { id: string } | null;
}

/** The users who get the mails about something of an organization: some of those who may manage it now, its creator first. */
export async function findManagers(
  ctx: RequestContext,
  { organizationId, creator }: Managed,
  permissions: Permissions,
): Promise<User[]> {
  const roles = rolesWith(await readAccess(ctx, organizationId), permissions);
  return findMailRecipients(ctx.em, {
    from: '"member" join "user" on "user"."id" = "member"."user_id"',
    where: `"organization_id" = ? and string_to_array("member"."role", ',') && ?::text[]`,
    parameters: [organizationId, textArray(roles)],
    creator,
  });
}

/** Some of the administrators of the platform with permissions, the creator of what the mail is about first. */
export async function findAdministratorsWith(
  { em, options }: RequestContext,
  permissions: PlatformPermissions,
  creator: Managed['creator'] = null,
): Promise<User[]> {
  const roles = rolesWith(platformAccess(options), permissions);
  return findMailRecipients(em, {
    from: '"user"',
    where: `(string_to_array("role", ',') && ?::text[] or "id" = any(?::uuid[]))`,
    parameters: [textArray(roles), textArray(listedAdministratorIds(options))],
    creator,
  });
}

/** The users who get the mails about something of an organization or, without one, of the platform. */
export async function findManagersOf(
  ctx: RequestContext,
  { organizationId, creator }: { organizationId: string | null; creator: Managed['creator'] },
  permissions: { organization: Permissions; platform: PlatformPermissions },
): Promise<User[]> {
  return organizationId === null
    ? findAdministratorsWith(ctx, permissions.platform, creator)
    : findManagers(ctx, { organizationId, creator }, permissions.organization);
}

/** The names of the roles that grant permissions. */
function rolesWith(access: Access, required: Permissions): string[] {
  return Object.keys(access.roles).filter((role) => can(access, role, required));
}
