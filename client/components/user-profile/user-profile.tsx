import { lazy, Suspense, type ReactElement } from 'react';

import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { Waiting } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';
import type { UserProfileProps } from './account-page.ts';

const Profile = lazy(() => import('./profile.tsx').then(({ Profile }) => ({ default: Profile })));

/**
 * The account of the signed-in user, on pages: the profile with the email, security with the ways to sign in, and sessions.
 * Nothing without a session.
 */
export function UserProfile(props: UserProfileProps): ReactElement | null {
  useService('<UserProfile/>');
  const { data } = useSession();
  if (!data) return null;
  return (
    <Root className="gh-card gh-profile">
      <Suspense fallback={<Waiting />}>
        <Profile {...props} />
      </Suspense>
    </Root>
  );
}
