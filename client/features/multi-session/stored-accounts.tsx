import { Suspense } from 'react';

import { screen } from '#client/app/lazy-screen.ts';
import { siteOptions } from '#client/app/site-options.ts';

const AccountButtons = screen(() => import('./account-buttons.tsx'), 'AccountButtons');

/** Below the form of the sign-in screen. */
export function StoredAccounts() {
  return siteOptions.multiSession ? (
    <Suspense fallback={null}>
      <AccountButtons />
    </Suspense>
  ) : null;
}
