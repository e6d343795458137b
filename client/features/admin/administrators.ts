import { publicConfiguration } from '#client/page/public-configuration.ts';
import { can } from '#shared/lib/permissions.ts';

const access = publicConfiguration.platformAccess;

export const platformRoles = Object.keys(access.roles);

/** A user with any platform permission; administrators cannot be impersonated. */
export function isAdministrator(role: string): boolean {
  return Object.keys(access.statements).some((resource) =>
    access.statements[resource]!.some((action) => can(access, role, { [resource]: [action] })),
  );
}
