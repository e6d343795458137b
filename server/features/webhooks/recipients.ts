import type { RequestContext } from '#server/call/context.ts';
import { findManagers, rolesWith } from '#server/features/organizations/managers.ts';
import { platformAccess } from '#server/features/users/platform-role.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findMailRecipients, textArray } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { Id } from '#shared/lib/fields.ts';

import type { WebhookEndpoint } from './webhook.entity.ts';
import { managePermissions } from './webhook.definitions.ts';

/** The users who get the mail about a webhook: some of those who may manage it now, its creator first. */
export async function findManagersOf(ctx: RequestContext, webhook: WebhookEndpoint): Promise<User[]> {
  const { em, options } = ctx;
  const { organizationId, creator } = webhook;
  if (organizationId !== null) return findManagers(ctx, { organizationId, creator }, managePermissions.organization);
  const roles = rolesWith(platformAccess(options), managePermissions.platform);
  const adminUserIds = platformOptions.of({ options }).adminUserIds.filter((id) => Id.safeParse(id).success);
  return findMailRecipients(em, {
    from: '"user"',
    where: `(string_to_array("role", ',') && ?::text[] or "id" = any(?::uuid[]))`,
    parameters: [textArray(roles), textArray(adminUserIds)],
    creator,
  });
}
