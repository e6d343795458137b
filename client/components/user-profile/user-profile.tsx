import { lazy, Suspense, type ReactElement } from 'react';

import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { Waiting } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';

const Profile = lazy(() => import('./profile.tsx').then(({ Profile }) => ({ default: Profile })));

/**
 * The account of the signed-in user: profile, email, sign-in methods, passkeys, password, second factors, devices, deletion.
 * Nothing without a session.
 */
export function UserProfile(): ReactElement | null {
  useService('<UserProfile/>');
  const { data } = useSession();
  if (!data) return null;
  return (
    <Root className="gh-card gh-profile">
      <Suspense fallback={<Waiting />}>
        <Profile />
      </Suspense>
    </Root>
  );
}
