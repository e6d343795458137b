import type { RequestContext } from '#server/call/context.ts';
import { findMailRecipients, textArray } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
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

/** The names of the roles that grant permissions. */
export function rolesWith(access: Access, required: Permissions): string[] {
  return Object.keys(access.roles).filter((role) => can(access, role, required));
}
