import { can, organizationAccess, type Access, type OrganizationPermissions } from '#shared/permissions.ts';

import type { Answer } from './answer.ts';
import { trpc } from './react.tsx';
import { useSession } from './session.ts';

/** The session's active organization with its members, invitations and teams; `data` is null without one. */
export function useActiveOrganization(): Answer<'organization.getFullOrganization'> {
  const { data: session } = useSession();
  return trpc.organization.getFullOrganization.useQuery({}, { enabled: Boolean(session) });
}

/** The organizations that the caller belongs to. */
export function useListOrganizations(): Answer<'organization.list'> {
  const { data: session } = useSession();
  return trpc.organization.list.useQuery({}, { enabled: Boolean(session) });
}

/** The teams that the caller belongs to, in all organizations. */
export function useListUserTeams(): Answer<'organization.listUserTeams'> {
  const { data: session } = useSession();
  return trpc.organization.listUserTeams.useQuery({}, { enabled: Boolean(session) });
}

/** The caller's membership in an organization, by default the active one; `data` is null without one. */
export function useActiveMember(organizationId?: string): Answer<'organization.getActiveMember'> {
  const { data: session } = useSession();
  return trpc.organization.getActiveMember.useQuery({ organizationId }, { enabled: Boolean(session) });
}

/**
 * Whether the caller's roles in the active organization grant the permissions; false until they are loaded. Use it to
 * hide actions: the service checks the permissions of every call.
 */
export function usePermission(permissions: OrganizationPermissions, access: Access = organizationAccess): boolean {
  const { data: member } = useActiveMember();
  return member ? can(access, member.role, permissions) : false;
}
