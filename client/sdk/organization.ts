import type { OrganizationRole } from '#generated/api.ts';
import { can, withRoles, type Access } from '#shared/lib/permissions.ts';
import { organizationAccess, type OrganizationPermissions } from '#shared/lib/organization-access.ts';

import type { CallResult } from './call-result.ts';
import { trpc } from './react.tsx';
import { useSession } from './session.ts';

/** The session's active organization with its members, invitations and teams; `data` is null without one. */
export function useActiveOrganization(): CallResult<'organization.getFullOrganization'> {
  const { data: session } = useSession();
  return trpc.organization.getFullOrganization.useQuery({}, { enabled: Boolean(session) });
}

/** The organizations that the caller belongs to. */
export function useListOrganizations(): CallResult<'organization.list'> {
  const { data: session } = useSession();
  return trpc.organization.list.useQuery({}, { enabled: Boolean(session) });
}

/** The teams that the caller belongs to, in all organizations. */
export function useListUserTeams(): CallResult<'organization.listUserTeams'> {
  const { data: session } = useSession();
  return trpc.organization.listUserTeams.useQuery({}, { enabled: Boolean(session) });
}

/** The caller's membership in an organization, by default the active one; `data` is null without one. */
export function useActiveMember(organizationId?: string): CallResult<'organization.getActiveMember'> {
  const { data: session } = useSession();
  return trpc.organization.getActiveMember.useQuery({ organizationId }, { enabled: Boolean(session) });
}

/** The roles that an organization defines, by default the active one, where the service lets organizations define roles. */
export function useOrganizationRoles(organizationId?: string): CallResult<'organization.listRoles'> {
  const { data: session } = useSession();
  return trpc.organization.listRoles.useQuery({ organizationId }, { enabled: Boolean(session) });
}

/** The roles of the service together with those that an organization defines, for `usePermission`. */
export function accessWith(
  roles: readonly Pick<OrganizationRole, 'role' | 'permission'>[],
  access: Access = organizationAccess,
): Access {
  return withRoles(access, Object.fromEntries(roles.map(({ role, permission }) => [role, permission])));
}

/**
 * Whether the caller's roles in the active organization grant the permissions; false until they are loaded. Use it to
 * hide actions: the service checks the permissions of every call.
 */
export function usePermission(permissions: OrganizationPermissions, access: Access = organizationAccess): boolean {
  const { data: member } = useActiveMember();
  return member ? can(access, member.role, permissions) : false;
}
