import type { EntityManager } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { organizationOptions } from '#server/features/organizations/organization.options.ts';
import { withRoles, type Access, type Roles } from '#shared/lib/permissions.ts';

/** The roles that an organization defines, by name; null without any. Part of the statements that read a membership. */
export const rolesAsJson = (organizationId: string) =>
  `(select json_object_agg(role, permission) from organization_role where organization_id = ${organizationId})`;

/** The roles of the options, with those that an organization defines. */
export function accessOf({ options }: Pick<RequestContext, 'options'>, defined: Roles | null): Access {
  const { access, dynamicAccessControl } = organizationOptions.of({ options });
  return defined !== null && dynamicAccessControl.enabled ? withRoles(access, defined) : access;
}

/** For calls that read no membership. */
export async function readAccess(
  { em, options }: Pick<RequestContext, 'em' | 'options'>,
  organizationId: string,
): Promise<Access> {
  const [row] = await em.execute<{ roles: Roles | null }[]>(`select ${rolesAsJson('?')} roles`, [organizationId]);
  return accessOf({ options }, row!.roles);
}

/** Whether a member or a pending invitation has the role. Requires the lock on the organization. */
export async function isAssigned(em: EntityManager, organizationId: string, role: string): Promise<boolean> {
  const has = `"organization_id" = ? and ? = any(string_to_array("role", ','))`;
  const [row] = await em.execute<{ assigned: boolean }[]>(
    `select exists(select from "member" where ${has})
      or exists(select from "invitation" where ${has} and "status" = 'pending') assigned`,
    [organizationId, role, organizationId, role],
  );
  return row!.assigned;
}

/** Renames a role in members and pending invitations. Requires the lock on the organization. */
export async function renameAssigned(
  em: EntityManager,
  organizationId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const [table, condition] of [
    ['member', 'true'],
    ['invitation', `"status" = 'pending'`],
  ] as const) {
    // The new name can be there already: of a role that existed in the options.
    await em.execute(
      `update "${table}" set "role" = array_to_string(array_replace(array_remove(string_to_array("role", ','), ?), ?, ?), ',')
       where "organization_id" = ? and ? = any(string_to_array("role", ',')) and ${condition}`,
      [to, from, to, organizationId, from],
    );
  }
}
