import type { RequestContext } from '#server/call/context.ts';
import { rolesWith } from '#server/features/organizations/managers.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findMailRecipients, textArray } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { Id } from '#shared/lib/fields.ts';
import type { PlatformPermissions } from '#shared/lib/platform-permissions.ts';

/** Some of the administrators with permissions, the creator of what the mail is about first. */
export async function findAdministratorsWith(
  { em, options }: RequestContext,
  permissions: PlatformPermissions,
  creator: { id: string } | null = null,
): Promise<User[]> {
  const roles = rolesWith(platformAccess(options), permissions);
  const adminUserIds = platformOptions.of({ options }).adminUserIds.filter((id) => Id.safeParse(id).success);
  return findMailRecipients(em, {
    from: '"user"',
    where: `(string_to_array("role", ',') && ?::text[] or "id" = any(?::uuid[]))`,
    parameters: [textArray(roles), textArray(adminUserIds)],
    creator,
  });
}
