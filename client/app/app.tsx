import { MantineProvider } from '@mantine/core';
import { Suspense } from 'react';
import { BrowserRouter, useLocation } from 'react-router';

import { GatehouseProvider } from '#client/sdk/react.tsx';

import { ErrorBoundary } from './error-boundary.tsx';
import { InstalledFeatures, type Feature } from './feature.ts';
import { AppRoutes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

export function App({ features }: { features: readonly Feature[] }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <GatehouseProvider>
        <InstalledFeatures value={features}>
          <BrowserRouter>
            <Screens />
          </BrowserRouter>
        </InstalledFeatures>
      </GatehouseProvider>
    </MantineProvider>
  );
}

function Screens() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={null}>
        <AppRoutes />
      </Suspense>
    </ErrorBoundary>
  );
}
