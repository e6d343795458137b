import './signed-out.css';

import { Anchor } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useSearchParams } from 'react-router';

import { useSession } from '#client/sdk/session.ts';

import { Brand } from './brand.tsx';
import { ADD_ACCOUNT, useDestination } from './deep-link.ts';
import { publicConfiguration } from './public-configuration.ts';
import { texts } from './texts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const LanguageSwitch = lazy(() =>
  import('./language-switch.tsx').then((module) => ({ default: module.LanguageSwitch })),
);

/** The frame of screens without a session. It does not load the shell. */
export function SignedOutFrame() {
  return (
    <div className="signed-out">
      <div className="preferences">
        <Suspense fallback={null}>
          <LanguageSwitch />
        </Suspense>
        <ThemeSwitch />
      </div>
      <main>
        <header className="signed-out-brand">
          <Brand />
        </header>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}

/** Links to the operator's terms and privacy policy, if configured. */
function Footer() {
  const { termsUrl, privacyUrl } = publicConfiguration.branding;
  if (!termsUrl && !privacyUrl) return null;
  return (
    <footer>
      {termsUrl ? (
        <Anchor href={termsUrl} size="sm">
          {texts.footer.terms}
        </Anchor>
      ) : null}
      {privacyUrl ? (
        <Anchor href={privacyUrl} size="sm">
          {texts.footer.privacy}
        </Anchor>
      ) : null}
    </footer>
  );
}

/** Screens for visitors without a session; signed-in users are redirected to their destination. */
export function WithoutSession() {
  const { data } = useSession();
  const destination = useDestination();
  const [query] = useSearchParams();
  // The session that a user who adds an account had before.
  const [previous] = useState(query.has(ADD_ACCOUNT) ? data?.session.id : undefined);
  if (!data || data.session.id === previous) return <Outlet />;
  return previous === undefined ? <Navigate to={destination} replace /> : <Reload at={destination} />;
}

/** A new document has no data of the previous account. */
function Reload({ at }: { at: string }) {
  useEffect(() => location.assign(at), [at]);
  return null;
}
