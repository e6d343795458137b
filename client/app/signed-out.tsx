import { Anchor } from '@mantine/core';
import { Navigate, Outlet } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import { Brand } from './brand.tsx';
import { useDestination } from './deep-link.ts';
import { siteOptions } from './site-options.ts';
import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The frame of screens without a session. It does not load the shell. */
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

/** Links to the operator's terms and privacy policy, if configured. */
function Footer() {
  const { termsUrl, privacyUrl } = siteOptions.branding;
  if (!termsUrl && !privacyUrl) return null;
  return (
    <footer>
      {termsUrl ? <Anchor href={termsUrl}>{texts.footer.terms}</Anchor> : null}
      {privacyUrl ? <Anchor href={privacyUrl}>{texts.footer.privacy}</Anchor> : null}
    </footer>
  );
}

/** Screens for visitors without a session; signed-in users are redirected to their destination. */
export function WithoutSession() {
  const { data } = useSession();
  const destination = useDestination();
  return data ? <Navigate to={destination} replace /> : <Outlet />;
}
