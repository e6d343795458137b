import { lazy, Suspense, type ReactElement } from 'react';

import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import type { OrganizationListProps } from './organization-page.ts';
import { Waiting } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';

const Organizations = lazy(() => import('./organizations.tsx').then((module) => ({ default: module.Organizations })));

/** The user's organizations, of which one is chosen. Nothing without a session. */
export function OrganizationList(props: OrganizationListProps): ReactElement | null {
  useService('<OrganizationList/>');
  const { data: session } = useSession();
  if (!session) return null;
  return (
    <Root className="gh-card">
      <Suspense fallback={<Waiting />}>
        <Organizations {...props} />
      </Suspense>
    </Root>
  );
}
