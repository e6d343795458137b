import { trpc } from '#client/sdk/react.tsx';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import { siteOptions } from './site-options.ts';

/** Checks permissions of the user in an organization; false until the membership is loaded. */
export function useOrganizationPermission(
  organizationId: string | undefined,
): (permissions: OrganizationPermissions) => boolean {
  const { data } = trpc.organization.getActiveMember.useQuery(
    { organizationId },
    { enabled: organizationId !== undefined },
  );
  return (permissions) => data != null && can(siteOptions.organizationAccess, data.role, permissions);
}
