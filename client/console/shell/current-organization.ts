import { useMatch } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

export type ListedOrganization = Outputs['organization']['list'][number];

/** The user's organizations, and the current one: that of the address, else the session's active one. */
export function useCurrentOrganization() {
  const slug = useMatch('/organizations/:slug/*')?.params.slug;
  const { data: current } = useSession();
  const { data: organizations } = trpc.organization.list.useQuery({});
  const isShown = ({ id, slug: own }: ListedOrganization) =>
    slug === undefined ? id === current?.session.activeOrganizationId : own === slug;
  return { organizations, shown: organizations?.find(isShown) };
}
