import { Anchor } from '@mantine/core';
import { Navigate, Outlet } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import { Brand } from './brand.tsx';
import { useDestination } from './deep-link.ts';
import { siteOptions } from './site-options.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of the screens that need no session. It loads neither the shell nor what only the shell needs. */
export function SignedOutFrame() {
  return (
    <div className="signed-out">
      <header>
        <Brand />
        <ThemeSwitch />
      </header>
      <main>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** What people agree to by signing up, where the operator said so. */
function Footer() {
  const { termsUrl, privacyUrl } = siteOptions.branding;
  if (!termsUrl && !privacyUrl) return null;
  return (
    <footer>
      {termsUrl ? <Anchor href={termsUrl}>Terms</Anchor> : null}
      {privacyUrl ? <Anchor href={privacyUrl}>Privacy</Anchor> : null}
    </footer>
  );
}

/** Screens for getting a session: whoever has one goes where they were going. */
export function WithoutSession() {
  const { data } = useSession();
  const destination = useDestination();
  return data ? <Navigate to={destination} replace /> : <Outlet />;
}
