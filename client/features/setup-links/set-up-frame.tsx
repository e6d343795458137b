import './set-up.css';

import { useEffect, useMemo } from 'react';
import { Outlet, useParams } from 'react-router';

import type { SetUpOutlet } from '#client/console/access/use-set-up.ts';
import { useFeatures } from '#client/console/feature.ts';
import { Loaded } from '#client/console/lists/loaded.tsx';
import { loadNavigation } from '#client/console/shell/load-navigation.ts';
import { TabLinks } from '#client/console/shell/tab-links.tsx';
import { Brand } from '#client/page/brand.tsx';
import { LanguageSwitch } from '#client/page/language-switch.tsx';
import { ThemeSwitch } from '#client/page/theme-switch.tsx';
import { GatehouseProvider, trpc } from '#client/sdk/react.tsx';
import { permissionsOfAll } from '#shared/setup-links/scopes.ts';

import { texts } from './texts.ts';
import { unusableLink } from './unusable-link.tsx';

/** The screens of a set-up link. Their calls name the link; the cookie of the browser proves it. */
export function SetUpFrame() {
  const { link = '' } = useParams();
  const headers = useMemo(() => ({ 'setup-link': link }), [link]);
  const features = useFeatures();
  // The texts of errors.
  useEffect(() => void loadNavigation(features), [features]);
  return (
    <GatehouseProvider key={link} headers={headers}>
      <div className="set-up">
        <header>
          <Brand />
          <div className="set-up-preferences">
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </header>
        <main>
          <Opened />
        </main>
      </div>
    </GatehouseProvider>
  );
}

const screens = { domains: 'domains', sso: 'single-sign-on', scim: 'directory' } as const;

function Opened() {
  const query = trpc.setupLink.get.useQuery({});
  return (
    <Loaded query={query} screen renderError={unusableLink}>
      {(setupLink) => {
        const root = `/set-up/${setupLink.id}`;
        const tabs = [
          { to: root, label: texts.page.overview },
          ...setupLink.scopes.map((scope) => ({ to: `${root}/${screens[scope]}`, label: texts.scopes[scope] })),
        ];
        return (
          <>
            <TabLinks label={texts.page.menu} tabs={tabs} />
            <Outlet context={{ setupLink, permissions: permissionsOfAll(setupLink.scopes) } satisfies SetUpOutlet} />
          </>
        );
      }}
    </Loaded>
  );
}
