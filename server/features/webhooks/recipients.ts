import type { RequestContext } from '#server/call/context.ts';
import { readAccess } from '#server/features/organizations/custom-roles/queries.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import { Id } from '#shared/lib/fields.ts';
import { can, type Access, type Permissions } from '#shared/lib/permissions.ts';

import type { WebhookEndpoint } from './webhook.entity.ts';
import { managePermissions } from './webhook.definitions.ts';

/** An organization can have thousands of admins. */
const MAX_RECIPIENTS = 10;

/** The users who get the mail about a webhook: some of those who may manage it now, its creator first. */
export async function findManagers(ctx: RequestContext, webhook: WebhookEndpoint): Promise<User[]> {
  const { em, options } = ctx;
  const { organizationId, creator } = webhook;
  // Service accounts have no mailbox.
  const isAble = `"user"."kind" = 'person' and not ("user"."banned" and coalesce("user"."ban_expires" > ?, true))`;
  const order = `order by ("user"."id" = ?) desc, "user"."id" limit ${MAX_RECIPIENTS}`;
  const parameters = [now(), creator?.id ?? null];
  if (organizationId === null) {
    const roles = rolesWith(platformAccess(options), managePermissions.platform);
    const adminUserIds = platformOptions.of({ options }).adminUserIds.filter((id) => Id.safeParse(id).success);
    const rows = await em.execute<object[]>(
      `select * from "user" where (string_to_array("role", ',') && ?::text[] or "id" = any(?::uuid[])) and ${isAble} ${order}`,
      [arrayOf(roles), arrayOf(adminUserIds), ...parameters],
    );
    return rows.map((row) => em.map(User, row));
  }
  const roles = rolesWith(await readAccess(ctx, organizationId), managePermissions.organization);
  const rows = await em.execute<object[]>(
    `select "user".* from "member" join "user" on "user"."id" = "member"."user_id"
     where "organization_id" = ? and string_to_array("member"."role", ',') && ?::text[] and ${isAble} ${order}`,
    [organizationId, arrayOf(roles), ...parameters],
  );
  return rows.map((row) => em.map(User, row));
}

/** The names of the roles that grant permissions. */
function rolesWith(access: Access, required: Permissions): string[] {
  return Object.keys(access.roles).filter((role) => can(access, role, required));
}

/** As PostgreSQL writes an array. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`;
}
