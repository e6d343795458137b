import type { Access } from '#shared/lib/permissions.ts';

import {
  actionName,
  resourceName,
  texts as permissionTexts,
} from '#client/components/texts/organizations/role-texts.ts';
import type { Translation } from '#shared/lib/language/translation.ts';

import { texts as memberTexts } from '#client/components/texts/organizations/member-texts.ts';

interface RoleTexts {
  roles: Translation<(typeof memberTexts)['roles']>;
  permissions: Translation<typeof permissionTexts>;
}

const roleTexts: RoleTexts = { roles: memberTexts.roles, permissions: permissionTexts };

/** A permission that every role includes. */
export const OF_EVERY_ROLE = 'ac:read';

/** All roles, the highest first. */
export function rolesByRank(access: Access): string[] {
  return Object.keys(access.roles).sort((left, right) => rank(access, right) - rank(access, left));
}

function rank(access: Access, role: string): number {
  if (role === access.topRole) return Infinity;
  return Object.values(access.roles[role] ?? {}).flat().length;
}

/** For a role that the service's options or the organization define, the permissions that it grants. */
export function roleDescription(access: Access, role: string, texts = roleTexts): string {
  const permissions = Object.entries<readonly string[] | undefined>(access.roles[role] ?? {})
    .map(
      ([resource, actions = []]) =>
        [resource, actions.filter((action) => `${resource}:${action}` !== OF_EVERY_ROLE)] as const,
    )
    .filter(([, actions]) => actions.length > 0)
    .map(([resource, actions]) =>
      texts.permissions.permissionsOf(
        resourceName(resource, texts.permissions),
        actions.map((action) => actionName(resource, action, texts.permissions)),
      ),
    );
  const descriptions: Readonly<Record<string, string>> = texts.roles.descriptions;
  return descriptions[role] ?? (permissions.join('; ') || texts.roles.noPermissions);
}

export function roleName(role: string, { roles }: Pick<RoleTexts, 'roles'> = roleTexts): string {
  const names: Readonly<Record<string, string>> = roles.names;
  return names[role] ?? role.charAt(0).toUpperCase() + role.slice(1);
}
