import { trpc } from '#client/sdk/react.tsx';
import { can } from '#shared/lib/permissions.ts';
import type { OrganizationPermissions } from '#shared/lib/organization-access.ts';

import { useOrganizationAccess } from './use-organization-access.ts';

/** Checks permissions of the user in an organization; false until the membership and the roles are loaded. */
export function useOrganizationPermission(
  organizationId: string | undefined,
): (permissions: OrganizationPermissions) => boolean {
  const { data } = trpc.organization.getActiveMember.useQuery(
    { organizationId },
    { enabled: organizationId !== undefined },
  );
  const { data: access } = useOrganizationAccess(organizationId);
  return (permissions) => data != null && access !== undefined && can(access, data.role, permissions);
}
