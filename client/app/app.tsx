import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { GatehouseProvider } from '#client/sdk/react.tsx';

import { ErrorBoundary } from './error-boundary.tsx';
import { watchForSignOut } from './forms/drafts.ts';
import { IdentityCheck } from './identity/identity-check.tsx';
import { InstalledFeatures, type Feature } from './feature.ts';
import { AppRoutes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

export function App({ features }: { features: readonly Feature[] }) {
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <GatehouseProvider>
          <InstalledFeatures value={features}>
            <BrowserRouter>
              <Screens />
            </BrowserRouter>
          </InstalledFeatures>
        </GatehouseProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

function Screens() {
  const { pathname } = useLocation();
  const queries = useQueryClient();
  useEffect(() => watchForSignOut(queries), [queries]);
  return (
    <ErrorBoundary resetKey={pathname}>
      <IdentityCheck>
        <Suspense fallback={null}>
          <AppRoutes />
        </Suspense>
      </IdentityCheck>
    </ErrorBoundary>
  );
}
