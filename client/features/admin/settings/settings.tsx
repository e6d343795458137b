import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';

import { screen } from '#client/console/parts/lazy-screen.tsx';
import { ListSkeleton } from '#client/console/parts/skeletons.tsx';
import { Permitted } from '#client/console/access/permitted.tsx';
import { Screen } from '#client/page/screen.tsx';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { showMessageAfterReload } from '#client/console/text/toast.ts';

import { texts } from './texts.ts';

const base = '/admin/settings';

const parts = {
  configuration: { to: base, Part: screen(() => import('./configuration.tsx'), 'Configuration') },
  providers: { to: `${base}/providers`, Part: screen(() => import('./providers.tsx'), 'Providers') },
  emails: { to: `${base}/emails`, Part: screen(() => import('./emails.tsx'), 'Emails') },
  branding: { to: `${base}/branding`, Part: screen(() => import('./branding/branding.tsx'), 'Branding') },
} as const;
const names = Object.keys(parts) as (keyof typeof parts)[];

/** How the service is configured; the end of the address selects the part. */
export function SettingsScreen() {
  const { pathname } = useLocation();
  useEffect(showMessageAfterReload, []);
  const current = names.find((name) => parts[name].to === pathname) ?? 'configuration';
  const { Part } = parts[current];
  return (
    <Permitted needs={{ settings: ['read'] }}>
      <Screen title={texts.title} about={texts.about[current]}>
        <TabLinks
          label={texts.tabs.label}
          tabs={names.map((name) => ({ to: parts[name].to, label: texts.tabs[name] }))}
        />
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Part />
        </Suspense>
      </Screen>
    </Permitted>
  );
}
