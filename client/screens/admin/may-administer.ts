import { siteOptions } from '#client/app/site-options.ts';
import { useUser } from '#client/sdk/session.ts';
import { can, reaches } from '#shared/permissions.ts';
import type { PlatformPermissions } from '#shared/platform-permissions.ts';

const access = siteOptions.platformAccess;

export const platformRoles = Object.keys(access.roles);

/** What the person may do to the platform, and to whom. */
export function useMayAdminister() {
  const { id, role } = useUser();
  return {
    may: (wanted: PlatformPermissions) => can(access, role, wanted),
    /** Nobody acts on who may do more than they do themselves, nor hands out such a role. */
    reaches: (roles: string | readonly string[]) => reaches(access, role, roles),
    isMe: (user: { id: string }) => user.id === id,
  };
}

/** Anybody who may do anything here; nobody works in their place. */
export function isAdministrator(role: string): boolean {
  return Object.keys(access.statements).some((resource) =>
    access.statements[resource]!.some((action) => can(access, role, { [resource]: [action] })),
  );
}
