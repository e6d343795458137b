import { lazy, Suspense, type ReactElement } from 'react';

import { useService } from '#client/sdk/provider.ts';
import { useSession } from '#client/sdk/session.ts';

import { apiKeyErrors } from '#client/components/errors/api-keys-errors.ts';
import { MoreErrors } from '#client/components/errors.ts';
import { Reauthentication } from '#client/components/reauthentication.tsx';
import { Announcements } from '#client/components/ui/announcements.tsx';
import { Waiting } from '#client/components/ui/loading.tsx';
import { Root } from '#client/components/ui/root.tsx';
import type { APIKeysProps } from './api-key.ts';

const Keys = lazy(() => import('./keys.tsx').then((module) => ({ default: module.Keys })));

/** The API keys of the user, with which programs act for the user. Nothing without a session. */
export function APIKeys({ signInUrl, scopes }: APIKeysProps): ReactElement | null {
  useService('<APIKeys/>');
  const { data } = useSession();
  if (!data) return null;
  return (
    <Root className="gh-card">
      <MoreErrors.Provider value={apiKeyErrors}>
        <Reauthentication signInUrl={signInUrl}>
          <Announcements>
            <Suspense fallback={<Waiting />}>
              <Keys scopes={scopes} />
            </Suspense>
          </Announcements>
        </Reauthentication>
      </MoreErrors.Provider>
    </Root>
  );
}
