import { Suspense } from 'react';

import { screen } from '#client/app/lazy-screen.ts';
import { publicConfiguration } from '#client/app/public-configuration.ts';

const AccountButtons = screen(() => import('./account-buttons.tsx'), 'AccountButtons');

/** Below the form of the sign-in screen. */
export function StoredAccounts() {
  return publicConfiguration.multiSession ? (
    <Suspense fallback={null}>
      <AccountButtons />
    </Suspense>
  ) : null;
}
