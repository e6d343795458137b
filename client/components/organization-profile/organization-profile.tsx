import { lazy, Suspense, type ReactElement } from 'react';

import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { Waiting } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';
import type { OrganizationProfileProps } from './organization-page.ts';

const Organization = lazy(() => import('./organization.tsx').then((module) => ({ default: module.Organization })));

/**
 * The active organization, on pages: general settings with leaving and deleting it, members, invitations. Users see what their
 * roles permit.
 * Nothing without a session.
 */
export function OrganizationProfile(props: OrganizationProfileProps): ReactElement | null {
  useService('<OrganizationProfile/>');
  const { data } = useSession();
  if (!data) return null;
  return (
    <Root className="gh-card gh-profile">
      <Suspense fallback={<Waiting />}>
        <Organization {...props} />
      </Suspense>
    </Root>
  );
}
