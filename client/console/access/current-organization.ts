import { useEffect } from 'react';
import { useMatch } from 'react-router';

import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import { useSession } from '#client/sdk/session.ts';

export type ListedOrganization = Outputs['organization']['list'][number];

/** The slug of the last organization whose screens this tab has shown. */
let visited: string | undefined;

/** The user's organizations, and the current one: that of the address, else the last visited, else the session's active one. */
export function useCurrentOrganization() {
  const slug = useMatch('/organizations/:slug/*')?.params.slug;
  const { data: current } = useSession();
  const { data: organizations } = trpc.organization.list.useQuery({});
  useEffect(() => {
    visited = slug ?? visited;
  }, [slug]);
  const withSlug = (wanted: string | undefined) => organizations?.find((each) => each.slug === wanted);
  const active = organizations?.find(({ id }) => id === current?.session.activeOrganizationId);
  const shown = slug === undefined ? (withSlug(visited) ?? active ?? organizations?.[0]) : withSlug(slug);
  return { organizations, shown };
}
