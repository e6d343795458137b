import { lazy, Suspense, type ReactNode } from 'react';

import { Brand } from './brand.tsx';
import { publicConfiguration } from './public-configuration.ts';
import { texts } from '#client/components/texts/page-texts.ts';

const LanguageSwitch = lazy(() =>
  import('./language-switch.tsx').then((module) => ({ default: module.LanguageSwitch })),
);

const ThemeSwitch = lazy(() => import('./theme-switch.tsx').then((module) => ({ default: module.ThemeSwitch })));

/** The frame of screens without a session. It loads neither the router nor the shell. */
export function SignedOutFrame({ children }: { children: ReactNode }) {
  return (
    <div className="signed-out">
      <div className="preferences">
        <Suspense fallback={null}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Suspense>
      </div>
      <main>
        <header className="signed-out-brand">
          <Brand />
        </header>
        {children}
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
      {termsUrl ? <a href={termsUrl}>{texts.footer.terms}</a> : null}
      {privacyUrl ? <a href={privacyUrl}>{texts.footer.privacy}</a> : null}
    </footer>
  );
}
