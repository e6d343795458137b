import { siteOptions } from '#client/app/site-options.ts';
import { usePlatformAccess } from '#client/app/forms/platform-access.ts';
import { can } from '#shared/permissions.ts';

const access = siteOptions.platformAccess;

export const platformRoles = Object.keys(access.roles);

export const useMayAdminister = usePlatformAccess;

/** Anybody who may do anything here; nobody works in their place. */
export function isAdministrator(role: string): boolean {
  return Object.keys(access.statements).some((resource) =>
    access.statements[resource]!.some((action) => can(access, role, { [resource]: [action] })),
  );
}
