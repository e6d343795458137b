import { trpc } from '#client/sdk/react.tsx';
import { can, type OrganizationPermissions } from '#shared/permissions.ts';

import { siteOptions } from './site-options.ts';

/** What the person may do in an organization; nothing while that is not known. */
export function useOrganizationPermission(
  organizationId: string | undefined,
): (wanted: OrganizationPermissions) => boolean {
  const { data } = trpc.organization.getActiveMember.useQuery(
    { organizationId },
    { enabled: organizationId !== undefined },
  );
  return (wanted) => data != null && can(siteOptions.organizationAccess, data.role, wanted);
}
