import { trpc } from '#client/sdk/react.tsx';
import { accessWith } from '#client/sdk/organization.ts';
import type { Access } from '#shared/lib/permissions.ts';

import type { LoadedQuery } from '#client/console/lists/loaded.tsx';
import { publicConfiguration } from '#client/page/public-configuration.ts';

const { definesRoles, organizationAccess } = publicConfiguration;

const withDefined = (defined: Parameters<typeof accessWith>[0]) => accessWith(defined, organizationAccess);

/** The roles of the options, with those that an organization defines. */
export function useOrganizationAccess(organizationId: string | undefined): LoadedQuery<Access> {
  const defined = trpc.organization.listRoles.useQuery(
    { organizationId },
    { enabled: definesRoles && organizationId !== undefined, select: withDefined },
  );
  return definesRoles ? defined : { data: organizationAccess, error: null, refetch: defined.refetch };
}
