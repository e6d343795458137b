import { DirectionContext, MantineProvider } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { GatehouseProvider } from '#client/sdk/react.tsx';

import { ErrorBoundary } from './error-boundary.tsx';
import { watchForSignOut } from './forms/drafts.ts';
import { Reauthentication } from './reauthentication/reauthentication.tsx';
import { InstalledFeatures, type Feature } from './feature.ts';
import { AppRoutes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

const fixed = () => {};
/** That of the language, which the service has written into the page. */
const direction = {
  dir: document.documentElement.dir === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  setDirection: fixed,
  toggleDirection: fixed,
};

export function App({ features }: { features: readonly Feature[] }) {
  return (
    <DirectionContext value={direction}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <GatehouseProvider>
          <InstalledFeatures value={features}>
            <BrowserRouter>
              <Screens />
            </BrowserRouter>
          </InstalledFeatures>
        </GatehouseProvider>
      </MantineProvider>
    </DirectionContext>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const queries = useQueryClient();
  useEffect(() => watchForSignOut(queries), [queries]);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Reauthentication>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </Reauthentication>
    </ErrorBoundary>
  );
}
