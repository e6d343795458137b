import { trpc } from '#client/sdk/react.tsx';
import { accessWith } from '#client/sdk/organization.ts';
import type { Access } from '#shared/permissions.ts';

import type { LoadedQuery } from './lists/loaded.tsx';
import { siteOptions } from './site-options.ts';

const { definesRoles, organizationAccess } = siteOptions;

/** The roles of the options, with those that an organization defines. */
export function useOrganizationAccess(organizationId: string | undefined): LoadedQuery<Access> {
  const { data, error, refetch } = trpc.organization.listRoles.useQuery(
    { organizationId },
    { enabled: definesRoles && organizationId !== undefined },
  );
  if (!definesRoles) return { data: organizationAccess, error: null, refetch };
  return { data: data && accessWith(data, organizationAccess), error, refetch };
}
